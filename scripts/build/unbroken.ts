import { HTMLElement, type Node, parse, TextNode } from "node-html-parser";

/** What must not break across lines: a phone number, "900 GB", "10-20 hours", "30 days", "$5-$10", "8am-6pm", "7:30am-5pm", "60-person", "I-69", "34 − 12 = 22", "on-site", "sign-ins", "mid-size", "three-year", "Managed IT". */
const unbreakable = new RegExp(
  [
    String.raw`\$?\d(?:[\d.,]*\d)?(?: [−+×÷=] \$?\d(?:[\d.,]*\d)?)+`,
    String.raw`\(\d{3}\) \d{3}-\d{4}`,
    String.raw`\d[\d.,]*(?:[-–]\d[\d.,]*)? (?:business )?(?:minutes?|hours?|miles|days?|nights?|weeks?|months?|years?|points|GB|GHz|Mbps)\b`,
    String.raw`\$?\d+(?::\d\d)?(?:[ap]m)?[-–]\$?\d+(?::\d\d)?(?:[ap]m)?`,
    String.raw`\d+-[A-Za-z]+`,
    String.raw`\b(?:[A-Za-z]{1,2}-[A-Za-z]+|[A-Za-z]+-[A-Za-z]{1,2}s?)\b(?!-)`,
    String.raw`\b(?:[Tt]wo|[Tt]hree|[Ff]our|[Ff]ive|[Ss]ix|[Tt]en)-[a-z]+`,
    String.raw`\bI-\d+`,
    "Monday-Friday",
    "Managed IT",
    "mid-size",
    "multi-factor",
    String.raw`\d+ CFR [\d.]+\d(?:\(\w\))*`,
  ].join("|"),
  "g",
);

/** Elements that cannot contain a span; and forms, which must stay as React rendered them. */
const excluded = "head, script, select, style, svg, textarea, title, [data-form]";

const textsIn = (node: Node): Node[] => {
  if (node instanceof TextNode) return [node];
  const left = node instanceof HTMLElement && node.matches(excluded);
  return left ? [] : node.childNodes.flatMap(textsIn);
};

/** Wrapped in a span, so that the text stays one item of a flex box. */
function marked(text: string): string {
  const words = text.replace(unbreakable, '<span class="unbroken">$&</span>');
  return words === text ? text : `<span>${words}</span>`;
}

/**
 * Wraps in a page what must not break across lines. In spans and not with special characters, so that the text can be
 * copied and searched.
 */
export function unbroken(html: string): string {
  let output = "";
  let at = 0;
  for (const { range } of textsIn(parse(html))) {
    const [from, to] = range;
    output += html.slice(at, from) + marked(html.slice(from, to));
    at = to;
  }
  return output + html.slice(at);
}

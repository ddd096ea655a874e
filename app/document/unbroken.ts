/** What belongs on one line: a phone number, "900 GB", "10-20 hours", "30 days", "$5-$10", "8am-6pm", "60-person", "I-69", "34 − 12 = 22", "on-site", "sign-ins", "mid-size", "three-year", "Managed IT". */
const asOne = new RegExp(
  [
    String.raw`\$?\d(?:[\d.,]*\d)?(?: [−+×÷=] \$?\d(?:[\d.,]*\d)?)+`,
    String.raw`\(\d{3}\) \d{3}-\d{4}`,
    String.raw`\d[\d.,]*(?:[-–]\d[\d.,]*)? (?:business )?(?:minutes?|hours?|miles|days?|nights?|weeks?|months?|years?|points|GB|GHz|Mbps)\b`,
    String.raw`\$?\d+(?:[ap]m)?[-–]\$?\d+(?:[ap]m)?`,
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

/** A tag with its name and attributes, or a comment. React escapes `<` and `>` everywhere else. */
const tag = /<(\/?)([a-z][\w-]*)([^>]*)>|<!--.*?-->/gs;

/** Elements in which a span would be text, or end a drawing. */
const verbatim = new Set(["head", "script", "select", "style", "svg", "textarea", "title"]);

/** A form's script expects it as React drew it. */
const isForm = (attributes: string) => / data-form[=\s]/.test(`${attributes} `);

/** Whether a tag begins something that stays as it is: one of those elements, or a form. */
const begins = (name: string, attributes: string) => verbatim.has(name) || isForm(attributes);

/** Where the element that a tag begins has ended; the end of the page if it never does. */
function endOf(html: string, name: string, from: number): number {
  const same = new RegExp(`<(/?)${name}\\b[^>]*>`, "g");
  same.lastIndex = from;
  let open = 1;
  for (let found = same.exec(html); found; found = same.exec(html)) {
    open += found[1] ? -1 : 1;
    if (open === 0) return same.lastIndex;
  }
  return html.length;
}

/** In a span of its own, so that in a flex box the text around it stays one item. */
function marked(text: string): string {
  const words = text.replace(asOne, '<span class="unbroken">$&</span>');
  return words === text ? text : `<span>${words}</span>`;
}

/**
 * A page of our own words with those held on one line that belong there. The characters stay as they are, for
 * those who copy or search them.
 */
export function unbroken(html: string): string {
  let done = "";
  let at = 0;
  tag.lastIndex = 0;
  for (let found = tag.exec(html); found; found = tag.exec(html)) {
    const [whole, closes, name, attributes = ""] = found;
    const skipped = name && !closes && !whole.endsWith("/>") && begins(name, attributes);
    if (skipped) tag.lastIndex = endOf(html, name, tag.lastIndex);
    done += marked(html.slice(at, found.index)) + html.slice(found.index, tag.lastIndex);
    at = tag.lastIndex;
  }
  return done + marked(html.slice(at));
}

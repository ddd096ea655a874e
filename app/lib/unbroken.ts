/** What belongs on one line: a phone number, "900 GB", "10-20 hours", "$5-$10", "8am-6pm", "60-person", "I-69". */
const asOne = new RegExp(
  [
    String.raw`\(\d{3}\) \d{3}-\d{4}`,
    String.raw`\d[\d.,]*(?:[-–]\d[\d.,]*)? (?:business )?(?:minutes?|hours?|miles|points|GB|GHz|Mbps)\b`,
    String.raw`\$?\d+(?:[ap]m)?[-–]\$?\d+(?:[ap]m)?`,
    String.raw`\d+-[A-Za-z]+`,
    String.raw`\bI-\d+`,
    "Monday-Friday",
    String.raw`\d+ CFR [\d.]+\d(?:\(\w\))*`,
  ].join("|"),
  "g",
);

/** Where a drawing begins and ends, and text between tags. */
const pieces = /<svg\b|<\/svg|>[^<]+/g;

/** In a span of its own, so that in a flex box the text around it stays one item. */
function marked(text: string): string {
  const words = text.replace(asOne, '<span class="unbroken">$&</span>');
  return words === text ? text : `><span>${words.slice(1)}</span>`;
}

/** Markup with its words marked, except in drawings: to a browser a span within one is its end. */
function markWords(markup: string): string {
  let depth = 0; // A drawing may hold others.
  return markup.replace(pieces, (piece) => {
    if (piece === "<svg") depth += 1;
    else if (piece === "</svg") depth -= 1;
    else if (depth === 0) return marked(piece);
    return piece;
  });
}

/**
 * The page with such words held on one line. Their characters stay as they are, for those who copy or
 * search them. Only markup that React leaves alone in the browser is touched (`<ServerMarkup>`).
 */
export const unbroken = (html: string): string =>
  html.replace(/<server-markup>[\s\S]*?<\/server-markup>/g, markWords);

/** What belongs on one line: a phone number, "900 GB", "10-20 hours", "$5-$10", "60-person". */
const asOne = new RegExp(
  [
    String.raw`\(\d{3}\) \d{3}-\d{4}`,
    String.raw`\d[\d.,]*(?:[-–]\d[\d.,]*)? (?:business )?(?:minutes?|hours?|miles|points|GB|GHz|Mbps)\b`,
    String.raw`\$\d+[-–]\$\d+`,
    String.raw`\d+-[A-Za-z]+`,
    "Monday-Friday",
    String.raw`\d+ CFR [\d.]+\d(?:\(\w\))*`,
  ].join("|"),
  "g",
);

/** Where a drawing begins and ends, and text between tags. */
const pieces = /<svg\b|<\/svg|>[^<]+/g;

/** Markup with its words marked, except in drawings: to a browser a span within one is its end. */
function markWords(markup: string): string {
  let depth = 0; // A drawing may hold others.
  return markup.replace(pieces, (piece) => {
    if (piece === "<svg") depth += 1;
    else if (piece === "</svg") depth -= 1;
    else if (depth === 0) return piece.replace(asOne, '<span class="unbroken">$&</span>');
    return piece;
  });
}

/**
 * The page with such words held on one line. Their characters stay as they are, for those who copy or
 * search them. Only markup that React leaves alone in the browser is touched (`<ServerMarkup>`).
 */
export const unbroken = (html: string): string =>
  html.replace(/<server-markup>[\s\S]*?<\/server-markup>/g, markWords);

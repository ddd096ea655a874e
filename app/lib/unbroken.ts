/** What belongs on one line: a phone number, "900 GB", "10-20 hours", "$5-$10", "60-person". */
const asOne = new RegExp(
  [
    String.raw`\(\d{3}\) \d{3}-\d{4}`,
    String.raw`\d[\d.,]*(?:[-–]\d[\d.,]*)? (?:business )?(?:minutes?|hours?|miles|points|GB|GHz|Mbit\/s)\b`,
    String.raw`\$\d+[-–]\$\d+`,
    String.raw`\d+-[A-Za-z]+`,
    "Monday-Friday",
    String.raw`\d+ CFR [\d.]+\d(?:\(\w\))*`,
  ].join("|"),
  "g",
);

/** Text between tags, outside drawings, whose text knows no spans. */
const words = /<svg[\s\S]*?<\/svg>|>[^<]+/g;

/**
 * The page with such words held on one line. Their characters stay as they are, for those who copy or
 * search them. Only markup that React leaves alone in the browser is touched (`<ServerMarkup>`).
 */
export const unbroken = (html: string): string =>
  html.replace(/<server-markup>[\s\S]*?<\/server-markup>/g, (markup) =>
    markup.replace(words, (piece) =>
      piece.startsWith(">") ? piece.replace(asOne, '<span class="unbroken">$&</span>') : piece,
    ),
  );

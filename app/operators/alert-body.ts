/** Microsoft Teams, whose webhooks are flows of Power Automate, shows cards alone. */
const card = (text: string) => ({
  type: "message",
  attachments: [
    {
      contentType: "application/vnd.microsoft.card.adaptive",
      content: {
        type: "AdaptiveCard",
        version: "1.4",
        body: text.split("\n").map((line) => ({ type: "TextBlock", text: line, wrap: true })),
      },
    },
  ],
});

/** What Discord takes in one message, characters. */
const DISCORD_LIMIT = 2_000;

/** Cut where it is too long, in front of its last line, which names the command; no character is split. */
function shortened(text: string) {
  if (text.length <= DISCORD_LIMIT) return text;
  const last = text.lastIndexOf("\n");
  const end = last < 0 ? "…" : `…${text.slice(last)}`;
  return text.slice(0, DISCORD_LIMIT - end.length).replace(/[\uD800-\uDBFF]$/, "") + end;
}

/** The places that show a message only when it comes in a form of their own, by the host of their webhooks. */
const places: readonly [host: RegExp, body: (text: string) => object][] = [
  [
    /(^|\.)discord(app)?\.com$/,
    (text) => ({ content: shortened(text), allowed_mentions: { parse: [] } }),
  ],
  [/\.(webhook\.office|logic\.azure|api\.powerplatform)\.com$/, card],
];

/** The JSON that a webhook is posted: what Discord or Teams shows, `{"text": …}` for Slack and any other. */
export function alertBody(url: string, text: string): object {
  const { hostname } = new URL(url);
  const place = places.find(([host]) => host.test(hostname));
  return place ? place[1](text) : { text };
}

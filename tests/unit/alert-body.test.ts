import { expect, test } from "vitest";
import { alertBody } from "~/operators/alert-body";

const text = "Nextwright, production: leads need a look.\n9 leads given up.";

test.each([
  ["https://hooks.slack.com/services/T0/B0/x", { text }],
  ["https://ops.example/hook", { text }],
  ["https://notdiscord.com/hook", { text }],
  ["https://discord.com.evil.example/hook", { text }],
])("%s gets a text", (url, body) => expect(alertBody(url, text)).toEqual(body));

test.each([
  "https://discord.com/api/webhooks/1/x",
  "https://ptb.discord.com/api/webhooks/1/x",
  "https://discordapp.com/api/webhooks/1/x",
])("%s gets what Discord shows, which mentions nobody and is 2,000 characters at most", (url) => {
  expect(alertBody(url, text)).toEqual({ content: text, allowed_mentions: { parse: [] } });
  expect(alertBody(url, "x".repeat(2_000))).toMatchObject({ content: "x".repeat(2_000) });
  expect(alertBody(url, "x".repeat(2_001))).toMatchObject({ content: `${"x".repeat(1_999)}…` });
});

test("what Discord gets keeps its last line, the command, and no character of it is split", () => {
  const command = "\nMore: npm run leads -- undelivered";
  for (const start of ["", "x"]) {
    const { content } = alertBody(
      "https://discord.com/api/webhooks/1/x",
      `${start}${"🙂".repeat(1_500)}${command}`,
    ) as { content: string };
    expect(content).toMatch(/🙂…\nMore: npm run leads -- undelivered$/u);
    expect(content.length).toBeGreaterThan(1_997);
    expect(content.length).toBeLessThanOrEqual(2_000);
    expect(encodeURIComponent(content)).toContain(encodeURIComponent(command));
  }
});

test.each([
  "https://prod-12.westus.logic.azure.com/workflows/x",
  "https://1a2b.c3.environment.api.powerplatform.com/powerautomate/x",
  "https://nextwright.webhook.office.com/webhookb2/x",
])("%s gets a card, a line in each of its blocks, as Teams shows it", (url) => {
  const body = alertBody(url, text) as { attachments: { content: { body: unknown[] } }[] };
  expect(body).toMatchObject({
    type: "message",
    attachments: [{ contentType: "application/vnd.microsoft.card.adaptive" }],
  });
  expect(body.attachments[0]?.content.body).toEqual(
    text.split("\n").map((line) => ({ type: "TextBlock", text: line, wrap: true })),
  );
});

/**
 * The `send_email` binding of a local run: the stand-in shows the mail, and may say no. Miniflare's own takes every
 * mail, and writes it to the log. Runs in workerd (built-worker.ts) and in Node (dev-worker.ts).
 */

/** What Cloudflare's mail service throws, by the status of the stand-in's answer; any other is a fault of the service. */
const codes = new Map([
  [422, "E_VALIDATION_ERROR"],
  [429, "E_RATE_LIMIT_EXCEEDED"],
]);

export default ({ MAILS }: { MAILS: string }) => ({
  send: async (mail: Parameters<SendEmail["send"]>[0]) => {
    const { ok, status } = await fetch(MAILS, { method: "POST", body: JSON.stringify(mail) });
    if (!ok) {
      const code = codes.get(status) ?? "E_INTERNAL_SERVER_ERROR";
      throw Object.assign(new Error(`no mail to ${JSON.stringify(mail)}`), { code });
    }
    return { messageId: "<local>" };
  },
});

/** Checks a call's signature as a receiver of Standard Webhooks does. */
import { createHmac, timingSafeEqual } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";

/** @param secrets `whsec_…`, several divided by spaces */
export function signedAs(secrets: string, headers: IncomingHttpHeaders, body: string) {
  const { "webhook-id": id, "webhook-timestamp": time, "webhook-signature": signature } = headers;
  if (!signature) return "not signed";
  if (!secrets) return "signed, with a secret that this stand-in does not have";
  if (Math.abs(Date.now() / 1000 - Number(time)) > 300) return "signed at another time";
  const given = String(signature)
    .split(" ")
    .map((one) => Buffer.from(one));
  const right = secrets.split(" ").some((secret) => {
    const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64");
    const hash = createHmac("sha256", key).update(`${id}.${time}.${body}`).digest("base64");
    const wanted = Buffer.from(`v1,${hash}`);
    return given.some((one) => one.length === wanted.length && timingSafeEqual(one, wanted));
  });
  return right ? "signed" : "signed with another secret";
}

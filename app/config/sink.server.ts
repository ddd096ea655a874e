import * as z from "zod/mini";
import type { Read } from "./read.server";

/** Where leads go, and what that needs. */
export type SinkSettings =
  | {
      is: "http";
      /** The form service's address. */
      url: string;
      /** Every call is signed with each of these (Standard Webhooks); none, and it is not signed. */
      secrets: readonly Uint8Array<ArrayBuffer>[];
      /** Becomes the header of that name. */
      authorization: string | null;
    }
  | { is: "email"; mail: SendEmail; to: string; from: string };

const address = z.url({ protocol: /^https?$/, error: "is missing or no http(s) address" });

/** `whsec_` and the secret in base64, several of them divided by spaces; 24 to 64 bytes each, as the standard says. */
const secrets = z.pipe(
  z
    .string()
    .check(z.regex(/^(whsec_[A-Za-z0-9+/]{32,86}={0,2}( |$))+$/, "is no list of whsec_ secrets")),
  z.transform((list) =>
    list
      .trim()
      .split(" ")
      .map((one) => Uint8Array.from(atob(one.slice(6)), (sign) => sign.charCodeAt(0))),
  ),
);

/** What a header may hold. */
const headerText = z
  .string()
  .check(z.regex(/^[\x21-\x7e]([\x20-\x7e]*[\x21-\x7e])?$/, "is no text for a header"));

const mailAddress = z.email("is missing or no email address");

const mailBinding = z.custom<SendEmail>(
  (value) => typeof (value as Partial<SendEmail> | undefined)?.send === "function",
  "is missing: [[send_email]] in wrangler.toml",
);

/**
 * Where leads go by the setting `SINK`; null when that or something it needs is missing or wrong, and
 * leads are stored and wait. A wrong signing secret or header is named too, and left out: the form
 * service decides whether it takes such a call.
 */
export function readSink(read: Read): SinkSettings | null {
  const is = read(
    "SINK",
    z._default(z.enum(["http", "email"], "is neither http nor email"), "http"),
  );
  if (is === "http") {
    const url = read("FORM_SERVICE_URL", address);
    const keys = read("FORM_SERVICE_SECRET", z.optional(secrets)) ?? [];
    const authorization = read("FORM_SERVICE_AUTHORIZATION", z.optional(headerText)) ?? null;
    return url === null ? null : { is, url, secrets: keys, authorization };
  }
  if (is === null) return null;
  const mail = read("MAIL", mailBinding);
  const to = read("LEADS_TO", mailAddress);
  const from = read("LEADS_FROM", mailAddress);
  return mail && to && from ? { is, mail, to, from } : null;
}

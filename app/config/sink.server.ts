import * as z from "zod/mini";
import { splitCredentials } from "../lib/credentials";
import type { ReadSetting } from "./read.server";

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
  | {
      is: "email";
      mail: SendEmail;
      to: string[];
      /** Support's tickets go here. */
      supportTo: string[];
      from: string | EmailAddress;
    };

/** With a user and a password in it, they are sent as `Authorization`. */
const address = z.pipe(
  z.url({ protocol: /^https?$/, error: "is missing or no http(s) address" }),
  z.transform(splitCredentials),
);

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

/** One address, or several divided by commas. */
const mailAddresses = z.pipe(
  z.pipe(
    z.string("is missing or no email address"),
    z.transform((list) => list.split(",").map((one) => one.trim())),
  ),
  // As many as Cloudflare sends one letter to.
  z.array(mailAddress).check(z.maxLength(50, "has more than 50 addresses")),
);

/** An address, or a name and the address in angle brackets. */
const sender = z.pipe(
  z.pipe(
    z.string("is missing or no email address"),
    z.transform((text) => {
      const [, name, email] = /^"?([^"<>]*[^"<>\s])"?\s*<([^<>]*)>$/.exec(text.trim()) ?? [];
      return name && email ? { name, email } : text.trim();
    }),
  ),
  z.union([mailAddress, z.object({ name: headerText, email: mailAddress })]),
);

const mailBinding = z.custom<SendEmail>(
  (value) => typeof (value as Partial<SendEmail> | undefined)?.send === "function",
  "is missing: [[send_email]] in wrangler.toml",
);

/**
 * Where leads go by the setting `SINK`; null when that or something it needs is missing or wrong, and
 * leads are stored and wait. A wrong signing secret or header is named too, and left out: the form
 * service decides whether it takes such a call. So is a wrong `SUPPORT_TO`, and tickets go where leads go.
 */
export function readSink(read: ReadSetting): SinkSettings | null {
  const is = read(
    "SINK",
    z._default(z.enum(["http", "email"], "is neither http nor email"), "http"),
  );
  if (is === "http") {
    const service = read("FORM_SERVICE_URL", address);
    const keys = read("FORM_SERVICE_SECRET", z.optional(secrets)) ?? [];
    const authorization = read("FORM_SERVICE_AUTHORIZATION", z.optional(headerText));
    return service && { is, ...service, secrets: keys, ...(authorization && { authorization }) };
  }
  if (is === null) return null;
  const mail = read("MAIL", mailBinding);
  const to = read("LEADS_TO", mailAddresses);
  const from = read("LEADS_FROM", sender);
  const supportTo = read("SUPPORT_TO", z.optional(mailAddresses)) ?? to;
  return mail && to && supportTo && from ? { is, mail, to, supportTo, from } : null;
}

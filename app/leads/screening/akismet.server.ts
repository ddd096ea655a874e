import type { Env } from "~/config/env.server";
import { site } from "~/config/site";
import type { AkismetVerdict } from "~/db/schema.server";
import { boundedBody } from "~/lib/bounded-body";

/** How long Akismet may take, milliseconds. */
const TIMEOUT = 3_000;

/** Where a message came from, which Akismet asks for. */
export type Visitor = Omit<AkismetVerdict, "said">;

export const visitorOf = ({ headers }: Request): Visitor => ({
  ip: headers.get("CF-Connecting-IP") ?? "",
  agent: headers.get("User-Agent") ?? "",
});

/** The part of a lead that Akismet gets: not the phone, not the company. */
interface CheckedLead {
  payload: string;
  page: string | null;
}

const valuesOf = ({ payload }: CheckedLead) =>
  JSON.parse(payload) as Partial<Record<"name" | "email" | "message", string>>;

/** Without a message there is nothing to judge. */
export const hasMessage = (lead: CheckedLead): boolean => Boolean(valuesOf(lead).message);

/** One call of Akismet's API; returns the body. Throws if it is late or the status is not 200. */
async function call(
  { AKISMET_KEY, ENVIRONMENT }: Pick<Env, "AKISMET_KEY" | "ENVIRONMENT">,
  what: "comment-check" | "submit-ham" | "submit-spam",
  lead: CheckedLead,
  { ip, agent }: Visitor,
): Promise<string> {
  const { name = "", email = "", message = "" } = valuesOf(lead);
  const response = await fetch(`https://rest.akismet.com/1.1/${what}`, {
    method: "POST",
    headers: { "User-Agent": `${site.brand}/1.0` },
    body: new URLSearchParams({
      api_key: AKISMET_KEY ?? "",
      blog: site.origin,
      blog_lang: "en",
      blog_charset: "UTF-8",
      comment_type: "contact-form",
      permalink: site.origin + (lead.page ?? "/"),
      user_ip: ip,
      user_agent: agent,
      comment_author: name,
      comment_author_email: email,
      comment_content: message,
      // Akismet does not learn from tests.
      ...(ENVIRONMENT !== "production" && { is_test: "1" }),
    }),
    redirect: "manual",
    signal: AbortSignal.timeout(TIMEOUT),
  });
  const body = await (await boundedBody(response, 1_000))?.text();
  if (response.status === 200 && body !== undefined) return body.trim();
  const error = new Error("no answer of Akismet");
  error.name = `http-${response.status}`;
  throw error;
}

/** Akismet's verdict; null if it rejects the call, for example for a wrong key. Throws what `call` throws. */
export async function checkMessage(
  env: Env,
  lead: CheckedLead,
  visitor: Visitor,
): Promise<AkismetVerdict["said"] | null> {
  const verdict = await call(env, "comment-check", lead, visitor);
  return verdict === "true" ? "spam" : verdict === "false" ? "ham" : null;
}

/** Reports an operator's correction to Akismet; false if it rejects the call. Throws what `call` throws. */
export async function submitCorrection(
  env: Env,
  lead: CheckedLead,
  said: AkismetVerdict["said"],
  visitor: Visitor,
) {
  return (await call(env, `submit-${said}`, lead, visitor)).startsWith("Thanks");
}

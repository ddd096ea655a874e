import { type ActionFunctionArgs, data, redirect } from "@remix-run/cloudflare";
import type { Env } from "~/config/env.server";
import type { Answer, Failure } from "~/forms/answer";
import { DECOY } from "~/forms/decoy";
import type { LeadForm } from "~/forms/define";
import { newsletter } from "~/forms/newsletter";
import { parseForm } from "~/forms/schema";
import { readPosted } from "~/lib/posted-form";
import { refusal } from "~/lib/refusal";
import { deliver } from "./deliver.server";
import { identify } from "./identity.server";
import { campaignText, originOf } from "./origin.server";
import { send } from "./send.server";
import { settle } from "./settle.server";
import { keep, type Submission } from "./store.server";

const statusOf: Record<Failure, number> = {
  failed: 503,
  refused: 502,
  limited: 429,
  "too-large": 413,
};

/** True while this address may go on sending this form. Only a local run has a loopback visitor. */
async function withinLimit(limiter: RateLimit, form: LeadForm, request: Request) {
  const address = request.headers.get("CF-Connecting-IP");
  if (!address || address === "127.0.0.1" || address === "::1") return true;
  const { success } = await limiter.limit({ key: `${form.id}:${address}` });
  return success;
}

/** With D1 out of reach, the form service itself may still take the lead (rulings, point 4). */
async function sendInstead(env: Env, { identity, payload, quarantined }: Submission) {
  if (payload === null || quarantined) return false;
  return (await send(env.FORM_SERVICE_URL, identity.id, payload)).ok;
}

/** Holds the submission somewhere, or says why it could not: the only way to an answer of success. */
async function take(
  submission: Submission,
  { env, waitUntil }: ActionFunctionArgs["context"],
): Promise<Failure | undefined> {
  const kept = await keep(env.DB, submission, new Date());
  if (!kept) return (await sendInstead(env, submission)) ? undefined : "failed";
  const { delivery } = kept;
  if (!delivery || delivery.state === "delivered" || delivery.state === "quarantined") return;
  if (submission.form.judgedBy === "service") {
    return (await settle(env, delivery.id)) ? undefined : "refused";
  }
  waitUntil(deliver(env, delivery.id));
}

/**
 * The one way of every form from a posted body to an answer (rulings, "What happens to a submission").
 * The hidden `form` field names the form among those of the page; without it, it is the first.
 * The newsletter stands on every page. Throws the Response of a refusal.
 */
export async function submit({ request, context }: ActionFunctionArgs, ...own: LeadForm[]) {
  const posted = context.posted ?? (await readPosted(request));
  if (typeof posted === "number") throw refusal(posted);
  const named = posted.get("form");
  const forms: readonly LeadForm[] = [...own, newsletter];
  const form = forms.find(({ id }) => id === named) ?? own[0];
  if (!form) throw refusal(400);
  const parsed = parseForm(form, posted);
  const origin = originOf(request, posted);
  const reject = (failure?: Failure) => {
    const result = parsed.reply(failure ? { formErrors: [failure] } : {});
    const answer: Answer = { form: form.id, result, failure, campaign: campaignText(origin) };
    return data(answer, { status: failure ? statusOf[failure] : 422 });
  };

  if (parsed.status !== "success") return reject();
  if (!(await withinLimit(context.env.LIMITER, form, request))) return reject("limited");
  const values = parsed.value;
  const quarantined = Boolean(posted.get(DECOY));
  const payload = form.payload ? JSON.stringify(form.payload(values)) : null;
  const identity = await identify([form.id, quarantined, values], new Date());
  const failure = await take({ form, values, identity, payload, origin, quarantined }, context);
  return failure ? reject(failure) : redirect(`${origin.page}?sent=${form.id}`, 303);
}

import { type ActionFunctionArgs, data, redirect } from "@remix-run/cloudflare";
import type { Answer, Failure } from "~/forms/answer";
import { DECOY } from "~/forms/decoy";
import type { LeadForm } from "~/forms/define";
import { type Parsed, parseForm } from "~/forms/schema";
import { refusal } from "~/lib/refusal";
import { deliver } from "./deliver.server";
import { identify } from "./identity.server";
import { readPosted } from "./intake.server";
import { send } from "./send.server";
import { keep, type Submission } from "./store.server";

const statusOf: Record<Failure, number> = { failed: 503, limited: 429, "too-large": 413 };

function reject(form: LeadForm, parsed: Parsed, failure?: Failure) {
  const answer: Answer = {
    form: form.id,
    result: parsed.reply(failure ? { formErrors: [failure] } : {}),
    failure,
  };
  return data(answer, { status: failure ? statusOf[failure] : 422 });
}

/** True while this address may go on sending this form. Only a local run has a loopback visitor. */
async function withinLimit(limiter: RateLimit, form: LeadForm, request: Request) {
  const address = request.headers.get("CF-Connecting-IP");
  if (!address || address === "127.0.0.1" || address === "::1") return true;
  const { success } = await limiter.limit({ key: `${form.id}:${address}` });
  return success;
}

/**
 * The one way of every form from a posted body to an answer (rulings, "What happens to a submission").
 * The hidden `form` field names the form among those of the page; without it, it is the first.
 */
export async function submit(
  { request, context }: ActionFunctionArgs,
  ...forms: [LeadForm, ...LeadForm[]]
) {
  if (context.refusal) throw refusal(context.refusal);
  const { env, waitUntil } = context;
  const posted = await readPosted(request);
  const form = forms.find(({ id }) => id === posted.get("form")) ?? forms[0];
  const parsed = parseForm(form, posted);
  if (parsed.status !== "success") return reject(form, parsed);
  if (!(await withinLimit(env.LIMITER, form, request))) return reject(form, parsed, "limited");

  const now = new Date();
  const page = new URL(request.url).pathname;
  const values = parsed.value;
  const quarantined = Boolean(posted.get(DECOY));
  const submission: Submission = {
    form,
    values,
    identity: await identify([form.id, quarantined, values], now),
    payload: JSON.stringify(form.payload(values)),
    page,
    quarantined,
  };
  const kept = await keep(env.DB, submission, now);
  if (kept) {
    waitUntil(deliver(env, kept.id));
  } else if (!(await sendInstead(env.FORM_SERVICE_URL, submission))) {
    return reject(form, parsed, "failed");
  }
  return redirect(`${page}?sent=${form.id}`, 303);
}

/** With D1 out of reach, the form service itself may still take the lead (rulings, point 4). */
async function sendInstead(url: string, { identity, payload, quarantined }: Submission) {
  return !quarantined && (await send(url, identity.id, payload)).ok;
}

import { type ActionFunctionArgs, data, redirect } from "@remix-run/cloudflare";
import { leadTables } from "~/db/schema.server";
import type { FormHandler } from "~/forms/define";
import { type Failure, type Rejection, statusOf } from "~/forms/form-state";
import type { Values } from "~/forms/kinds";
import { suggestionFor } from "~/forms/mistyped";
import { newsletterHandler } from "~/forms/newsletter";
import { parseForm } from "~/forms/schema";
import { type Attribution, attributionOf, campaignText } from "~/lib/attribution";
import { readPosted } from "~/lib/posted-form";
import { withinByteLimit, withinLimit } from "~/lib/rate-limit";
import { referenceOf } from "~/lib/reference";
import { refusal } from "~/lib/refusal";
import { clearAlarm } from "~/operators/alerts.server";
import { checkAfterSubmission } from "~/operators/watch.server";
import { sendDirectly } from "./direct.server";
import { deliver, deliverAwaited } from "./outbox/deliver.server";
import { identify } from "./outbox/identity.server";
import { ATTEMPT_TIMEOUT } from "./outbox/schedule";
import { type Submission, storeSubmission } from "./outbox/store.server";
import { visitorOf } from "./screening/akismet.server";
import { type Screening, screen } from "./screening/screen.server";

/** Everything computed from a form's values before it is stored. */
async function submissionOf(
  secret: string | null,
  { form, payload, store }: FormHandler,
  values: Values,
  origin: Attribution,
  screening: Screening,
): Promise<Submission> {
  const table = store && leadTables[store.table];
  return {
    ...(await identify(secret, [form.id, values], screening.held, new Date())),
    ...origin,
    ...screening,
    form: form.id,
    payload: JSON.stringify(payload ? payload(values) : values),
    sends: payload !== undefined,
    // Only the table of the newsletter has columns for the origin.
    row: table ? { table, values: { ...store.row(values), ...("page" in table && origin) } } : null,
  };
}

/**
 * Stores the submission, or sends it directly. `failed` says that neither worked, `refused` that it is stored and the
 * service has not accepted it in time. A duplicate gets the earlier submission's id.
 */
async function accept(
  submission: Submission,
  succeedsOn: FormHandler["succeedsOn"],
  { request, context }: Pick<ActionFunctionArgs, "request" | "context">,
): Promise<{ id: string; failure?: Failure }> {
  const { env, waitUntil } = context;
  const deadline = Date.now() + ATTEMPT_TIMEOUT;
  const stored = await storeSubmission(env.DB, submission, waitUntil);
  // Also checks whether the cron has stopped, as page views do.
  waitUntil(checkAfterSubmission(env));
  if (!stored) {
    const sent = await sendDirectly(context, submission, deadline - Date.now());
    return { id: submission.id, failure: sent ? undefined : "failed" };
  }
  waitUntil(clearAlarm(env, "store"));
  const { id, state } = stored;
  if (state !== "pending" && state !== "dead") return { id };
  if (succeedsOn) {
    const accepted = await deliverAwaited(context, id, deadline);
    return { id, failure: accepted ? undefined : "refused" };
  }
  waitUntil(deliver(env, id, visitorOf(request)));
  return { id };
}

/**
 * The pipeline of every form, from a posted body to a response. The hidden `form` field says which of the page's
 * forms it is; without it, the first. The newsletter form is on every page. Throws a refusal as a Response.
 */
export async function submit({ request, context }: ActionFunctionArgs, ...own: FormHandler[]) {
  const read = await readPosted(request);
  if (typeof read === "number") throw refusal(read);
  const { fields: posted, tooLarge } = read;
  const all = [...own, newsletterHandler];
  const handler = all.find((one) => one.form.id === posted.get("form")) ?? own[0];
  if (!handler) throw refusal(400);
  const { form, succeedsOn } = handler;
  const { env } = context;
  const parsed = parseForm(form, posted);
  const origin = attributionOf(request, posted);
  const reject = (failure?: Failure, id?: string) => {
    // A failure is shown without the errors of fields, which matter only once it is over.
    const result = failure ? { ...parsed.reply(), error: { "": [failure] } } : parsed.reply();
    const reference = id && referenceOf(id);
    const campaign = campaignText(origin);
    const rejection: Rejection = { form: form.id, result, failure, reference, campaign };
    return data(rejection, { status: failure ? statusOf[failure] : 422 });
  };

  // Before validation, so that invalid posts count too.
  if (!(await withinLimit(env.LIMITER, form.id, request))) return reject("limited");
  if (tooLarge) return reject("too-large");
  if (parsed.status !== "success") return reject();
  const screening = await screen(request, form, parsed.value, posted, env);
  const submission = await submissionOf(
    env.REFERENCE_SECRET,
    handler,
    parsed.value,
    origin,
    screening,
  );
  const textToStore = submission.payload + JSON.stringify(submission.row?.values);
  if (!(await withinByteLimit(env.BYTE_LIMITER, form.id, request, textToStore)))
    return reject("limited");
  const accepted = await accept(submission, succeedsOn, { request, context });
  if (accepted.failure) return reject(accepted.failure, accepted.id);
  const meant = suggestionFor(String(parsed.value.email ?? ""));
  const meantQuery = meant ? `&meant=${meant}` : "";
  return redirect(
    `${origin.page}?sent=${form.id}&ref=${referenceOf(accepted.id)}${meantQuery}`,
    303,
  );
}

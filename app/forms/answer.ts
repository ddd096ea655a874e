import type { SubmissionResult } from "@conform-to/react";
import type { LeadForm, Notice } from "./define";

/** Milliseconds from the notice to the download (specification 9). */
export const DOWNLOAD_AFTER = 1000;

/** Why a valid submission was not accepted. */
export type Failure = "failed" | "refused" | "limited" | "too-large";

export const statusOf: Record<Failure, number> = {
  failed: 503,
  refused: 502,
  limited: 429,
  "too-large": 413,
};

/** What an action returns when the visitor has to try again. */
export interface Answer {
  form: string;
  result: SubmissionResult;
  failure?: Failure;
  /** For the visitor to quote, if the submission has an id. */
  reference?: string;
  /** The campaign of the first page, for the hidden field. */
  campaign?: string;
}

/** The notice for a failure: the cause's if it has one, otherwise the form's. */
export function failureNotice(form: LeadForm, failure: Failure): Notice {
  if (failure === "limited") {
    return {
      title: "Too many tries in a row",
      text: "Nothing you typed is lost. Wait a minute, then send it again.",
    };
  }
  if (failure === "too-large") {
    return {
      title: "This is too long to send",
      text: "Shorten your message and send it again, or email it to us.",
    };
  }
  return form.failure;
}

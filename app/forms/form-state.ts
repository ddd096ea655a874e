import type { SubmissionResult } from "@conform-to/react";
import { formatNumber } from "~/lib/language";
import type { FormDeclaration, Notice } from "./define";
import { MAX_TEXT_LENGTH } from "./text-rules";

/** Milliseconds from the notice to the download (specification 9). */
export const DOWNLOAD_AFTER = 1000;

/** Why a submission was not accepted, apart from the errors of its fields. */
export type Failure = "failed" | "refused" | "limited" | "too-large";

export const statusOf: Record<Failure, number> = {
  failed: 503,
  refused: 502,
  limited: 429,
  "too-large": 413,
};

/** What an action returns when the visitor has to try again. */
export interface Rejection {
  form: string;
  result: SubmissionResult;
  failure?: Failure;
  /** For the visitor to quote, if the submission has an id. */
  reference?: string;
  /** The campaign of the first page, for the hidden field. */
  campaign?: string;
}

/** What a page knows about one of its forms: enough for the form's script to render it as the server did. */
export interface FormState {
  /** The id of its declaration. */
  form: string;
  /** The path it posts to. */
  page: string;
  /** The hint over its message on this page, if it differs from the declaration's. */
  hint?: string;
  /** The last submission was accepted. */
  sent?: Sent;
  /** The last submission was not. */
  rejection?: Rejection;
}

/** What a page's address says about a form that was sent. */
export interface Sent {
  /** As found in the address. It is shown only if it looks like a reference. */
  reference: string | null;
  /** The suggested end of the email address, from a fixed list. */
  meant?: string;
}

/** The notice for a failure: the cause's if it has one, otherwise the form's. */
export function failureNotice(form: FormDeclaration, failure: Failure): Notice {
  if (failure === "limited") {
    return {
      title: "Too many tries in a row",
      text: "Nothing you typed is lost. Wait a minute, then send it again.",
    };
  }
  if (failure === "too-large") {
    return {
      title: "This is too long to send",
      text: `Shorten your message to ${formatNumber(MAX_TEXT_LENGTH)} characters and send it again, or email it to us.`,
    };
  }
  return form.failure;
}

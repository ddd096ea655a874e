import type { ClientActionFunctionArgs } from "@remix-run/react";
import type { Answer, Failure } from "~/forms/answer";
import { isTooLarge } from "~/lib/posted-form";

/**
 * Keeps the form and everything typed when no answer arrives or the answer is not ours: without
 * this, Remix replaces the whole page by the error page. A form that is too large is not sent at all.
 */
export async function clientAction({
  request,
  serverAction,
}: ClientActionFunctionArgs): Promise<Answer> {
  const posted = await request.clone().formData();
  const failed = (failure: Failure): Answer => ({
    form: String(posted.get("form")),
    result: { status: "error" },
    failure,
  });
  if (isTooLarge(posted)) return failed("too-large");
  try {
    return await serverAction<Answer>();
  } catch (error) {
    if (error instanceof Response) throw error;
    return failed("failed");
  }
}

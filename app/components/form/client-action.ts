import { type ClientActionFunctionArgs, isRouteErrorResponse } from "@remix-run/react";
import type { Answer } from "~/forms/answer";

/**
 * Keeps the form and all that was typed when an answer never arrives or is no page of ours: without
 * this, Remix replaces the whole page by the error page.
 */
export async function clientAction({
  request,
  serverAction,
}: ClientActionFunctionArgs): Promise<Answer> {
  const posted = await request.clone().formData();
  try {
    return await serverAction<Answer>();
  } catch (error) {
    if (error instanceof Response) throw error;
    const tooLarge = isRouteErrorResponse(error) && error.status === 413;
    return {
      form: String(posted.get("form")),
      result: { status: "error" },
      failure: tooLarge ? "too-large" : "failed",
    };
  }
}

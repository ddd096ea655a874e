import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { submit } from "./submit.server";

/** The action of a page whose one form is the newsletter in the footer. */
export const action = (args: ActionFunctionArgs) => submit(args);

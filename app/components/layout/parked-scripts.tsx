import { Scripts } from "@remix-run/react";
import { useContext } from "react";
import { ScriptMark } from "~/lib/script-mark";

/** The id of the template that holds Remix's scripts; `lib/page-script.ts` looks for it. */
const PARKED = "app";

/**
 * Remix's scripts and preloads, inert: what stands in a template is neither fetched nor run. The page's
 * own script moves them into the body at the first sign that a visitor will use a form, and Remix then
 * hydrates as always (docs/decisions/0011). Only the server fills the template; in the browser its
 * content is no part of React's tree.
 */
export function ParkedScripts() {
  const mark = useContext(ScriptMark);
  return (
    <template id={PARKED} suppressHydrationWarning>
      {import.meta.env.SSR && <Scripts nonce={mark} />}
    </template>
  );
}

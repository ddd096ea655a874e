import type { AppLoadContext } from "@remix-run/cloudflare";
import { type Env, parseEnv } from "./config/env.server";
import type { RefusalStatus } from "./lib/refusal";

declare module "@remix-run/cloudflare" {
  interface AppLoadContext {
    env: Env;
    /** Keeps the worker alive for work that outlives the response. */
    waitUntil: (work: Promise<unknown>) => void;
    /** The request is refused with this: the root's loader throws it, and no action runs. */
    refused?: RefusalStatus;
    /** The result of the page's action, for Remix to render. */
    outcome?: Promise<unknown>;
  }
}

type Waiting = Pick<ExecutionContext, "waitUntil">;

/** What every loader and action is given. */
export const loadContext = (rawEnv: object, ctx: Waiting): AppLoadContext => ({
  env: parseEnv(rawEnv),
  waitUntil: ctx.waitUntil.bind(ctx),
});

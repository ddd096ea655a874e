import type { AppLoadContext } from "@remix-run/cloudflare";
import { type Env, parseEnv } from "./config/env.server";
import type { RefusalStatus } from "./lib/refusal";

declare module "@remix-run/cloudflare" {
  interface AppLoadContext {
    env: Env;
    /** Keeps the worker alive for work that outlives the answer. */
    waitUntil: (work: Promise<unknown>) => void;
    /** Set by a guard of the worker: the request is answered with this status and nothing else happens. */
    refusal?: RefusalStatus;
  }
}

type Waiting = Pick<ExecutionContext, "waitUntil">;

/** What every loader and action is given. */
export const loadContext = (rawEnv: object, ctx: Waiting): AppLoadContext => ({
  env: parseEnv(rawEnv),
  waitUntil: ctx.waitUntil.bind(ctx),
});

/** For drawing the error page, whatever the real settings are. */
export const failureContext = (ctx: Waiting): AppLoadContext => ({
  ...loadContext({}, ctx),
  refusal: 500,
});

import { faultName, log } from "./log";

/** Milliseconds after which a limiter that does not answer is not waited for. */
const PATIENCE = 1_000;

/**
 * True while this address may go on sending this form; also when the limiter itself fails, because a
 * lead counts more. Only a local run has a loopback visitor.
 */
export async function withinLimit(limiter: RateLimit | null, form: string, request: Request) {
  const address = request.headers.get("CF-Connecting-IP");
  if (!limiter || !address || address === "127.0.0.1" || address === "::1") return true;
  try {
    const late = new Promise<never>((_, fail) =>
      setTimeout(() => fail(new Error("late")), PATIENCE),
    );
    const { success } = await Promise.race([limiter.limit({ key: `${form}:${address}` }), late]);
    return success;
  } catch (error) {
    log("error", "limiter_failed", { form, error: faultName(error) });
    return true;
  }
}

/** Answers that are a page of their own. */
export type RefusalStatus = 400 | 403 | 404 | 405 | 413 | 415 | 500;

/** A response to throw from a loader or action; the root error boundary draws its page. */
export const refusal = (status: RefusalStatus): Response => new Response(null, { status });

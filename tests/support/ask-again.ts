/**
 * workerd closes connections that were idle for a few seconds; a request sent at that moment fails
 * before it was read. Browsers ask for a page again, and so do the tests. A post is never repeated:
 * that could hide a worker that crashed with a lead in its hands.
 */
const ask = globalThis.fetch;

globalThis.fetch = async (input, init) => {
  try {
    return await ask(input, init);
  } catch (error) {
    const { cause } = error as { cause?: { code?: string } };
    const method = init?.method ?? (input instanceof Request ? input.method : "GET");
    if (method !== "GET" && method !== "HEAD") throw error;
    if (cause?.code !== "UND_ERR_SOCKET" && cause?.code !== "ECONNRESET") throw error;
    return ask(input, init);
  }
};

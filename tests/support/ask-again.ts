/**
 * workerd closes connections that were idle for a few seconds; a request sent at that moment fails
 * before it was read. Browsers ask for a page again, and so do the tests. A post is never repeated:
 * that could hide a worker that crashed with a lead in its hands.
 */
const marked: { original?: typeof fetch } & typeof fetch = globalThis.fetch;
const ask = marked.original ?? globalThis.fetch;

const askAgain: typeof fetch = async (input, init) => {
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

// This file is read before each file of tests; the first fetch is kept beside the new one.
globalThis.fetch = Object.assign(askAgain, { original: ask });

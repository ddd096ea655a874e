/**
 * workerd closes connections that were idle for a few seconds; a request sent at that moment fails
 * before it was read. Browsers ask again, and so do the tests.
 */
const ask = globalThis.fetch;

globalThis.fetch = async (input, init) => {
  try {
    return await ask(input, init);
  } catch (fault) {
    const { cause } = fault as { cause?: { code?: string } };
    if (cause?.code !== "UND_ERR_SOCKET" && cause?.code !== "ECONNRESET") throw fault;
    return ask(input, init);
  }
};

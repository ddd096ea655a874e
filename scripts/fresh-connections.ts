/**
 * workerd closes connections that were idle for a few seconds; a request sent at that moment fails
 * before it was read. So each `fetch` of a script or a test has a connection of its own, and none is ever idle.
 */
const plainFetch = globalThis.fetch;

// Read again before each file of tests, of which several share a process.
if (plainFetch.name !== "fetchAnew") {
  globalThis.fetch = function fetchAnew(input, init) {
    const givenHeaders = init?.headers ?? (input instanceof Request ? input.headers : undefined);
    const headers = new Headers(givenHeaders);
    headers.set("Connection", "close");
    return plainFetch(input, { ...init, headers });
  };
}

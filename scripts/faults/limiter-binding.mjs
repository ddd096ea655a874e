// @ts-check
/** A broken rate limiter: every call fails, or with `THROWS`, even reading the binding does. */
export default (/** @type {{ THROWS: boolean }} */ { THROWS }) => ({
  get limit() {
    if (THROWS) throw new Error("the limiter cannot be read");
    return () => Promise.reject(new Error("the limiter is out of order"));
  },
});

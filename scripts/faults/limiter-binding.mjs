// @ts-check
/** A rate limiter that is out of order: each call is refused, or with `THROWS` even a look at it. */
export default (/** @type {{ THROWS: boolean }} */ { THROWS }) => ({
  get limit() {
    if (THROWS) throw new Error("the limiter cannot be read");
    return () => Promise.reject(new Error("the limiter is out of order"));
  },
});

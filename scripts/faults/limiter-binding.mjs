// @ts-check
/** A rate limiter that is out of order: its calls are refused, hang or answer nonsense, or even a look at it throws. */
export default (/** @type {{ FAULT: string }} */ { FAULT }) => ({
  get limit() {
    if (FAULT === "unreadable") throw new Error("the limiter cannot be read");
    return () => {
      if (FAULT === "hangs") return new Promise(() => {});
      if (FAULT === "nonsense") return Promise.resolve({});
      return Promise.reject(new Error("the limiter is out of order"));
    };
  },
});

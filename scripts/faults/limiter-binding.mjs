// @ts-check
/** A rate limiter that is out of order. */
export default () => ({
  limit: () => Promise.reject(new Error("the limiter is out of order")),
});

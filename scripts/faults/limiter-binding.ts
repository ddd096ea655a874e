/** A broken rate limiter: its calls fail, hang or return nonsense, or even reading the binding throws. */
export default ({ FAULT }: { FAULT: string }) => ({
  get limit() {
    if (FAULT === "unreadable") throw new Error("the limiter cannot be read");
    return () => {
      if (FAULT === "hangs") return new Promise(() => {});
      if (FAULT === "nonsense") return Promise.resolve({});
      return Promise.reject(new Error("the limiter is out of order"));
    };
  },
});

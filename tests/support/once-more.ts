/**
 * A test's `retry`: once more where a browser's driver has failed, and for no other reason. By the words of the
 * error, because vitest drops a condition that is a function.
 */
export const onceMore = { count: 1, condition: /^The browser's driver failed: / };

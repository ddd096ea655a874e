/** Formats the first 16 of the bytes as a version 8 (own meaning) UUID. */
export function uuidOf(bytes: Uint8Array): string {
  const bits = bytes.slice(0, 16);
  bits[6] = ((bits[6] ?? 0) & 0x0f) | 0x80;
  bits[8] = ((bits[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bits].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

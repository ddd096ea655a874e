/** Formats the first 16 of the bytes as a version 8 (own meaning) UUID. */
export function uuidOf(bytes: Uint8Array): string {
  const own = bytes.slice(0, 16);
  own[6] = ((own[6] ?? 0) & 0x0f) | 0x80;
  own[8] = ((own[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...own].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

/**
 * workerd takes an interim answer (`103 Early Hints`, `102 Processing`) for the final one: the rest of the
 * connection, as it came, is its body, and does not end while the connection stays open. The final
 * answer is read from there.
 */

/** What counts of an answer of `fetch`. */
export type ServiceAnswer = Pick<Response, "status" | "headers" | "body">;

/** More of a connection is not kept, bytes. */
const LIMIT = 2_097_152;

const headPattern = /^HTTP\/1\.[01] (\d{3})[^\r\n]*\r\n((?:[^\r\n]+\r\n)*)\r\n/;
const chunkPattern = /^([0-9a-f]+)[^\r\n]*\r\n/i;

type Bytes = Uint8Array<ArrayBuffer>;

/** One character for each byte, so that places in the text are places in the bytes. */
const textOf = (bytes: Bytes) => new TextDecoder("latin1").decode(bytes);

/** The body that was sent in chunks; null while its end is missing. */
function joinChunks(bytes: Bytes): Blob | null {
  const text = textOf(bytes);
  const parts: Bytes[] = [];
  for (let at = 0; ; ) {
    const [line, digits = ""] = chunkPattern.exec(text.slice(at, at + 100)) ?? [];
    if (!line) return null;
    const from = at + line.length;
    const to = from + Number.parseInt(digits, 16);
    if (to === from) return new Blob(parts);
    if (to + 2 > bytes.length) return null;
    parts.push(bytes.subarray(from, to));
    at = to + 2;
  }
}

/** The first answer that is no interim one in what a connection has sent so far; null while it is not whole. */
export function finalAnswer(bytes: Bytes, ended: boolean): ServiceAnswer | null {
  const [head, digits, lines = ""] = headPattern.exec(textOf(bytes)) ?? [];
  if (!head) return null;
  const status = Number(digits);
  const rest = bytes.slice(head.length);
  if (status < 200 && status !== 101) return finalAnswer(rest, ended);
  const headers = new Headers();
  for (const [, name = "", value = ""] of lines.matchAll(/^([^:\s]+):(.*)$/gm)) {
    headers.append(name, value.trim());
  }
  const answer = (body: Blob | null) => ({ status, headers, body: body?.stream() ?? null });
  if (status < 200 || status === 204 || status === 304) return answer(null);
  if (/chunked/i.test(headers.get("Transfer-Encoding") ?? "")) {
    const whole = joinChunks(rest);
    return whole && answer(whole);
  }
  const length = headers.get("Content-Length");
  if (length === null) return ended ? answer(new Blob([rest])) : null;
  return rest.length >= Number(length) ? answer(new Blob([rest.slice(0, Number(length))])) : null;
}

/** The final answer that follows an interim one. Throws where none does. */
export async function afterInterim(interim: ServiceAnswer): Promise<ServiceAnswer> {
  const reader = interim.body?.getReader();
  if (!reader) return interim;
  const parts: Bytes[] = [];
  for (let size = 0; size < LIMIT; ) {
    const { done, value = new Uint8Array() } = await reader.read();
    parts.push(value);
    size += value.length;
    const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
    const answer = finalAnswer(bytes, done);
    if (answer) await reader.cancel();
    if (answer) return answer;
    if (done) break;
  }
  await reader.cancel();
  throw new Error("an interim answer was followed by no other");
}

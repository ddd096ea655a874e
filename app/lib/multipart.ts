/** The text between parts, by the parameter of the type that names it. */
function delimiterIn(type: string): string | undefined {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]+)"|([^\s;"]+))/i.exec(type) ?? [];
  const boundary = quoted ?? plain;
  return boundary && `--${boundary}`;
}

/**
 * Puts the names of a multipart body's parts in quotes. Some senders leave them out, and workerd then reads nothing. The
 * content stays the same byte for byte; a body with more than `most` parts is returned unchanged.
 */
export async function withQuotedNames(body: Blob, type: string, most: number): Promise<Blob> {
  const delimiter = delimiterIn(type);
  if (!delimiter) return body;
  // One sign for each byte, so that places in the text are places in the body.
  const text = new TextDecoder("latin1").decode(await body.arrayBuffer());
  const parts = text.split(delimiter, most + 3);
  // One stands before the first delimiter, and one after the last.
  if (parts.length > most + 2) return body;
  const quoted: BlobPart[] = [];
  let done = 0;
  let at = 0;
  for (const part of parts) {
    const [head = ""] = part.split(/\r?\n\r?\n/, 1);
    const [whole, before = "", name = ""] = /(;\s*name=)([^\s;"]+)/i.exec(head) ?? [];
    if (whole) {
      const start = at + head.indexOf(whole) + before.length;
      const end = start + name.length;
      quoted.push(body.slice(done, start), '"', body.slice(start, end), '"');
      done = end;
    }
    at += part.length + delimiter.length;
  }
  return done === 0 ? body : new Blob([...quoted, body.slice(done)]);
}

/** Bytes read beyond the limit, so that the sender sees the response instead of a reset connection. */
const DRAIN_LIMIT = 1_048_576;

/** Reads a body of at most `limit` bytes, whether or not its length was announced; null when there is more. */
export async function boundedBody(
  { body }: Pick<Response, "body">,
  limit: number,
): Promise<Blob | null> {
  const chunks: BlobPart[] = [];
  const reader = body?.getReader();
  let size = 0;
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    size += part.value.byteLength;
    if (size <= limit) chunks.push(part.value);
    if (size > limit + DRAIN_LIMIT) {
      await reader?.cancel();
      return null;
    }
  }
  return size > limit ? null : new Blob(chunks);
}

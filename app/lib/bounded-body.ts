/** Reads a body of at most `limit` bytes, whether or not its length was announced; null when there is more. */
export async function boundedBody(
  { body }: Request | Response,
  limit: number,
): Promise<Blob | null> {
  const chunks: BlobPart[] = [];
  const reader = body?.getReader();
  let size = 0;
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    size += part.value.byteLength;
    if (size > limit) {
      await reader?.cancel();
      return null;
    }
    chunks.push(part.value);
  }
  return new Blob(chunks);
}

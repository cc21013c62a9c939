/**
 * Reads the body of a `fetch` response as bytes, up to a size limit. Used for services, nodes and the secure site.
 *
 * Out     the bytes; undefined when the body is larger than `maxBytes`, and the rest is not downloaded
 * Throws  errors of the stream, which include the reason of an aborted signal
 * Source  security §11 (body ≤ 5 MB)
 */
export async function readBody({
  response,
  maxBytes,
  signal,
}: {
  readonly response: Response
  readonly maxBytes: number
  readonly signal: AbortSignal
}): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (response.body === null) return new Uint8Array()
  const reader = response.body.getReader()
  const stop = () => void reader.cancel().catch(() => undefined)
  if (Number(response.headers.get('content-length') ?? 0) > maxBytes) {
    stop()
    return undefined
  }

  signal.addEventListener('abort', stop, { once: true })
  try {
    const chunks: Uint8Array[] = []
    let length = 0
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      length += part.value.byteLength
      if (length > maxBytes) {
        stop()
        return undefined
      }
      chunks.push(part.value)
    }
    return joinChunks(chunks, length)
  } finally {
    signal.removeEventListener('abort', stop)
  }
}

function joinChunks(chunks: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length)
  let offset = 0
  for (const chunk of chunks) {
    bytes.set(chunk, offset)
    offset += chunk.byteLength
  }
  return bytes
}

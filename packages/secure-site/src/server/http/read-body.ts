/**
 * Reads the body of a request or response, up to a limit.
 *
 * In      a request or a response; at most 64 KiB
 * Out     its bytes
 * Throws  ResponseError 413 as soon as the limit is exceeded
 */
import { ResponseError } from '../errors/response-error.js'

const MAX_BODY_BYTES = 65_536

/** Reads at most the limit, regardless of the stated content length. */
export async function readBody(request: Request | Response): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let length = 0
  const reader = request.body?.getReader()
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    length += part.value.length
    if (length > MAX_BODY_BYTES) {
      await reader?.cancel()
      throw new ResponseError(413, { message: 'The request is too large' })
    }
    chunks.push(part.value)
  }
  const body = new Uint8Array(length)
  let offset = 0
  for (const chunk of chunks) {
    body.set(chunk, offset)
    offset += chunk.length
  }
  return body
}

/**
 * A `fetch` that resolves only when the whole body has arrived. viem's timeout ends with the response headers: without this, a
 * node that stops in the middle of a body would never time out.
 *
 * In      as `fetch`; its signal also covers the body
 * Out     the response with its body read
 * Throws  as `fetch`; RangeError for a body over 5 MB, the rest of which is not downloaded
 * Source  security design §11 (10 s, 5 MB)
 */
import { MAX_BODY_BYTES, readBody } from '@bowline/kit-core/adapter'

/** Fetches a response and reads its whole body. */
export const fetchFullBody: typeof globalThis.fetch = async (input, init) => {
  const response = await fetch(input, init)
  const signal = init?.signal ?? new AbortController().signal
  const body = await readBody({ response, maxBytes: MAX_BODY_BYTES, signal })
  signal.throwIfAborted()
  if (body === undefined) throw new RangeError('The node’s response is too large')
  const { status, statusText, headers } = response
  return new Response(body.byteLength === 0 ? null : body, { status, statusText, headers })
}

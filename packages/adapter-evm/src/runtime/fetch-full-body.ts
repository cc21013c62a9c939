/**
 * A request that is over only when the whole answer is there. viem's time limit ends with the head of an answer: a node that
 * falls silent in the middle of one would be waited for without end.
 *
 * In      as `fetch`; its signal holds for the body too
 * Out     the answer with its body read
 * Throws  as `fetch`; RangeError for a body of more than 5 MB, of which no more is fetched
 * Source  security design §11 (10 s, 5 MB)
 */
import { MAX_BODY_BYTES, readBody } from '@bowline/kit-core/adapter'

/** Asks, and reads the answer to its end. */
export const fetchWhole: typeof globalThis.fetch = async (input, init) => {
  const response = await fetch(input, init)
  const signal = init?.signal ?? new AbortController().signal
  const body = await readBody({ response, maxBytes: MAX_BODY_BYTES, signal })
  signal.throwIfAborted()
  if (body === undefined) throw new RangeError('The node answered too much')
  const { status, statusText, headers } = response
  return new Response(body.byteLength === 0 ? null : body, { status, statusText, headers })
}

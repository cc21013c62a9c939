/**
 * JSON-RPC client for the node of a network.
 *
 * In      url, fetch; a method with its parameters
 * Out     the result, unvalidated
 * Throws  NodeError             the node's own error with its code
 *         RequestRejectedError  an internal error: no response in 10 s, over 5 MB, not JSON-RPC
 * Source  JSON-RPC 2.0; security design §11
 */
import { RequestRejectedError, RPC_CODES } from '@bowline/secure-frame/protocol'
import * as v from 'valibot'
import { toShownText } from '../approval/shown-text.js'

const TIMEOUT_MS = 10_000
const MAX_LENGTH = 5_000_000

const responseSchema = v.object({
  id: v.literal(1),
  result: v.optional(v.unknown()),
  error: v.optional(v.object({ code: v.pipe(v.number(), v.safeInteger()), message: v.string() })),
})

/** A JSON-RPC error from a node. */
export class NodeError extends RequestRejectedError {
  override readonly name = 'NodeError'
  /** @param isCertain false after an HTTP status of 500 or more: a proxy may have failed while the node continued */
  constructor(
    message: string,
    readonly code: number,
    readonly isCertain: boolean,
  ) {
    super(message, { code })
  }
}

/** Whether an error is a `NodeError`, also one of another copy of this file: the code of smart accounts is bundled apart. */
export const isNodeError = (error: unknown): error is NodeError => error instanceof Error && error.name === 'NodeError'

/** Sends a request to a node and resolves to its result (null when absent). */
export type NodeClient = (method: string, params: unknown) => Promise<unknown>

/** Creates a client for one node. */
export function createNodeClient(url: string, fetch: (request: Request) => Promise<Response>): NodeClient {
  return async (method, params) => {
    const { result, error, status } = await post(url, fetch, method, params)
    if (error !== undefined) throw new NodeError(toShownText(error.message, { max: 200 }), error.code, status < 500)
    return result ?? null
  }
}

async function post(url: string, fetch: (request: Request) => Promise<Response>, method: string, params: unknown) {
  const abort = new AbortController()
  const timer = setTimeout(() => abort.abort(), TIMEOUT_MS)
  try {
    const response = await fetch(
      new Request(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: params ?? [] }),
        signal: abort.signal,
        redirect: 'error',
        credentials: 'omit',
      }),
    )
    const text = await response.text()
    if (text.length > MAX_LENGTH) throw new Error('Too long')
    return { ...v.parse(responseSchema, JSON.parse(text)), status: response.status }
  } catch {
    throw new RequestRejectedError('The network does not answer', { code: RPC_CODES.internal })
  } finally {
    clearTimeout(timer)
  }
}

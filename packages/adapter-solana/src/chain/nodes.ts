/**
 * Sends JSON-RPC requests to the nodes of a network: first to the app's own RPC URLs. Only when none of them responds, to
 * `context.rpcUrls`: the kit's RPC service if it serves the network, then the network's own URLs.
 *
 * In      caipNetworkId, a JSON-RPC request
 * Out     the node's result, parsed. A request takes at most 9 s in total, and tries each URL once
 * Throws  TransactionExpiredError   the node no longer knows the blockhash
 *         WalletRequestError        with the node's message, or with an empty one when no URL responds
 *         RequestAbortedError
 * Source  spec R-CFG-61, R-HOST-09, R-ADPT-22; security design §11
 */

import type { AdapterContext, CaipNetworkId, KitError, RpcUrl } from '@bowline/kit-core'
import { throwIfAborted, timeoutSignal, withAbort } from '@bowline/kit-core/adapter'
import { WalletRequestError } from '@bowline/kit-core/errors'
import { plainObject, tryParse } from '@bowline/kit-core/schema'
import * as v from 'valibot'
import { parseJson } from './parse-json.js'
import { isExpiryWording, TransactionExpiredError } from './transaction-expired-error.js'

const MAX_URLS = 3
const MAX_OWN_URLS = 2
const REQUEST_LIMIT_MS = 9_000
const MAX_RESPONSE_LENGTH = 5_000_000

/** A JSON-RPC request and the schema of its result. */
export type NodeRequest<T> = {
  readonly method: string
  readonly params: readonly unknown[]
  readonly schema: v.GenericSchema<unknown, T>
  readonly signal?: AbortSignal | undefined
}

/** Sends a request to the nodes of a network and resolves to the parsed result. */
export type RequestNode = <T>(caipNetworkId: CaipNetworkId, request: NodeRequest<T>) => Promise<T>

/** Node URLs of a network, in the order in which they are tried. */
export type NodeUrls = (caipNetworkId: CaipNetworkId, signal?: AbortSignal) => AsyncIterable<RpcUrl>

/** Creates the list of URLs: at most two of the app, and three in total. */
export function createNodeUrls({
  customRpcUrls,
  rpcUrls,
}: Pick<AdapterContext, 'customRpcUrls' | 'rpcUrls'>): NodeUrls {
  return async function* urls(caipNetworkId, signal) {
    const own = customRpcUrls(caipNetworkId).slice(0, MAX_OWN_URLS)
    yield* own
    const others = await withAbort(rpcUrls(caipNetworkId), signal)
    yield* others.slice(0, MAX_URLS - own.length)
  }
}

/** Creates the function that sends requests to nodes. */
export function createNodeRequest(nodeUrls: NodeUrls): RequestNode {
  return async (caipNetworkId, { method, params, schema, signal }) => {
    throwIfAborted(signal)
    let failure: KitError | undefined
    for await (const url of nodeUrls(caipNetworkId, signal)) {
      const { isOk, body } = await postToNode(url, { method, params, signal })
      if (!isOk || body === undefined) continue
      if ('error' in body) {
        failure = toNodeError(body.error)
        if (!isBusy(body.error)) throw failure
        continue
      }
      const result = v.safeParse(schema, body.result)
      if (result.success) return result.output
      failure = new WalletRequestError('', undefined, new Error(`Unexpected response to ${method}`))
    }
    throw failure ?? new WalletRequestError('', undefined, new Error('No node of the network responded'))
  }
}

/** Outcome of one request. No `status` when no response arrived; no `body` when the response is not JSON-RPC. */
export type NodeResponse = {
  readonly status?: number
  readonly isOk?: boolean
  readonly body?: v.InferOutput<typeof responseSchema> | undefined
}

/** Posts a request to one URL, for at most 3 s. Throws only RequestAbortedError; a failed request has no `status`. */
export async function postToNode(
  { url, config }: RpcUrl,
  { method, params, signal }: Pick<NodeRequest<unknown>, 'method' | 'params' | 'signal'>,
): Promise<NodeResponse> {
  const limited = timeoutSignal(signal, REQUEST_LIMIT_MS / MAX_URLS)
  const headers = { ...config?.headers, 'content-type': 'application/json' }
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  try {
    const response = await fetch(url, { method: 'POST', headers, body, signal: limited.signal })
    const { status, ok: isOk } = response
    const text = await withAbort(response.text(), limited.signal).catch(() => '')
    return { status, isOk, body: text.length > MAX_RESPONSE_LENGTH ? undefined : parseBody(text) }
  } catch {
    return {}
  } finally {
    limited.release()
    throwIfAborted(signal)
  }
}

function parseBody(text: string) {
  try {
    return tryParse(responseSchema, parseJson(text))
  } catch {
    return undefined
  }
}

const errorSchema = plainObject(
  v.object({
    code: v.optional(v.pipe(v.number(), v.finite())),
    message: v.optional(v.string()),
    data: v.optional(v.unknown()),
  }),
)

const responseSchema = plainObject(
  v.union([v.object({ error: errorSchema }), v.object({ result: v.optional(v.unknown()) })]),
)

/** The `error` of a JSON-RPC response. */
export type NodeError = v.InferOutput<typeof errorSchema>

const NODE_BEHIND = -32_005
const MAX_MESSAGE_LENGTH = 300

function isBusy({ code }: NodeError): boolean {
  return code === NODE_BEHIND || code === 429
}

/** Converts a node's error to a kit error. */
export function toNodeError(error: NodeError): KitError {
  const message = (error.message ?? '').slice(0, MAX_MESSAGE_LENGTH)
  if (isExpiryWording(message)) return new TransactionExpiredError(error)
  return new WalletRequestError(message, error.code, error)
}

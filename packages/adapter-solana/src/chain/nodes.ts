/**
 * The nodes of a network: the app's own addresses first, and only when none of them answers the others, which may have to be
 * asked of a service. Nothing is found out before the first question.
 *
 * In      caipNetworkId, a JSON-RPC request
 * Out     the node's result, parsed; each request ends within 9 s, no second try at the same address
 * Throws  TransactionExpiredError  the node does not know the blockhash any more
 *         WalletRequestError       in the node's words, or without any when no address answers
 *         RequestAbortedError
 * Source  spec R-CFG-61, R-HOST-09, R-ADPT-22; security design §11
 */
import {
  type AdapterContext,
  type CaipNetworkId,
  type KitError,
  type RpcUrl,
  WalletRequestError,
} from '@bowline/kit-core'
import { throwIfAborted, timeoutSignal, withAbort } from '@bowline/kit-core/adapter'
import * as z from 'zod/mini'
import { isExpiryWording, TransactionExpiredError } from '../transfer/errors.js'
import { readJson } from './read-json.js'

const MAX_URLS = 3
const MAX_OWN_URLS = 2
const REQUEST_LIMIT_MS = 9_000
const MAX_LETTERS = 5_000_000

/** A question to a node. */
export type NodeRequest<T> = {
  readonly method: string
  readonly params: readonly unknown[]
  readonly schema: z.ZodMiniType<T>
  readonly signal?: AbortSignal | undefined
}

/** Asks the nodes of a network. */
export type RequestNode = <T>(caipNetworkId: CaipNetworkId, request: NodeRequest<T>) => Promise<T>

/** Addresses of a network's nodes, in the order in which they are asked. */
export type NodeUrls = (caipNetworkId: CaipNetworkId, signal?: AbortSignal) => AsyncIterable<RpcUrl>

/** Creates the list of addresses. */
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

/** Creates the way to the nodes. */
export function createNodeRequest(nodeUrls: NodeUrls): RequestNode {
  return async (caipNetworkId, { method, params, schema, signal }) => {
    throwIfAborted(signal)
    let failure: KitError | undefined
    for await (const url of nodeUrls(caipNetworkId, signal)) {
      const { isOk, answer } = await postToNode(url, { method, params, signal })
      if (!isOk || answer === undefined) continue
      if ('error' in answer) {
        failure = toNodeError(answer.error)
        if (!isBusy(answer.error)) throw failure
        continue
      }
      const result = z.safeParse(schema, answer.result)
      if (result.success) return result.data
      failure = new WalletRequestError('', undefined, new Error(`${method} was answered in an unknown form`))
    }
    throw failure ?? new WalletRequestError('', undefined, new Error('No node of the network answered'))
  }
}

/** What came of a request to one node: without a status when no response arrived, without an answer when it is no JSON-RPC. */
export type NodeResponse = {
  readonly status?: number
  readonly isOk?: boolean
  readonly answer?: z.infer<typeof answerSchema> | undefined
}

/** Posts a request to the node at one address. Throws RequestAbortedError. */
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
    return { status, isOk, answer: text.length > MAX_LETTERS ? undefined : parseAnswer(text) }
  } catch {
    return {}
  } finally {
    limited.release()
    throwIfAborted(signal)
  }
}

function parseAnswer(text: string) {
  try {
    return z.safeParse(answerSchema, readJson(text)).data
  } catch {
    return undefined
  }
}

const errorSchema = z.object({
  code: z.optional(z.number()),
  message: z.optional(z.string()),
  data: z.optional(z.unknown()),
})

const answerSchema = z.union([z.object({ error: errorSchema }), z.object({ result: z.unknown() })])

/** A JSON-RPC error of a node. */
export type NodeFault = z.infer<typeof errorSchema>

const NODE_BEHIND = -32_005
const MAX_WORDS = 300

function isBusy({ code }: NodeFault): boolean {
  return code === NODE_BEHIND || code === 429
}

/** A node's error as an error of the kit. */
export function toNodeError(fault: NodeFault): KitError {
  const words = (fault.message ?? '').slice(0, MAX_WORDS)
  if (isExpiryWording(words)) return new TransactionExpiredError(fault)
  return new WalletRequestError(words, fault.code, fault)
}

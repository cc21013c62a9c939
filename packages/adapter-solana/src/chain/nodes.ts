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
import { assertNotAborted, limitSignal, untilAborted } from '@bowline/kit-core/adapter'
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
export type AskNode = <T>(caipNetworkId: CaipNetworkId, request: NodeRequest<T>) => Promise<T>

/** Makes the way to the nodes. */
export function createAskNode({ customRpcUrls, rpcUrls }: AdapterContext): AskNode {
  return async (caipNetworkId, { method, params, schema, signal }) => {
    assertNotAborted(signal)
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
    const own = customRpcUrls(caipNetworkId).slice(0, MAX_OWN_URLS)
    const others = async () => (await untilAborted(rpcUrls(caipNetworkId), signal)).slice(0, MAX_URLS - own.length)
    let failure: KitError | undefined
    for (const find of [async () => own, others]) {
      for (const url of await find()) {
        const answer = await askOne(url, body, signal)
        if (answer === undefined) continue
        if ('error' in answer) {
          failure = nodeError(answer.error)
          if (!isBusy(answer.error)) throw failure
          continue
        }
        const result = z.safeParse(schema, answer.result)
        if (result.success) return result.data
        failure = new WalletRequestError('', undefined, new Error(`${method} was answered in an unknown form`))
      }
    }
    throw failure ?? new WalletRequestError('', undefined, new Error('No node of the network answered'))
  }
}

/** The answer of the node at one address; undefined when there is none to be had there. */
async function askOne({ url, config }: RpcUrl, body: string, signal: AbortSignal | undefined) {
  const limited = limitSignal(signal, REQUEST_LIMIT_MS / MAX_URLS)
  const headers = { ...config?.headers, 'content-type': 'application/json' }
  try {
    const response = await fetch(url, { method: 'POST', headers, body, signal: limited.signal })
    const text = await untilAborted(response.text(), limited.signal)
    return !response.ok || text.length > MAX_LETTERS ? undefined : z.safeParse(answerSchema, readJson(text)).data
  } catch {
    assertNotAborted(signal)
    return undefined
  } finally {
    limited.release()
  }
}

const errorSchema = z.object({
  code: z.optional(z.number()),
  message: z.optional(z.string()),
  data: z.optional(z.unknown()),
})

const answerSchema = z.union([z.object({ error: errorSchema }), z.object({ result: z.unknown() })])

type NodeFault = z.infer<typeof errorSchema>

const NODE_BEHIND = -32_005
const MAX_WORDS = 300

function isBusy({ code }: NodeFault): boolean {
  return code === NODE_BEHIND || code === 429
}

function nodeError(fault: NodeFault): KitError {
  const words = (fault.message ?? '').slice(0, MAX_WORDS)
  if (isExpiryWording(words)) return new TransactionExpiredError(fault)
  return new WalletRequestError(words, fault.code, fault)
}

/**
 * Sends signed transactions to the nodes of a network.
 *
 * In      raw      base64
 *         hash     its signature: what a node that took it responds with
 * Out     post     `refused` only when no node can have it: after a lost response, a timeout, a 5xx or an unknown code, the next
 *                  nodes are asked as well, and none of them can refuse it any more
 *         repost   sends the same bytes to every node again, at most every 2 s; ignores what the nodes respond
 * Source  spec R-ADPT-121, R-ADPT-122; JSON-RPC sendTransaction; Agave `RpcCustomError`
 */
import { type BroadcastOutcome, type CaipNetworkId, WalletRequestError } from '@bowline/kit-core'
import { safeGet } from '@bowline/kit-core/adapter'
import { isTransactionSignature } from '../address.js'
import type { SendOptions } from '../wallet/live-wallet.js'
import { type NodeFault, type NodeResponse, type NodeUrls, postToNode, toNodeError } from './nodes.js'

/** A signed transaction on its way to the nodes. */
export type PostedTransaction = {
  readonly hash: string
  readonly caipNetworkId: CaipNetworkId
  /** Base64. */
  readonly raw: string
}

/** Sends transactions, for the first time and again. */
export type Posting = {
  readonly post: (sent: PostedTransaction, options?: SendOptions) => Promise<BroadcastOutcome>
  readonly repost: (sent: PostedTransaction, signal: AbortSignal) => Promise<void>
}

const REPOST_PAUSE_MS = 2_000

/** Creates the way to send. */
export function createPosting(nodeUrls: NodeUrls): Posting {
  /** By hash. */
  const postedAtMs = new Map<string, number>()
  return {
    async post({ hash, caipNetworkId, raw }, { preflightCommitment = 'confirmed', ...options } = {}) {
      postedAtMs.set(hash, Date.now())
      const params = [raw, { encoding: 'base64', preflightCommitment, ...options }]
      let isUncertain = false
      for await (const url of nodeUrls(caipNetworkId)) {
        const result = resultOf(await postToNode(url, { method: 'sendTransaction', params }), hash)
        if (result === 'accepted') return { status: 'accepted' }
        if (result === 'unknown') isUncertain = true
        if (typeof result === 'object' && !isUncertain) return { status: 'refused', error: toNodeError(result.refusal) }
      }
      if (isUncertain) return { status: 'unknown' }
      const cause = new Error('No node of the network takes transactions')
      return { status: 'refused', error: new WalletRequestError('', undefined, cause) }
    },
    async repost({ hash, caipNetworkId, raw }, signal) {
      if (Math.abs(Date.now() - (postedAtMs.get(hash) ?? -Infinity)) < REPOST_PAUSE_MS) return
      postedAtMs.set(hash, Date.now())
      // Without a trial: a node worked it out when it was sent first, and a trial may refuse what another node already has.
      const params = [raw, { encoding: 'base64', skipPreflight: true, maxRetries: 0 }]
      const posts: Promise<unknown>[] = []
      for await (const url of nodeUrls(caipNetworkId, signal)) {
        posts.push(postToNode(url, { method: 'sendTransaction', params, signal }))
      }
      await Promise.allSettled(posts)
    },
  }
}

/** `untaken`: it reached no node, since the address lets no one in; it is certain, and says nothing of the transaction. */
type PostResult = 'accepted' | 'unknown' | 'untaken' | { readonly refusal: NodeFault }

function resultOf({ status = 0, answer }: NodeResponse, hash: string): PostResult {
  if (answer && 'error' in answer) {
    if (isAlreadyThere(answer.error)) return 'accepted'
    return isRefusal(answer.error) && status < FIRST_FAULT_STATUS ? { refusal: answer.error } : 'unknown'
  }
  if (answer && isTransactionSignature(String(answer.result))) return answer.result === hash ? 'accepted' : 'unknown'
  return UNTAKEN_STATUSES.has(status) ? 'untaken' : 'unknown'
}

/** From here on a gateway speaks, which may have passed the request on. */
const FIRST_FAULT_STATUS = 500

/** Unauthorized, forbidden, not found. */
const UNTAKEN_STATUSES: ReadonlySet<number> = new Set([401, 403, 404])

/** Preflight failure, a signature that is wrong or missing, an unsupported version, and requests that cannot be read. */
const REFUSAL_CODES: ReadonlySet<number | undefined> = new Set([
  ...[-32_002, -32_003, -32_013, -32_015],
  ...[-32_700, -32_600, -32_602],
])

function isRefusal({ code }: NodeFault): boolean {
  return REFUSAL_CODES.has(code)
}

/** Whether a node says that it has the transaction, in whatever words. */
function isAlreadyThere({ message = '', data }: NodeFault): boolean {
  return safeGet(data, 'err') === 'AlreadyProcessed' || isAlreadySentWording(message)
}

/** Whether words of a node or a wallet say that a transaction is on the chain, or on its way there. */
export function isAlreadySentWording(text: string): boolean {
  return /already\s*(been\s+)?(processed|known|submitted|sent|in\s+(the\s+)?(ledger|block))|alreadyprocessed/i.test(
    text,
  )
}

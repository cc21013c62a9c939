/**
 * Sends signed transactions to the nodes of a network, for wallets that only sign.
 *
 * In      raw      base64
 *         hash     its signature: a node that accepts the transaction returns it
 * Out     post     `rejected` only when no node can have the transaction. After a lost response, a timeout, a 5xx or an
 *                  unknown code, the next nodes are tried too, but a rejection from them no longer counts
 *         repost   sends the same bytes to every node again, at most every 2 s; ignores the responses
 * Source  spec R-ADPT-121, R-ADPT-122; JSON-RPC sendTransaction; Agave `RpcCustomError`
 */
import type { BroadcastOutcome, CaipNetworkId } from '@bowline/kit-core'
import { safeGet } from '@bowline/kit-core/adapter'
import { WalletRequestError } from '@bowline/kit-core/errors'
import type { SendOptions } from '../wallet/live-wallet.js'
import { isTransactionSignature } from './address.js'
import { type NodeError, type NodeResponse, type NodeUrls, postToNode, toNodeError } from './nodes.js'

/** A signed transaction to send. */
export type PostedTransaction = {
  readonly hash: string
  readonly caipNetworkId: CaipNetworkId
  /** Base64. */
  readonly raw: string
}

/** Sends transactions the first time (`post`) and again (`repost`). */
export type Posting = {
  readonly post: (sent: PostedTransaction, options?: SendOptions) => Promise<BroadcastOutcome>
  readonly repost: (sent: PostedTransaction, signal: AbortSignal) => Promise<void>
}

const REPOST_PAUSE_MS = 2_000

/** Creates `post` and `repost`. */
export function createPosting(nodeUrls: NodeUrls): Posting {
  /** When each transaction was last posted, by hash. */
  const postedAtMs = new Map<string, number>()
  return {
    async post({ hash, caipNetworkId, raw }, { preflightCommitment = 'confirmed', ...options } = {}) {
      postedAtMs.set(hash, Date.now())
      const params = [raw, { encoding: 'base64', preflightCommitment, ...options }]
      let isUncertain = false
      for await (const url of nodeUrls(caipNetworkId)) {
        const result = toPostResult(await postToNode(url, { method: 'sendTransaction', params }), hash)
        if (result === 'accepted') return { status: 'accepted' }
        if (result === 'unknown') isUncertain = true
        if (typeof result === 'object' && !isUncertain)
          return { status: 'rejected', error: toNodeError(result.rejection) }
      }
      if (isUncertain) return { status: 'unknown' }
      const cause = new Error('No node of the network accepts transactions')
      return { status: 'rejected', error: new WalletRequestError('', undefined, cause) }
    },
    async repost({ hash, caipNetworkId, raw }, signal) {
      if (Math.abs(Date.now() - (postedAtMs.get(hash) ?? -Infinity)) < REPOST_PAUSE_MS) return
      postedAtMs.set(hash, Date.now())
      // No preflight: it ran on the first send, and would fail on a node that already has the transaction.
      const params = [raw, { encoding: 'base64', skipPreflight: true, maxRetries: 0 }]
      const posts: Promise<unknown>[] = []
      for await (const url of nodeUrls(caipNetworkId, signal)) {
        posts.push(postToNode(url, { method: 'sendTransaction', params, signal }))
      }
      await Promise.allSettled(posts)
    },
  }
}

/**
 * `denied`: the node's URL denies access, so this node does not have the transaction, which may still be valid.
 */
type PostResult = 'accepted' | 'unknown' | 'denied' | { readonly rejection: NodeError }

function toPostResult({ status = 0, body }: NodeResponse, hash: string): PostResult {
  if (body && 'error' in body) {
    if (isAlreadySent(body.error)) return 'accepted'
    return isRejection(body.error) && status < FIRST_SERVER_ERROR_STATUS ? { rejection: body.error } : 'unknown'
  }
  if (body && isTransactionSignature(String(body.result))) return body.result === hash ? 'accepted' : 'unknown'
  return NO_ACCESS_STATUSES.has(status) ? 'denied' : 'unknown'
}

/** From this status on, the response may be from a gateway that already passed the request on. */
const FIRST_SERVER_ERROR_STATUS = 500

/** HTTP statuses: unauthorized, forbidden, not found. */
const NO_ACCESS_STATUSES: ReadonlySet<number> = new Set([401, 403, 404])

/** Codes for: failed preflight, wrong or missing signature, unsupported version, unreadable request. */
const REFUSAL_CODES: ReadonlySet<number | undefined> = new Set([
  ...[-32_002, -32_003, -32_013, -32_015],
  ...[-32_700, -32_600, -32_602],
])

function isRejection({ code }: NodeError): boolean {
  return REFUSAL_CODES.has(code)
}

/** Whether an error means that the node already has the transaction. */
function isAlreadySent({ message = '', data }: NodeError): boolean {
  return safeGet(data, 'err') === 'AlreadyProcessed' || isAlreadySentWording(message)
}

/** Whether a message of a node or a wallet means that a transaction was already sent or is on chain. */
export function isAlreadySentWording(text: string): boolean {
  return /already\s*(been\s+)?(processed|known|submitted|sent|in\s+(the\s+)?(ledger|block))|alreadyprocessed/i.test(
    text,
  )
}

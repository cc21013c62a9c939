import type { RequestRejectedError } from '@bowline/secure-frame/protocol'
import type { NodeClient } from '../node.js'
import type { OutboxEntry } from './outbox-entry.js'

/**
 * Outcome of handing signed bytes to a node. `rejected` only when the node itself reports that it did not accept them.
 */
export type SendOutcome =
  | { readonly status: 'accepted' | 'unknown' }
  | { readonly status: 'rejected'; readonly error: RequestRejectedError }

/** State of a sent transaction: `known` to a node, `never` when it can no longer be executed, or `unknown`. */
export type SentState = 'known' | 'never' | 'unknown'

/** How the outbox sends signed bytes of one namespace. */
export type ChainSending = {
  /** Derives the transaction id from its bytes. Throws when they do not decode. */
  readonly getId: (raw: string) => string
  /** Never rejects. `options` are those of the page's request; repeated attempts have none. */
  readonly send: (entry: OutboxEntry, node: NodeClient, options?: object) => Promise<SendOutcome>
  /** Resolves to the state of a sent transaction. Rejects when the node does not respond. */
  readonly fetchState: (entry: OutboxEntry, node: NodeClient, nowMs: number) => Promise<SentState>
}

import type { RefusedError } from '../../policy/refused-error.js'
import type { AskNode } from '../node.js'
import type { OutboxEntry } from './outbox-entry.js'

/** What became of signed bytes that were given to a node. `refused` only where the node itself said that it did not take them. */
export type SendOutcome =
  | { readonly status: 'accepted' | 'unknown' }
  | { readonly status: 'refused'; readonly error: RefusedError }

/** How a sent transaction stands: a node has it, it can no longer be carried out, or neither is known. */
export type SentStanding = 'known' | 'over' | 'unknown'

/** How one chain family sends signed bytes. */
export type ChainSending = {
  /** The transaction's id, from its bytes; throws when they do not decode. */
  readonly idOf: (raw: string) => string
  /** Never rejects. `options` are those of the request; a repetition has none. */
  readonly send: (entry: OutboxEntry, node: AskNode, options?: object) => Promise<SendOutcome>
  /** Rejects when the node does not respond. */
  readonly look: (entry: OutboxEntry, node: AskNode, nowMs: number) => Promise<SentStanding>
}

import type { CaipNetworkId } from '../../base/caip/namespace.js'
import type { KitError } from '../../base/errors/kit-error.js'
import type { Connection, ConnectionAccount } from './connection.js'
import type { Connector } from './connector.js'

/** Events an adapter emits to the core. */
export type AdapterEvent =
  /** The available connectors changed: announced late, removed, or from a host's configuration. */
  | { readonly type: 'connectors'; readonly connectors: readonly Connector[] }
  /** A connection was made outside the kit, for example through the chain library's own hook. */
  | { readonly type: 'connections'; readonly connections: readonly Connection[] }
  /** The provider of `pairingProvider` has a session that was made outside the kit. */
  | { readonly type: 'session' }
  /** The wallet shares other accounts, the active one first. Never empty: that case is `unavailable`. */
  | { readonly type: 'accountChanged'; readonly connectorId: string; readonly accounts: readonly ConnectionAccount[] }
  /** The wallet switched its network, to one that the app may not list. */
  | { readonly type: 'switchNetwork'; readonly connectorId: string; readonly caipNetworkId: CaipNetworkId }
  /**
   * The wallet of a live connection shares no account for now: it is locked or left the page. The kit waits for the
   * connection.
   */
  | { readonly type: 'unavailable'; readonly connectorId: string }
  /** A disconnected wallet may now approve a stored connection: it was unlocked, or it shares accounts. */
  | { readonly type: 'available'; readonly connectorId: string }
  /** The connection ended: through the chain library's own hook, or because the wallet disconnected. */
  | { readonly type: 'disconnect'; readonly connectorId: string }
  /** The kit or the app sent a transaction or a batch here. The kit follows it until it settles. */
  | { readonly type: 'sent'; readonly sent: SentTransaction }
  /**
   * A transaction sent here settled. For adapters that receive this from the chain; others implement
   * `getTransaction`.
   */
  | {
      readonly type: 'transactionSettled'
      readonly hash: string
      readonly status: SentTransactionOutcome
      /** The transaction that replaced it on chain, if any. */
      readonly replacement?: Replacement | undefined
    }

/** A sent transaction, with everything an adapter needs to find it again, also on a later page. */
export type SentTransaction = {
  /** For a batch of calls, its id. */
  readonly hash: string
  readonly caipNetworkId: CaipNetworkId
  /** True for a batch. No explorer knows the id of a batch. */
  readonly isBatch?: boolean | undefined
  /** The sender. The active account when absent. */
  readonly address?: string | undefined
  /** The adapter's own note, at most 4,096 characters. It is stored, so the adapter validates it when read. */
  readonly memo?: string | undefined
  /** Minimum polling interval, for chains with slow blocks. */
  readonly minPollIntervalMs?: number | undefined
  /**
   * The signed transaction in the family's usual text form (hex, base64), when it was signed here. While no node knows the
   * transaction and it is still valid, each check sends these bytes again.
   */
  readonly raw?: string | undefined
}

/** A transaction that a wallet is about to be asked to send. */
export type SendRequestDetails = Pick<SentTransaction, 'caipNetworkId' | 'minPollIntervalMs'> & {
  readonly connectorId: string
  readonly address: string
  /**
   * The adapter's own note, for `findSent`: at most 4,096 characters. It is stored, so the adapter validates it when
   * read.
   */
  readonly memo?: string | undefined
  /** True when the app made the request through the provider. The wallet's own error is then passed on unchanged. */
  readonly isAppRequest?: boolean | undefined
}

/** A signed transaction that is about to be sent. */
export type SignedTransaction = SentTransaction & {
  readonly raw: string
  /** True when the app made the request through the provider, not a view of the kit. */
  readonly isAppRequest?: boolean | undefined
}

/**
 * Result of sending a signed transaction to a node. `rejected` only when no node can have it: the first node to receive it
 * rejected it for a lasting reason. After a lost response, a timeout or a 5xx it is `unknown`, whatever the next node reports.
 */
export type BroadcastOutcome =
  | { readonly status: 'accepted' | 'unknown' }
  | { readonly status: 'rejected'; readonly error: KitError }

/**
 * How a transaction settled. `confirmed` and `failed` are the result on chain, also of a replacement that does the same for
 * another fee. `replaced`: another transaction took its place. `dropped`: the chain can no longer include it.
 */
export type SentTransactionOutcome = 'confirmed' | 'failed' | 'replaced' | 'dropped'

/** Status of a sent transaction. `pending`: not settled, or not known yet. */
export type SentTransactionStatus = SentTransactionOutcome | 'pending'

/** Result of one check of a transaction on chain. */
export type TransactionCheck = {
  readonly status: SentTransactionStatus
  /** For a settled batch, its transaction. */
  readonly hash?: string | undefined
  /** The transaction that replaced it on chain, if any. */
  readonly replacement?: Replacement | undefined
  /** True while the chain can still revert its block, so it is checked again. */
  readonly isReorgPossible?: boolean | undefined
  /** True when no node or wallet that was asked knows it. */
  readonly isNotFound?: boolean | undefined
  /** Replaces the previous memo. */
  readonly memo?: string | undefined
  /** Block or slot of a transaction that was executed. */
  readonly block?: bigint | undefined
}

/** A transaction that replaced another: the same for another fee, an empty one, or a different one. */
export type Replacement = {
  readonly hash: string
  readonly reason: 'repriced' | 'cancelled' | 'replaced'
}

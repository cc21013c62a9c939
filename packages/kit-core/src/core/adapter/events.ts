import type { CaipNetworkId } from '../../base/caip/namespace.js'
import type { KitError } from '../../base/errors/kit-error.js'
import type { Connection, ConnectionAccount } from './connection.js'
import type { Connector } from './connector.js'

/** What an adapter tells the core without being asked. */
export type AdapterEvent =
  /** The connectors on offer changed: announced late, gone, of a host's configuration. */
  | { readonly type: 'connectors'; readonly connectors: readonly Connector[] }
  /** A connection was made outside the kit, for example through the chain library's own hook. */
  | { readonly type: 'connections'; readonly connections: readonly Connection[] }
  /** The provider of `pairingProvider` has a session that was made outside the kit. */
  | { readonly type: 'session' }
  /** The wallet opened other accounts, the active one first; never empty (that is `away`). */
  | { readonly type: 'accountChanged'; readonly connectorId: string; readonly accounts: readonly ConnectionAccount[] }
  /** The wallet is on another network now, listed by the app or not. */
  | { readonly type: 'switchNetwork'; readonly connectorId: string; readonly caipNetworkId: CaipNetworkId }
  /** A live connection's wallet opens no account for now: it is locked, or has left the page. The connection is waited for. */
  | { readonly type: 'unavailable'; readonly connectorId: string }
  /** A wallet that is not connected may agree to a stored connection now: it was unlocked, or opened accounts. */
  | { readonly type: 'available'; readonly connectorId: string }
  /** The connection was ended: by the chain library's own hook, or by the wallet's plain word. */
  | { readonly type: 'disconnect'; readonly connectorId: string }
  /** A transaction or a batch was sent here, by the kit or by the app: it is followed until it ends. */
  | { readonly type: 'sent'; readonly sent: SentTransaction }
  /** A transaction that was sent here ended. For adapters that hear of ends by themselves; others answer `getTransaction`. */
  | {
      readonly type: 'transactionSettled'
      readonly hash: string
      readonly status: SentTransactionOutcome
      /** What took its place in the chain, if anything did. */
      readonly replacement?: Replacement | undefined
    }

/** What was sent, and all that an adapter needs to find it again, on a later page too. */
export type SentTransaction = {
  /** Of a batch of calls: its id. */
  readonly hash: string
  readonly caipNetworkId: CaipNetworkId
  /** No explorer knows the id of a batch. */
  readonly isBatch?: boolean | undefined
  /** Who sent it; the account in use when absent. */
  readonly address?: string | undefined
  /** The adapter's own words to itself, at most 4,096 characters; stored, and so to be checked when read. */
  readonly memo?: string | undefined
  /** Looked after no more often than this, where blocks are slow. */
  readonly minPollIntervalMs?: number | undefined
  /**
   * The signed transaction in the family's usual text form (hex, base64), where it was signed here. While no node knows the
   * transaction and it can still be carried out, a look sends these same bytes again.
   */
  readonly raw?: string | undefined
}

/** What a wallet is about to be asked to send. */
export type HandedOver = Pick<SentTransaction, 'caipNetworkId' | 'minPollIntervalMs'> & {
  readonly connectorId: string
  readonly address: string
  /** The adapter's own note, for `findSent`: at most 4,096 characters; stored, and so to be checked when read. */
  readonly memo?: string | undefined
  /** The app asked through the provider. The wallet's own error is passed on as it is. */
  readonly isAppRequest?: boolean | undefined
}

/** A signed transaction that is about to be sent. */
export type SignedTransaction = SentTransaction & {
  readonly raw: string
  /** The app asked for it through the provider, and no view of the kit. */
  readonly isAppRequest?: boolean | undefined
}

/**
 * What became of a signed transaction that was given to a node. `refused` only when no node can have it: the first node to get
 * it refused it for a reason that holds. After a lost response, a timeout or a 5xx it is `unknown`, whatever the next node says.
 */
export type BroadcastOutcome =
  | { readonly status: 'accepted' | 'unknown' }
  | { readonly status: 'refused'; readonly error: KitError }

/**
 * How a transaction ended: `confirmed` and `failed` are the chain's word, also by a replacement that does the same for
 * another price; `replaced` says that another transaction took its place, `dropped` that the chain will not take it any more.
 */
export type SentTransactionOutcome = 'confirmed' | 'failed' | 'replaced' | 'dropped'

/** How it stands: `pending` is waiting or not known yet, and is no end. */
export type SentTransactionStatus = SentTransactionOutcome | 'pending'

/** What one look at the chain found. */
export type TransactionCheck = {
  readonly status: SentTransactionStatus
  /** Of a batch that ended: the transaction it came to. */
  readonly hash?: string | undefined
  /** What took its place in the chain, if anything did. */
  readonly replacement?: Replacement | undefined
  /** It is in a block that the chain may still take back, so it is looked at again. */
  readonly isReorgPossible?: boolean | undefined
  /** Nothing that was asked has heard of it. */
  readonly isNotFound?: boolean | undefined
  /** Takes the place of the memo before. */
  readonly memo?: string | undefined
  /** Of one that the chain carried out: the block, or slot, that it is in. */
  readonly block?: bigint | undefined
}

/** A transaction in the place of another one: the same one for another price, nothing at all, or another one. */
export type Replacement = {
  readonly hash: string
  readonly reason: 'repriced' | 'cancelled' | 'replaced'
}

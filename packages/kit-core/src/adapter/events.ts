import type { CaipNetworkId } from '../caip/namespace.js'
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
  | { readonly type: 'away'; readonly connectorId: string }
  /** A wallet that is not connected may agree to a stored connection now: it was unlocked, or opened accounts. */
  | { readonly type: 'back'; readonly connectorId: string }
  /** The connection was ended: by the chain library's own hook, or by the wallet's plain word. */
  | { readonly type: 'disconnect'; readonly connectorId: string }
  /** A transaction sent here settled, or is watched no longer: `pending` says that how it ended is not known. */
  | {
      readonly type: 'pendingTransactions'
      readonly hash: string
      readonly status: SentStatus
      /** What took its place in the chain, if anything did. */
      readonly replacement?: Replacement | undefined
    }

/**
 * How a transaction stands when it is told: `confirmed` and `failed` are the chain's word, also by a replacement that does the
 * same for another price; `replaced` says that another deed took its place, `dropped` that the chain will not take it any more.
 */
export type SentStatus = 'confirmed' | 'failed' | 'replaced' | 'dropped' | 'pending'

/** A transaction in the place of another one: the same deed for another price, nothing at all, or another deed. */
export type Replacement = {
  readonly hash: string
  readonly reason: 'repriced' | 'cancelled' | 'replaced'
}

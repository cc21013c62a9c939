import type { WalletListing } from '@bowline/api-client'
import type { Namespace } from '../../base/caip/namespace.js'
import type { Connection } from '../adapter/connection.js'
import type { Connector } from '../adapter/connector.js'
import type { StoredConnection } from './keys.js'

/** A connection attempt. Compared by identity, so that a later attempt is distinct. */
export type ConnectAttempt = { readonly namespace: Namespace; readonly connectorId: string }

/** Status of the whole kit. */
export type ConnectStatus = 'disconnected' | 'connecting' | 'connected'

/** Current connections, and the connectors to connect with. */
export type ConnectState = {
  readonly status: ConnectStatus
  /** Live connections per namespace, the active one first. */
  readonly connections: Readonly<Partial<Record<Namespace, readonly Connection[]>>>
  readonly attempt: ConnectAttempt | undefined
  /** Namespaces whose stored connection is being restored. */
  readonly restoring: readonly Namespace[]
  /**
   * Stored connections whose wallets are missing, locked or unresponsive. Each is restored when its wallet is
   * available.
   */
  readonly awaitingReconnect: Readonly<Partial<Record<Namespace, readonly StoredConnection[]>>>
  /** Available connectors per namespace. */
  readonly connectors: Readonly<Partial<Record<Namespace, readonly Connector[]>>>
  /** URI of the open pairing. Undefined without one. */
  readonly wcUri: string | undefined
  /** Expiry of that URI, in epoch milliseconds. */
  readonly wcPairingExpiry: number | undefined
  /** The link that opened a wallet. */
  readonly wcLinking: WalletLink | undefined
  /** Whether the last pairing failed. */
  readonly wcError: boolean
  /**
   * Error code of the failed pairing. After `pairing/relay-unavailable` the relay can still be reached and the
   * pairing continue.
   */
  readonly wcFailure?: string | undefined
  /** True after a wallet was opened, until the user returns to the page. */
  readonly buffering: boolean
  /** The wallet that a pairing was started for. */
  readonly recentWallet: WalletListing | undefined
  /** True when the app created the open pairing. */
  readonly wcBasic: boolean
}

/** A wallet's link as it was opened. */
export type WalletLink = { readonly name: string; readonly href: string }

export const INITIAL_CONNECT_STATE: ConnectState = {
  status: 'disconnected',
  connections: {},
  attempt: undefined,
  restoring: [],
  awaitingReconnect: {},
  connectors: {},
  wcUri: undefined,
  wcPairingExpiry: undefined,
  wcLinking: undefined,
  wcError: false,
  buffering: false,
  recentWallet: undefined,
  wcBasic: false,
}

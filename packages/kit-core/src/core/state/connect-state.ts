import type { WalletListing } from '@bowline/api-client'
import type { Namespace } from '../../base/caip/namespace.js'
import type { Connection } from '../adapter/connection.js'
import type { Connector } from '../adapter/connector.js'
import type { StoredConnection } from './keys.js'

/** A try to connect; its identity tells it from a later one. */
export type ConnectAttempt = { readonly namespace: Namespace; readonly connectorId: string }

/** Status of the whole kit. */
export type ConnectStatus = 'disconnected' | 'connecting' | 'connected'

/** Who is connected, and with what one could connect. */
export type ConnectState = {
  readonly status: ConnectStatus
  /** Live connections per namespace, the active one first. */
  readonly connections: Readonly<Partial<Record<Namespace, readonly Connection[]>>>
  readonly attempt: ConnectAttempt | undefined
  /** Namespaces whose stored connection is being restored. */
  readonly restoring: readonly Namespace[]
  /** Stored connections whose wallets are late, locked or do not answer; each comes back by itself. */
  readonly awaitingReconnect: Readonly<Partial<Record<Namespace, readonly StoredConnection[]>>>
  /** Connectors on offer per namespace. */
  readonly connectors: Readonly<Partial<Record<Namespace, readonly Connector[]>>>
  /** Address of the pairing on offer; absent while none is. */
  readonly wcUri: string | undefined
  /** When that address ends, epoch milliseconds. */
  readonly wcPairingExpiry: number | undefined
  /** The link by which a wallet was opened. */
  readonly wcLinking: WalletLink | undefined
  /** The last pairing failed. */
  readonly wcError: boolean
  /** Code of the error that it failed with. The relay may still be reached, and the pairing go on, after `pairing/relay-unavailable`. */
  readonly wcFailure?: string | undefined
  /** A wallet was opened and the visitor has not come back from it. */
  readonly buffering: boolean
  /** The wallet that a pairing was begun for. */
  readonly recentWallet: WalletListing | undefined
  /** The pairing on offer was made by the app. */
  readonly wcBasic: boolean
}

/** A wallet's link as it was opened. */
export type WalletLink = { readonly name: string; readonly href: string }

/** First value of the slice. */
export const FIRST_CONNECT_STATE: ConnectState = {
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

/** Adapter contract: parameters of connecting, restoring and switching. */
import type { CaipNetworkId } from '../../base/caip/namespace.js'
import type { Network } from '../../base/networks/network.js'
import type { PairedSession } from './transport.js'

/** The connector to connect, and the preferred network to start on. */
export type ConnectParams = { connectorId: string; caipNetworkId?: CaipNetworkId | undefined; signal: AbortSignal }

/** The session to connect, and the preferred network, used if the wallet approved it. */
export type PairedConnectParams = {
  session: PairedSession
  caipNetworkId?: CaipNetworkId | undefined
  signal: AbortSignal
}

/**
 * The connector to restore. For a stored connection also its network, for wallets that report none, and its active
 * account, for wallets that only their accounts distinguish.
 */
export type ReconnectParams = {
  connectorId: string
  caipNetworkId?: CaipNetworkId | undefined
  address?: string | undefined
  signal: AbortSignal
}

/** An account of a live connection. */
export type AccountParams = { connectorId: string; address: string }

/** The network to switch a live connection to. */
export type SwitchNetworkParams = { connectorId: string; network: Network; signal: AbortSignal }

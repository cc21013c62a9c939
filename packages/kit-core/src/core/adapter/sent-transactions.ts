/** Adapter contract: lookups of transactions that were sent. */
import type { CaipNetworkId } from '../../base/caip/namespace.js'
import type { Finality, Network } from '../../base/networks/network.js'
import type { SendRequestDetails, SentTransaction } from './events.js'

/** The sent transaction to check. */
export type GetTransactionParams = {
  sent: SentTransaction
  /** Which blocks count as final. Any block when absent. */
  finality?: Finality | undefined
  signal: AbortSignal
}

/**
 * A sent transfer, identified by its final transaction on chain. A transfer of the native token when no token is
 * named.
 */
export type GetReceivedAmountParams = {
  hash: string
  to: string
  /** The payer. Only amounts this address moved count. Defaults to the sender of the transaction. */
  from?: string | undefined
  tokenAddress?: string | undefined
  network: Network
}

/** The paired wallet, network, method and response of a request. `memo` was stored before the request. */
export type ParseSentResponseParams = {
  connectorId: string
  caipNetworkId: CaipNetworkId
  method: string
  response: unknown
  memo?: string | undefined
}

/**
 * A request that a wallet has not responded to. `to`, `value` and `tokenAddress` are present when a view of the kit
 * made it.
 */
export type FindSentParams = {
  readonly request: SendRequestDetails & {
    readonly requestedAtMs: number
    readonly to?: string | undefined
    /** Decimal text of the token, or of the native token when no token is named. */
    readonly amount?: string | undefined
    readonly tokenAddress?: string | undefined
  }
  /** Hashes that the kit already follows. Each was sent for another request. */
  readonly followed?: readonly string[] | undefined
  readonly signal: AbortSignal
}

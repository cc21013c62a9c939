/**
 * Moves a connection to another network.
 *
 * Throws  ProviderNotFoundError    no such connection
 *         ChainNotSupportedError   the wallet cannot move, does not know the network, or did not go there
 *         UserRejectedError, RequestPendingError, WalletRequestError, RequestAbortedError
 * Source  spec R-CONN-82, R-CONN-85, R-CONN-86, R-ADPT-20, R-ADPT-42
 */
import { ChainNotSupportedError, isKitError, type SwitchNetworkParams } from '@bowline/kit-core'
import { throwIfAborted, withAbort } from '@bowline/kit-core/adapter'
import type { LiveConnections } from './connected-wallets.js'

/** Moves. */
export async function switchNetwork(
  live: LiveConnections,
  { connectorId, network, signal }: SwitchNetworkParams,
): Promise<void> {
  throwIfAborted(signal)
  const connection = live.get(connectorId)
  const { caipNetworkId } = network
  if (connection.caipNetworkId === caipNetworkId) return
  const move = connection.wallet.switchNetwork
  if (move === undefined) throw new ChainNotSupportedError()
  const opening = await withAbort(move(caipNetworkId), signal).catch((error: unknown) => {
    throw isKitError(error, 'wallet/request-failed') ? new ChainNotSupportedError(error) : error
  })
  if (opening === undefined) {
    live.follow(connection, { networks: [caipNetworkId] })
    return
  }
  const there = live.networkOf(opening, caipNetworkId)
  live.follow(connection, { ...opening, networks: there === undefined ? [] : [there] })
  if (there !== caipNetworkId) throw new ChainNotSupportedError()
}

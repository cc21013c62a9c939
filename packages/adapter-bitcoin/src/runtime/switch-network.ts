/**
 * Switches a connection to another network.
 *
 * Throws  ProviderNotFoundError    no such connection
 *         ChainNotSupportedError   the wallet cannot switch, does not know the network, or did not switch to it
 *         UserRejectedError, RequestPendingError, WalletRequestError, RequestAbortedError
 * Source  spec R-CONN-82, R-CONN-85, R-CONN-86, R-ADPT-20, R-ADPT-42
 */
import { isKitError, type SwitchNetworkParams } from '@bowline/kit-core'
import { throwIfAborted, withAbort } from '@bowline/kit-core/adapter'
import { ChainNotSupportedError } from '@bowline/kit-core/errors'
import type { LiveConnections } from './connected-wallets.js'

/** Switches the network. Resolves at once when the connection is already on it. */
export async function switchNetwork(
  live: LiveConnections,
  { connectorId, network, signal }: SwitchNetworkParams,
): Promise<void> {
  throwIfAborted(signal)
  const connection = live.get(connectorId)
  const { caipNetworkId } = network
  if (connection.caipNetworkId === caipNetworkId) return
  const requestSwitch = connection.wallet.switchNetwork
  if (requestSwitch === undefined) throw new ChainNotSupportedError()
  const opening = await withAbort(requestSwitch(caipNetworkId), signal).catch((error: unknown) => {
    throw isKitError(error, 'wallet/request-failed') ? new ChainNotSupportedError(error) : error
  })
  if (opening === undefined) {
    live.follow(connection, { networks: [caipNetworkId] })
    return
  }
  const reached = live.getNetwork(opening, caipNetworkId)
  live.follow(connection, { ...opening, networks: reached === undefined ? [] : [reached] })
  if (reached !== caipNetworkId) throw new ChainNotSupportedError()
}

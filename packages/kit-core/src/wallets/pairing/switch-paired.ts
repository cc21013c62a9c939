/**
 * Switches a paired wallet to another network. An approved network needs no request to the wallet, because each request
 * names its network. Otherwise, on EVM only, asks the wallet to switch, then to add the network.
 *
 * In      from     current network of requests to the wallet
 *         network  the network to switch to
 * Throws  UserRejectedError, RequestPendingError, RequestAbortedError, ChainNotSupportedError
 *         SwitchUnsupportedError  the wallet supports neither the switch request nor the one to add a network
 * Source  spec R-CONN-85 to 87, R-CONN-144
 */

import { getFamily } from '../../base/caip/families.js'
import type { CaipNetworkId } from '../../base/caip/namespace.js'
import { ChainNotSupportedError, SwitchUnsupportedError, UserRejectedError } from '../../base/errors/errors.js'
import { isKitError } from '../../base/errors/kit-error.js'
import type { Network } from '../../base/networks/network.js'
import { isMethodUnsupported } from '../../core/adapter/is-method-unsupported.js'
import type { PairedSession } from '../../core/adapter/transport.js'
import { getWalletErrorDetails } from '../../core/adapter/wallet-error-details.js'
import { toPairedError } from './paired-error.js'

/** Where to switch from and to. */
export type MoveParams = { from: CaipNetworkId; network: Network; signal: AbortSignal }

export async function switchPairedWallet(session: PairedSession, { from, network, signal }: MoveParams): Promise<void> {
  const { chainNamespace, caipNetworkId } = network
  if (session.namespaces()[chainNamespace]?.caipNetworkIds.includes(caipNetworkId)) return
  if (!getFamily(chainNamespace).isEip1193) throw new ChainNotSupportedError()
  const chainId = `0x${BigInt(network.id).toString(16)}`
  const send = (method: string, params: unknown) => session.request({ caipNetworkId: from, method, params, signal })
  try {
    await send('wallet_switchEthereumChain', [{ chainId }])
  } catch (switchError) {
    if (isFinal(toPairedError(switchError))) throw toPairedError(switchError)
    await send('wallet_addEthereumChain', [addedNetwork(network, chainId)]).catch((error: unknown) => {
      const reason = toPairedError(error)
      if (isFinal(reason)) throw reason
      throw [switchError, error].every(isUnsupported)
        ? new SwitchUnsupportedError(error)
        : new ChainNotSupportedError(error)
    })
  }
}

/** Whether an error is final: the user declined, or a request is still open. Neither means that the network is missing. */
function isFinal(error: Error): boolean {
  if (error instanceof UserRejectedError) return true
  return isKitError(error, 'request/aborted') || isKitError(error, 'wallet/request-pending')
}

function isUnsupported(error: unknown): boolean {
  return isMethodUnsupported(getWalletErrorDetails(error))
}

function addedNetwork({ name, nativeCurrency, rpcUrls, blockExplorers }: Network, chainId: string): unknown {
  return {
    chainId,
    chainName: name,
    nativeCurrency,
    rpcUrls: [...rpcUrls.default.http],
    ...(blockExplorers && { blockExplorerUrls: [blockExplorers.default.url] }),
  }
}

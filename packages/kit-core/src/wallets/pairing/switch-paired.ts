/**
 * Moves a paired wallet to another network. One that it approved needs no word to it: requests carry their network.
 *
 * In      from     network the wallet is spoken to on now
 *         network  where to go
 * Throws  UserRejectedError, RequestPendingError, RequestAbortedError, ChainNotSupportedError
 *         SwitchUnsupportedError  the wallet knows neither the request to move nor the one to add
 * Source  spec R-CONN-85 to 87, R-CONN-144
 */

import type { CaipNetworkId } from '../../base/caip/namespace.js'
import { ChainNotSupportedError, SwitchUnsupportedError, UserRejectedError } from '../../base/errors/errors.js'
import { isKitError } from '../../base/errors/kit-error.js'
import type { Network } from '../../base/networks/network.js'
import { isMethodUnsupported } from '../../core/adapter/is-method-unsupported.js'
import type { PairedSession } from '../../core/adapter/transport.js'
import { getWalletErrorDetails } from '../../core/adapter/wallet-error-details.js'
import { pairedErrorOf } from './paired-error.js'

/** Where to go. */
export type MoveParams = { from: CaipNetworkId; network: Network; signal: AbortSignal }

/** Moves the wallet. */
export async function moveWallet(session: PairedSession, { from, network, signal }: MoveParams): Promise<void> {
  const { chainNamespace, caipNetworkId } = network
  if (session.namespaces()[chainNamespace]?.caipNetworkIds.includes(caipNetworkId)) return
  if (chainNamespace !== 'eip155') throw new ChainNotSupportedError()
  const chainId = `0x${BigInt(network.id).toString(16)}`
  const ask = (method: string, params: unknown) => session.request({ caipNetworkId: from, method, params, signal })
  try {
    await ask('wallet_switchEthereumChain', [{ chainId }])
  } catch (refusal) {
    if (isFinal(pairedErrorOf(refusal))) throw pairedErrorOf(refusal)
    await ask('wallet_addEthereumChain', [addedNetwork(network, chainId)]).catch((error: unknown) => {
      const reason = pairedErrorOf(error)
      if (isFinal(reason)) throw reason
      throw [refusal, error].every(isUnsupported)
        ? new SwitchUnsupportedError(error)
        : new ChainNotSupportedError(error)
    })
  }
}

/** A refusal is the visitor's answer, and an open question waits for it: neither is a missing network. */
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

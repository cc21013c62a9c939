/**
 * The methods that need no approval.
 *
 * In      a method of the safe list with its params
 * Out     our address, the network and what the account can do by ourselves; everything else as the network's node says
 * Throws  RefusedError   the node's refusal; what this account has no use for
 * Source  R-FRAME-36, R-FRAME-37; EIP-5792
 */
import { RPC_CODES } from '@bowline/secure-frame/protocol'
import { RefusedError } from '../policy/refused-error.js'
import { evmChainIdOf } from './network.js'
import type { RpcPlace } from './rpc-place.js'

const NOT_OFFERED = new Set([
  'wallet_getCallsStatus',
  'wallet_getAssets',
  'eth_getAccount',
  'eth_getUserOperationReceipt',
  'eth_estimateUserOperationGas',
  'eth_getUserOperationByHash',
  'eth_supportedEntryPoints',
])

/** Answers a method that needs no approval. */
export async function answerSafely(method: string, params: unknown, place: RpcPlace): Promise<unknown> {
  const chainId = evmChainIdOf(place.network.caipNetworkId)
  if (chainId === undefined) throw new RefusedError('Chain is not supported', RPC_CODES.unknownChain)
  if (NOT_OFFERED.has(method)) throw refuseMethod()
  if (method === 'eth_chainId') return `0x${chainId.toString(16)}`
  if (method === 'eth_accounts') return [(await place.session.user({ namespace: 'eip155' })).address]
  // No batches, no paymasters: nothing that a page could count on.
  if (method === 'wallet_getCapabilities') return {}
  return place.node(method, params)
}

/** A method that is known, but that this account does not have. */
export function refuseMethod(): RefusedError {
  return new RefusedError('This account does not offer this method', RPC_CODES.notOffered)
}

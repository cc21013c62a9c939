/**
 * The methods that need no approval.
 *
 * In      a method of the safe list with its params
 * Out     answered here: our address, the network, what the account can do, its assets, and that it has no batch and no user
 *         operation; everything else as the network's node says
 * Throws  RefusedError   the node's refusal; 5730 for a batch that no one sent; 4200 for an estimate that only a bundler makes
 * Source  R-FRAME-36, R-FRAME-37; EIP-5792, ERC-7769, ERC-7811
 */
import { RPC_CODES } from '@bowline/secure-frame/protocol'
import { RefusedError } from '../policy/refused-error.js'
import { listAssets } from './list-assets.js'
import { evmChainIdOf } from './network.js'
import type { RpcContext } from './rpc-context.js'

/** What is known of user operations without a bundler: none was sent, and no entry point is served. */
const WITHOUT_A_BUNDLER: ReadonlyMap<string, unknown> = new Map([
  ['eth_getUserOperationReceipt', null],
  ['eth_getUserOperationByHash', null],
  ['eth_supportedEntryPoints', []],
])

/** Answers a method that needs no approval. */
export async function answerSafely(method: string, params: unknown, place: RpcContext): Promise<unknown> {
  const chainId = evmChainIdOf(place.network.caipNetworkId)
  if (chainId === undefined) throw new RefusedError('Chain is not supported', RPC_CODES.unknownChain)
  if (method === 'eth_chainId') return `0x${chainId.toString(16)}`
  if (method === 'eth_accounts') return [(await place.session.user({ namespace: 'eip155' })).address]
  // No batches, no paymasters: nothing that a page could count on.
  if (method === 'wallet_getCapabilities') return {}
  if (method === 'wallet_getAssets') return listAssets(params, chainId, place)
  if (method === 'wallet_getCallsStatus') throw new RefusedError('Unknown batch of calls', RPC_CODES.unknownBatch)
  if (method === 'eth_estimateUserOperationGas') throw refuseMethod()
  if (WITHOUT_A_BUNDLER.has(method)) return WITHOUT_A_BUNDLER.get(method)
  return place.node(method, params)
}

/** A method that is known, but that this account does not have. */
export function refuseMethod(): RefusedError {
  return new RefusedError('This account does not offer this method', RPC_CODES.notOffered)
}

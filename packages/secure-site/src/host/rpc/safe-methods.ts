/**
 * Handles the methods that need no approval.
 *
 * In      a method of the safe list with its params
 * Out     answered locally: address, chain id, capabilities, assets, batches; user operations go to the network's bundler, and have
 *         empty results without one; everything else is forwarded to the network's node
 * Throws  RequestRejectedError  the node's error; 5730 for an unknown batch; 4200 for a gas estimate that needs a bundler
 * Source  R-FRAME-36, R-FRAME-37, R-FRAME-123; EIP-5792, ERC-7769, ERC-7811
 */
import { RequestRejectedError, RPC_CODES } from '@bowline/secure-frame/protocol'
import { listAssets } from './list-assets.js'
import { getEvmChainId } from './network.js'
import type { RpcContext } from './rpc-context.js'

/** Responses about user operations. Without a bundler none was sent and no entry point is supported. */
const WITHOUT_A_BUNDLER: ReadonlyMap<string, unknown> = new Map([
  ['eth_getUserOperationReceipt', null],
  ['eth_getUserOperationByHash', null],
  ['eth_supportedEntryPoints', []],
])

const BUNDLER_METHODS: ReadonlySet<string> = new Set([...WITHOUT_A_BUNDLER.keys(), 'eth_estimateUserOperationGas'])

/** Handles a method that needs no approval. */
export async function handleSafeMethod(method: string, params: unknown, context: RpcContext): Promise<unknown> {
  const chainId = getEvmChainId(context.network.caipNetworkId)
  if (chainId === undefined) throw new RequestRejectedError('Chain is not supported', { code: RPC_CODES.unknownChain })
  if (method === 'eth_chainId') return `0x${chainId.toString(16)}`
  if (method === 'eth_accounts') return [await getPreferredAddress(context)]
  const hasSmart = context.accounts.listSmartNetworks().length > 0
  // Only smart accounts have capabilities.
  if (method === 'wallet_getCapabilities')
    return hasSmart ? (await context.loadSmart()).getCapabilities(params, context) : {}
  if (method === 'wallet_getAssets') return listAssets(params, chainId, context)
  if (method === 'wallet_getCallsStatus') {
    if (hasSmart) return (await context.loadSmart()).getCallsStatus(params, context)
    throw new RequestRejectedError('Unknown batch of calls', { code: RPC_CODES.unknownBatch })
  }
  if (context.bundler !== undefined && BUNDLER_METHODS.has(method)) return context.bundler(method, params)
  if (method === 'eth_estimateUserOperationGas') throw unsupportedMethod()
  if (WITHOUT_A_BUNDLER.has(method)) return WITHOUT_A_BUNDLER.get(method)
  return context.node(method, params)
}

async function getPreferredAddress({ session, accounts, network }: RpcContext): Promise<string> {
  const { address: owner } = await session.user({ namespace: 'eip155' })
  return (await accounts.describe({ owner, network })).address
}

/** Creates the error for a known method that this account does not support. */
export function unsupportedMethod(): RequestRejectedError {
  return new RequestRejectedError('This account does not offer this method', { code: RPC_CODES.notOffered })
}

import { RequestRejectedError, RPC_CODES } from '@bowline/secure-frame/protocol'
import { getEvmChainId } from '../rpc/network.js'
import type { NodeClient } from '../rpc/node.js'
import type { RpcContext } from '../rpc/rpc-context.js'
import { getCounterfactualAccount } from './account-address.js'
import { type AccountKind, CONTRACTS } from './contracts.js'
import { type OperationRecords, openOperationRecords } from './operation-records.js'
import { hasContracts } from './verify-contracts.js'

/** Everything a handler of smart accounts may use: the request's context, and the account on its network. */
export type SmartContext = {
  readonly rpc: RpcContext
  readonly chainId: number
  readonly owner: `0x${string}`
  readonly kind: AccountKind
  readonly account: `0x${string}`
  readonly bundler: NodeClient
  readonly records: OperationRecords
}

/** Creates the context. Rejects when the network has no bundler, or not the pinned contracts. */
export async function createSmartContext(
  rpc: RpcContext,
  { owner, kind }: { readonly owner: `0x${string}`; readonly kind: AccountKind },
): Promise<SmartContext> {
  const { network, bundler, node, storage, scope, now } = rpc
  const chainId = getEvmChainId(network.caipNetworkId)
  if (
    chainId === undefined ||
    bundler === undefined ||
    !(await hasContracts(chainId, { node, storage, contracts: CONTRACTS[kind] }))
  )
    throw new RequestRejectedError('Smart accounts are not offered on this network', { code: RPC_CODES.notOffered })
  const account = kind === 'upgraded' ? owner : getCounterfactualAccount(owner).address
  return { rpc, chainId, owner, kind, account, bundler, records: openOperationRecords(storage, { scope, now }) }
}

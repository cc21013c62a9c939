/**
 * Smart accounts of the frame. This file and all that only it needs load with the first use of a smart account.
 *
 * Source  R-FRAME-120 to 128; ERC-4337, EIP-5792
 */
import { getAddress, isAddress, isAddressEqual, numberToHex } from 'viem'
import type { DescribedAccount } from '../account/accounts.js'
import { invalidParams } from '../policy/rejections.js'
import type { NodeClient } from '../rpc/node.js'
import type { RpcContext } from '../rpc/rpc-context.js'
import type { FrameStorage } from '../session/frame-storage.js'
import { getCounterfactualAccount, isDeployed } from './account-address.js'
import { getCallsStatus as fetchCallsStatus } from './calls-status.js'
import { grantPermission } from './grant-permission.js'
import { getRequestedAccount } from './requested-account.js'
import { revokePermission } from './revoke-permission.js'
import { sendCalls } from './send-calls.js'
import { sendSmartTransaction } from './send-transaction.js'
import { sendUserOperation } from './send-user-operation.js'
import { signSmartMessage, signSmartTypedData } from './sign-for-account.js'
import { createSmartContext, type SmartContext } from './smart-context.js'
import { hasContracts } from './verify-contracts.js'

/** Returns the status of a batch of calls. */
export const getCallsStatus = (params: unknown, rpc: RpcContext): Promise<object> => fetchCallsStatus(params, rpc)

/** Describes an owner's account. Undefined on a network without the pinned contracts. Rejects when the node does not respond. */
export async function describeAccount(
  owner: string,
  { chainId, node, storage }: { readonly chainId: number; readonly node: NodeClient; readonly storage: FrameStorage },
): Promise<DescribedAccount | undefined> {
  if (!(await hasContracts(chainId, { node, storage }))) return undefined
  const { address } = getCounterfactualAccount(getAddress(owner))
  return { address, isDeployed: await isDeployed(address, node).catch(() => undefined) }
}

const METHODS: ReadonlyMap<string, (params: unknown, context: SmartContext) => Promise<unknown>> = new Map<
  string,
  (params: unknown, context: SmartContext) => Promise<unknown>
>([
  ['personal_sign', signSmartMessage],
  ['eth_signTypedData_v4', signSmartTypedData],
  ['eth_sendTransaction', sendSmartTransaction],
  ['wallet_sendCalls', sendCalls],
  ['eth_sendUserOperation', sendUserOperation],
  ['wallet_grantPermissions', grantPermission],
  ['wallet_revokePermissions', revokePermission],
])

/** Handles a method that needs approval. Resolves to undefined for a request that is not for the smart account. */
export async function handleSmartRequest(
  method: string,
  params: unknown,
  rpc: RpcContext,
): Promise<{ readonly result: unknown } | undefined> {
  const handle = METHODS.get(method)
  if (handle === undefined) return undefined
  const requested = getRequestedAccount(method, params)
  const owner = await getOwner(rpc)
  if (!(await isForSmart(requested, owner, rpc))) return undefined
  const context = await createSmartContext(rpc, owner)
  const isOwn =
    requested === undefined || (isAddress(requested, { strict: false }) && isAddressEqual(requested, context.account))
  if (!isOwn) throw invalidParams('The request is for another account')
  return { result: await handle(params, context) }
}

/**
 * Returns the capabilities of the smart account: on each network with a bundler it carries out all calls of a batch, or none, a
 * paymaster pays on networks that have one, and apps get permissions. The key's own account has no capability. Source: EIP-5792, ERC-7677, ERC-7715.
 */
export async function getCapabilities(params: unknown, rpc: RpcContext): Promise<object> {
  if (!(await rpc.session.isConnected())) return {}
  const requested = getRequestedAccount('wallet_getCapabilities', params)
  if (!(await isForSmart(requested, await getOwner(rpc), rpc))) return {}
  const networks = rpc.accounts.listSmartNetworks()
  return Object.fromEntries(networks.map((id) => [numberToHex(id), describeNetwork(id, rpc)]))
}

/** Permissions that the chain can enforce. */
const PERMISSIONS = {
  supported: true,
  signerTypes: ['keys', 'account'],
  permissionTypes: ['contract-call', 'native-token-recurring-allowance', 'erc20-recurring-allowance'],
  policyTypes: [],
}

function describeNetwork(id: number, { getClients }: RpcContext): object {
  const hasPaymaster = getClients(`eip155:${id}`)?.hasPaymaster === true
  return {
    atomic: { status: 'supported' },
    permissions: PERMISSIONS,
    ...(hasPaymaster && { paymasterService: { supported: true } }),
  }
}

async function getOwner({ session }: RpcContext): Promise<`0x${string}`> {
  return getAddress((await session.user({ namespace: 'eip155' })).address)
}

/** A request that names no account is for the preferred one. */
async function isForSmart(
  requested: string | undefined,
  owner: string,
  { accounts, network }: RpcContext,
): Promise<boolean> {
  if (requested !== undefined) return requested.toLowerCase() !== owner.toLowerCase()
  return (await accounts.describe({ owner, network })).preferredAccountType === 'smartAccount'
}

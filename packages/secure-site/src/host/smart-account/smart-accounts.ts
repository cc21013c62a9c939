/**
 * Smart accounts of the frame. This file and all that only it needs load with the first use of a smart account.
 *
 * Source  R-FRAME-120 to 128; ERC-4337, EIP-5792
 */
import { getAddress, isAddress, isAddressEqual, numberToHex } from 'viem'
import type { DescribedAccount } from '../account/accounts.js'
import { invalidParams } from '../policy/rejections.js'
import { type FrameNetwork, getEvmChainId } from '../rpc/network.js'
import type { NodeClient } from '../rpc/node.js'
import type { RpcContext } from '../rpc/rpc-context.js'
import type { FrameStorage } from '../session/frame-storage.js'
import { getCounterfactualAccount, isDeployed } from './account-address.js'
import { fetchUpgrade } from './account-upgrade.js'
import { assertPlainTransaction } from './assert-plain-transaction.js'
import { getCallsStatus as fetchCallsStatus } from './calls-status.js'
import { type AccountKind, CONTRACTS } from './contracts.js'
import { grantPermission } from './grant-permission.js'
import { getRequestedAccount } from './requested-account.js'
import { revokePermission } from './revoke-permission.js'
import { sendCalls } from './send-calls.js'
import { sendSmartTransaction } from './send-transaction.js'
import { sendUserOperation } from './send-user-operation.js'
import { signSmartMessage, signSmartTypedData } from './sign-for-account.js'
import { createSmartContext, type SmartContext } from './smart-context.js'
import { UPGRADE_NETWORKS } from './upgrade-networks.js'
import { hasContracts } from './verify-contracts.js'

/** Returns the status of a batch of calls. */
export const getCallsStatus = (params: unknown, rpc: RpcContext): Promise<object> => fetchCallsStatus(params, rpc)

/** Describes an owner's account. Undefined on a network without the pinned contracts. Rejects when the node does not respond. */
export async function describeAccount(
  owner: string,
  { chainId, node, storage }: { readonly chainId: number; readonly node: NodeClient; readonly storage: FrameStorage },
): Promise<DescribedAccount | undefined> {
  if (!(await hasContracts(chainId, { node, storage, contracts: CONTRACTS.contract }))) return undefined
  const { address } = getCounterfactualAccount(getAddress(owner))
  return { address, isDeployed: await isDeployed(address, node).catch(() => undefined) }
}

type SmartMethod = (params: unknown, context: SmartContext) => Promise<unknown>

/** What only a smart account can do. */
const SMART_METHODS: readonly (readonly [string, SmartMethod])[] = [
  ['wallet_sendCalls', sendCalls],
  ['eth_sendUserOperation', sendUserOperation],
  ['wallet_grantPermissions', grantPermission],
  ['wallet_revokePermissions', revokePermission],
]
/** The key's own account signs messages and transactions with the key, with or without the code of a contract. */
const METHODS: Readonly<Record<AccountKind, ReadonlyMap<string, SmartMethod>>> = {
  upgraded: new Map(SMART_METHODS),
  contract: new Map([
    ...SMART_METHODS,
    ['personal_sign', signSmartMessage],
    ['eth_signTypedData_v4', signSmartTypedData],
    ['eth_sendTransaction', sendSmartTransaction],
  ]),
}

/** Handles a method that needs approval. Resolves to undefined for a request of the key's own account that needs no smart account. */
export async function handleSmartRequest(
  method: string,
  params: unknown,
  rpc: RpcContext,
): Promise<{ readonly result: unknown } | undefined> {
  const requested = getRequestedAccount(method, params)
  const owner = await getOwner(rpc)
  const kind = await getKind(requested, owner, rpc)
  const handle = METHODS[kind].get(method)
  if (kind === 'upgraded' && method === 'eth_sendTransaction')
    await assertPlainTransaction(params, { account: owner, node: rpc.node })
  if (handle === undefined || (kind === 'upgraded' && !hasUpgrade(rpc.network))) return undefined
  const context = await createSmartContext(rpc, { owner, kind })
  const isOwn =
    requested === undefined || (isAddress(requested, { strict: false }) && isAddressEqual(requested, context.account))
  if (!isOwn) throw invalidParams('The request is for another account')
  return { result: await handle(params, context) }
}

/**
 * Returns the capabilities of an account: on each network with a bundler it carries out all calls of a batch, or none, a paymaster pays on
 * networks that have one, and apps get permissions. The key's own account is `ready` for that where an upgrade is possible. Source:
 * EIP-5792, ERC-7677, ERC-7715.
 */
export async function getCapabilities(params: unknown, rpc: RpcContext): Promise<object> {
  if (!(await rpc.session.isConnected())) return {}
  const owner = await getOwner(rpc)
  const kind = await getKind(getRequestedAccount('wallet_getCapabilities', params), owner, rpc)
  const described = await Promise.all(
    rpc.accounts.listSmartNetworks().map(async (id) => {
      const status = kind === 'contract' ? 'supported' : await fetchUpgradeStatus(id, owner, rpc)
      return status === undefined ? [] : [[numberToHex(id), describeNetwork(id, status, rpc)] as const]
    }),
  )
  return Object.fromEntries(described.flat())
}

/** Permissions that the chain can enforce. */
const PERMISSIONS = {
  supported: true,
  signerTypes: ['keys', 'account'],
  permissionTypes: ['contract-call', 'native-token-recurring-allowance', 'erc20-recurring-allowance'],
  policyTypes: [],
}

function describeNetwork(id: number, status: 'ready' | 'supported', { getClients }: RpcContext): object {
  const hasPaymaster = getClients(`eip155:${id}`)?.hasPaymaster === true
  return {
    atomic: { status },
    ...(status === 'supported' && { permissions: PERMISSIONS }),
    ...(hasPaymaster && { paymasterService: { supported: true } }),
  }
}

/** Whether the key's own account has the code of a contract, or can get it. Undefined where it cannot. */
async function fetchUpgradeStatus(
  id: number,
  owner: `0x${string}`,
  { getClients, storage }: RpcContext,
): Promise<'ready' | 'supported' | undefined> {
  const node = getClients(`eip155:${id}`)?.node
  if (node === undefined || !UPGRADE_NETWORKS.has(id)) return undefined
  try {
    if (!(await hasContracts(id, { node, storage, contracts: CONTRACTS.upgraded }))) return undefined
    const upgrade = await fetchUpgrade(owner, node)
    if (upgrade === 'other') return undefined
    return upgrade === 'done' ? 'supported' : 'ready'
  } catch {
    // A node that does not respond says nothing. The batch itself checks again, before anything is signed.
    return 'ready'
  }
}

const hasUpgrade = ({ caipNetworkId }: FrameNetwork) => UPGRADE_NETWORKS.has(getEvmChainId(caipNetworkId) ?? 0)

async function getOwner({ session }: RpcContext): Promise<`0x${string}`> {
  return getAddress((await session.user({ namespace: 'eip155' })).address)
}

/** A request that names no account is for the preferred one. */
async function getKind(
  requested: string | undefined,
  owner: string,
  { accounts, network }: RpcContext,
): Promise<AccountKind> {
  if (requested !== undefined) return requested.toLowerCase() === owner.toLowerCase() ? 'upgraded' : 'contract'
  const { preferredAccountType } = await accounts.describe({ owner, network })
  return preferredAccountType === 'smartAccount' ? 'contract' : 'upgraded'
}

/**
 * Smart accounts of the frame. This file and all that only it needs load with the first use of a smart account.
 *
 * Source  R-FRAME-120 to 128; ERC-4337, EIP-5792
 */
import { getAddress, isAddress, isAddressEqual } from 'viem'
import type { DescribedAccount } from '../account/accounts.js'
import { invalidParams } from '../policy/rejections.js'
import type { NodeClient } from '../rpc/node.js'
import type { RpcContext } from '../rpc/rpc-context.js'
import { unsupportedMethod } from '../rpc/safe-methods.js'
import type { FrameStorage } from '../session/frame-storage.js'
import { getCounterfactualAccount, isDeployed } from './account-address.js'
import { sendCalls } from './send-calls.js'
import { sendSmartTransaction } from './send-transaction.js'
import { signSmartMessage, signSmartTypedData } from './sign-for-account.js'
import { createSmartContext, type SmartContext } from './smart-context.js'
import { hasContracts } from './verify-contracts.js'

export { getCallsStatus } from './calls-status.js'

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
])

/**
 * Handles a method that needs approval. `requested`: the account that the page names; undefined when it names none.
 */
export async function handleSmartRequest(
  method: string,
  params: unknown,
  {
    rpc,
    owner,
    requested,
  }: { readonly rpc: RpcContext; readonly owner: string; readonly requested: string | undefined },
): Promise<unknown> {
  const handle = METHODS.get(method)
  if (handle === undefined) throw unsupportedMethod()
  const context = await createSmartContext(rpc, getAddress(owner))
  const isOwn =
    requested === undefined || (isAddress(requested, { strict: false }) && isAddressEqual(requested, context.account))
  if (!isOwn) throw invalidParams('The request is for another account')
  return handle(params, context)
}

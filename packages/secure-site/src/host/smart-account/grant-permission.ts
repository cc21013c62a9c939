/**
 * Handles `wallet_grantPermissions` of a smart account: a delegation to the app's key, whose limits the chain enforces.
 *
 * In      params of the method; see `permission-request.ts`
 * Out     what was asked for, with the context that the key redeems at the delegation manager, and how to create an account that does
 *         not exist yet
 * Throws  RequestRejectedError  declined; 4200 on a network without the enforcing contracts, and for the key's own account before its
 *         upgrade; those of parsing
 * Source  ERC-7710, ERC-7715; security design §7
 */
import { RequestRejectedError, RPC_CODES } from '@bowline/secure-frame/protocol'
import { bytesToHex, type Hex } from 'viem'
import { invalidParams } from '../policy/rejections.js'
import { approveAndSign } from '../rpc/approve-and-sign.js'
import { fetchCallInfo } from '../rpc/fetch-transaction-info.js'
import { getCounterfactualAccount, isDeployed } from './account-address.js'
import { fetchUpgrade } from './account-upgrade.js'
import { encodeCaveats } from './caveats.js'
import { DELEGATION_MANAGER } from './contracts.js'
import { encodeContext, encodeDelegation, NO_AUTHORITY } from './delegation.js'
import { ENFORCERS } from './enforcers.js'
import { parsePermissionRequest } from './permission-request.js'
import { reviewPermission } from './review-permission.js'
import type { SmartContext } from './smart-context.js'
import { hasContracts } from './verify-contracts.js'

/** Grants a permission. */
export async function grantPermission(params: unknown, context: SmartContext): Promise<object> {
  const { rpc, chainId, account, owner, kind } = context
  const { node, storage, network } = rpc
  const { delegate, keyCount, limits, functions, request } = parsePermissionRequest(params, {
    ...{ chainId, account, nowMs: rpc.now() },
  })
  if (!(await hasContracts(chainId, { node, storage, contracts: ENFORCERS })))
    throw new RequestRejectedError('Permissions are not offered on this network', { code: RPC_CODES.notOffered })
  if (kind === 'upgraded' && (await fetchUpgrade(account, node)) !== 'done')
    throw new RequestRejectedError('This account is not upgraded yet. A batch of calls upgrades it', {
      code: RPC_CODES.notOffered,
    })
  const salt = BigInt(bytesToHex(crypto.getRandomValues(new Uint8Array(32))))
  const delegation = { delegate, delegator: account, authority: NO_AUTHORITY, caveats: encodeCaveats(limits), salt }
  const bytes = encodeDelegation(delegation, chainId)
  const addresses: readonly Hex[] = limits.allowances.flatMap(({ token }) => token ?? [])
  const tokens = await Promise.all(
    addresses.map(async (address) => ({
      ...(await fetchCallInfo({ to: address, value: 1n, data: '0x' }, node)),
      address,
    })),
  )
  const review = reviewPermission(bytes, { account, chainId, coin: network.coin }, { keyCount, functions, tokens })
  return rpc.approvals.run(rpc.signal, async (requestApproval) => {
    const signer = await rpc.session.signer()
    if (signer.addresses().eip155 !== owner) throw invalidParams('The request is for another account')
    const signature = await approveAndSign(
      { kind: 'evm-typed-data', bytes, review, account },
      { signer, requestApproval, context: rpc },
    )
    return {
      ...request,
      address: account,
      context: encodeContext({ ...delegation, signature: bytesToHex(signature) }),
      signerMeta: { delegationManager: DELEGATION_MANAGER.address },
      ...(await describeCreation(context)),
    }
  })
}

/** How to create an account that does not exist yet. */
async function describeCreation({ kind, account, owner, rpc }: SmartContext): Promise<object> {
  if (kind === 'upgraded' || (await isDeployed(account, rpc.node).catch(() => false))) return {}
  const { factory, factoryData } = getCounterfactualAccount(owner)
  return { accountMeta: { factory, factoryData } }
}

/**
 * The upgrade of the key's own account to a smart account: it gets the code of a pinned contract, and keeps its address (EIP-7702).
 *
 * In      the account and its node; for `approveUpgrade` the authorization of a prepared operation
 * Out     fetchUpgrade     whether the account has the code: `none`, `done`, or `other` when it has the code of another contract
 *         prepareUpgrade   what the account's next operation needs for it, with a signature that no key has made
 *         approveUpgrade   the authorization, signed after its own card
 * Throws  RequestRejectedError  declined; 4200 for an account with other code; a transaction of the account is on its way, whose nonce
 *         the authorization would need; a node that does not respond
 * Source  EIP-7702; R-FRAME-145
 */
import { RequestRejectedError, RPC_CODES } from '@bowline/secure-frame/protocol'
import * as v from 'valibot'
import { bytesToHex, type SignedAuthorization, slice } from 'viem'
import type { UserOperation } from 'viem/account-abstraction'
import type { RequestApproval } from '../approval/approvals.js'
import { transactionRejected } from '../policy/rejections.js'
import { approveAndSign } from '../rpc/approve-and-sign.js'
import type { NodeClient } from '../rpc/node.js'
import { encodeAuthorization } from '../signer/authorization.js'
import type { Signer } from '../signer/signer.js'
import { UPGRADE } from './contracts.js'
import { quantity } from './quantity.js'
import { reviewUpgrade } from './review-upgrade.js'
import type { SmartContext } from './smart-context.js'

/** Before the address of the contract whose code an account has. */
const DESIGNATION = '0xef0100'
/** A number below the order of secp256k1, which no key has made. */
const STUB = `0x${'11'.repeat(32)}` as const

/** Fetches whether an account has the code. */
export async function fetchUpgrade(account: `0x${string}`, node: NodeClient): Promise<'none' | 'done' | 'other'> {
  const code = v.parse(v.string(), await node('eth_getCode', [account, 'latest'])).toLowerCase()
  if (code === '0x') return 'none'
  return code === `${DESIGNATION}${UPGRADE.address.slice(2)}`.toLowerCase() ? 'done' : 'other'
}

/** Prepares the authorization. `{}` for an account that has the code. */
export async function prepareUpgrade({
  account,
  chainId,
  rpc: { node },
}: SmartContext): Promise<Pick<UserOperation<'0.7'>, 'authorization'>> {
  const upgrade = await fetchUpgrade(account, node)
  if (upgrade === 'other')
    throw new RequestRejectedError('This account has the code of another wallet', { code: RPC_CODES.notOffered })
  if (upgrade === 'done') return {}
  const [nonce, next] = await Promise.all(
    ['latest', 'pending'].map(async (block) =>
      Number(v.parse(quantity, await node('eth_getTransactionCount', [account, block]))),
    ),
  )
  if (nonce === undefined || next !== nonce)
    throw transactionRejected('A transaction of this account is on its way. Try again once it has a result')
  return { authorization: { address: UPGRADE.address, chainId, nonce, r: STUB, s: STUB, yParity: 0 } }
}

/** Shows the upgrade, and signs it after approval. The card of the operation follows. */
export async function approveUpgrade(
  { nonce }: SignedAuthorization,
  {
    signer,
    requestApproval,
    context,
  }: { readonly signer: Signer; readonly requestApproval: RequestApproval; readonly context: SmartContext },
): Promise<SignedAuthorization> {
  const { chainId, account, rpc } = context
  const bytes = encodeAuthorization({ chainId, nonce })
  const signature = bytesToHex(
    await approveAndSign(
      { kind: 'evm-authorization', bytes, review: reviewUpgrade(bytes), account, isPart: true },
      { signer, requestApproval, context: rpc },
    ),
  )
  const [r, s, parity] = [slice(signature, 0, 32), slice(signature, 32, 64), Number(slice(signature, 64)) - 27]
  return { address: UPGRADE.address, chainId, nonce, r, s, yParity: parity }
}

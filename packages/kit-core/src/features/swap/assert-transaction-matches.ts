/**
 * Whether a transaction that the service built is the one that was asked for. Nothing else is shown to a wallet.
 *
 * Out     nothing, or of an approval who may take the token; how much is the kit's own affair
 * Throws  SwapTransactionMismatchError  `part` is what does not fit
 * Source  spec R-SWAP-32 to 34; security design §8
 */
import type { BuiltApproval, BuiltSwap } from '@bowline/api-client'
import { readApproval } from './decode-approval.js'
import { SwapTransactionMismatchError } from './errors.js'
import { bareAddress, isSameToken, networkOfToken } from './native-token.js'
import type { SwapPair } from './swap-service.js'

/** Calls that hand tokens or the right to them to somebody. A swap is none of them. */
const HANDING_OVER = [
  '0xa9059cbb', // transfer
  '0x23b872dd', // transferFrom
  '0x095ea7b3', // approve
  '0x39509351', // increaseAllowance
  '0xa22cb465', // setApprovalForAll
  '0xd73dd623', // increaseApproval
  '0xcae9ca51', // approveAndCall
  '0x4000aea0', // transferAndCall
  '0x42842e0e', // safeTransferFrom
  '0xb88d4fde', // safeTransferFrom, with data
  '0xf242432a', // safeTransferFrom of ERC-1155
  '0x959b8c3f', // authorizeOperator
  '0xd505accf', // permit
  '0x8fcbaf0c', // permit of DAI
  '0x9fd5a6cf', // permit, with a contract's signature
  '0xe3ee160e', // transferWithAuthorization
]

/** Whoever asked it hands on what other apps were allowed. No swap goes to it: those that use it go to a router, which asks it. */
const PERMIT2 = /^0x000000000022d473030f116ddee9f6b43ac78ba3$/i

const NOBODY = /^0x0{40}$/

/** Looks at a swap. */
export function assertSwapMatches(
  { from, to, data, amount }: BuiltSwap['tx'],
  userAddress: string,
  pair: SwapPair,
): void {
  if (!isSameToken(from, userAddress)) throw new SwapTransactionMismatchError('from')
  const isElsewhere = networkOfToken(to) !== networkOfToken(userAddress)
  if (isElsewhere || isSameToken(to, userAddress) || NOBODY.test(bareAddress(to)) || PERMIT2.test(bareAddress(to)))
    throw new SwapTransactionMismatchError('to')
  if (BigInt(amount) !== pair.amount) throw new SwapTransactionMismatchError('amount')
  const isCall = data.length >= 10 && !HANDING_OVER.includes(data.slice(0, 10).toLowerCase())
  if (!isCall) throw new SwapTransactionMismatchError('data')
}

/** Looks at an approval of a token. */
export function assertApprovalMatches({ from, to, data, value }: BuiltApproval['tx'], pair: SwapPair): string {
  if (!isSameToken(from, pair.from) && !isSameToken(to, pair.from)) throw new SwapTransactionMismatchError('to')
  if (BigInt(value) !== 0n) throw new SwapTransactionMismatchError('amount')
  const grant = readApproval(data)
  if (!grant) throw new SwapTransactionMismatchError('data')
  if (NOBODY.test(grant.spender) || isSameToken(`${networkOfToken(pair.from)}:${grant.spender}`, pair.from)) {
    throw new SwapTransactionMismatchError('spender')
  }
  return grant.spender
}

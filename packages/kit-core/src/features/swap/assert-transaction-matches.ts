/**
 * Checks that a swap or approval transaction built by the data service matches the requested swap. The wallet gets no unchecked
 * transaction.
 *
 * Throws  SwapTransactionMismatchError  `part` is what does not match
 * Source  spec R-SWAP-32 to 34, R-SWAP-111, R-SWAP-139; security design §8
 */
import type { BuiltApproval, BuiltSwap } from '@bowline/api-client'
import { decodeApproval } from './decode-approval.js'
import { SwapTransactionMismatchError } from './errors.js'
import { getBareAddress, getTokenNetwork, isNativeToken, isSameToken } from './native-token.js'
import type { SwapPair } from './swap-service.js'

/** Calls that transfer tokens or allow others to, of tokens that no list names too. A swap is none of them. */
const TRANSFER_SELECTORS = [
  '0xa9059cbb', // transfer
  '0x23b872dd', // transferFrom
  '0x095ea7b3', // approve
  '0x39509351', // increaseAllowance
  '0xa22cb465', // setApprovalForAll
  '0xd73dd623', // increaseApproval
  '0xcae9ca51', // approveAndCall
  '0x3177029f', // approveAndCall, without data
  '0x4000aea0', // transferAndCall
  '0x1296ee62', // transferAndCall, without data
  '0xc1d34b89', // transferFromAndCall
  '0xd8fbe994', // transferFromAndCall, without data
  '0x9bd9bbc6', // send of ERC-777
  '0x62ad1b83', // operatorSend
  '0x42842e0e', // safeTransferFrom
  '0xb88d4fde', // safeTransferFrom, with data
  '0xf242432a', // safeTransferFrom of ERC-1155
  '0x2eb2c2d6', // safeBatchTransferFrom
  '0x959b8c3f', // authorizeOperator
  '0xd505accf', // permit
  '0x8fcbaf0c', // permit of DAI
  '0x9fd5a6cf', // permit, with a contract's signature
  '0xe3ee160e', // transferWithAuthorization
  '0xcf092995', // transferWithAuthorization, with a contract's signature
]

/**
 * Permit2 can spend what the user has allowed it for other apps. Swaps go to a router, which calls Permit2, never to
 * Permit2.
 */
const PERMIT2 = /^0x000000000022d473030f116ddee9f6b43ac78ba3$/i

const ZERO_ADDRESS = /^0x0{40}$/

/** Calls of a wrapped native token. */
const DEPOSIT = '0xd0e30db0'
const WITHDRAW = '0x2e1a7d4d'

/** Who swaps what, and the CAIP-10 addresses of the tokens that the swap and the account list. */
export type ExpectedSwap = {
  readonly userAddress: string
  readonly pair: SwapPair
  readonly tokens: readonly string[]
}

/**
 * Throws unless a built swap matches the pair and calls a plausible contract: not a token transfer, an approval or Permit2, and a
 * token's own contract only to wrap or unwrap the amount.
 */
export function assertSwapMatches(
  { from, to, data, amount }: BuiltSwap['tx'],
  { userAddress, pair, tokens }: ExpectedSwap,
): void {
  if (!isSameToken(from, userAddress)) throw new SwapTransactionMismatchError('from')
  const isElsewhere = getTokenNetwork(to) !== getTokenNetwork(userAddress)
  if (
    isElsewhere ||
    isSameToken(to, userAddress) ||
    ZERO_ADDRESS.test(getBareAddress(to)) ||
    PERMIT2.test(getBareAddress(to))
  )
    throw new SwapTransactionMismatchError('to')
  if (BigInt(amount) !== pair.amount) throw new SwapTransactionMismatchError('amount')
  const isCall = data.length >= 10 && !TRANSFER_SELECTORS.includes(data.slice(0, 10).toLowerCase())
  if (!isCall) throw new SwapTransactionMismatchError('data')
  // Whatever else a token's contract is called for is done to its holder's own tokens.
  if ([pair.from, pair.to, ...tokens].some((token) => isSameToken(to, token)) && !isWrapping({ to, data }, pair))
    throw new SwapTransactionMismatchError('to')
}

/** Whether the call wraps or unwraps exactly the swapped amount. `to` is a CAIP-10 address. */
export function isWrapping({ to, data }: Pick<BuiltSwap['tx'], 'to' | 'data'>, pair: SwapPair): boolean {
  const call = data.toLowerCase()
  if (isNativeToken({ address: pair.from })) return isSameToken(to, pair.to) && call === DEPOSIT
  const unwrap = `${WITHDRAW}${pair.amount.toString(16).padStart(64, '0')}`
  return isNativeToken({ address: pair.to }) && isSameToken(to, pair.from) && call === unwrap
}

/** Throws unless a built approval is one for the source token. Returns its spender; the kit sets the approved amount itself. */
export function assertApprovalMatches({ from, to, data, value }: BuiltApproval['tx'], pair: SwapPair): string {
  if (!isSameToken(from, pair.from) && !isSameToken(to, pair.from)) throw new SwapTransactionMismatchError('to')
  if (BigInt(value) !== 0n) throw new SwapTransactionMismatchError('amount')
  const grant = decodeApproval(data)
  if (!grant) throw new SwapTransactionMismatchError('data')
  if (ZERO_ADDRESS.test(grant.spender) || isSameToken(`${getTokenNetwork(pair.from)}:${grant.spender}`, pair.from)) {
    throw new SwapTransactionMismatchError('spender')
  }
  return grant.spender
}

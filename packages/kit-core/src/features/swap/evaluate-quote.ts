/**
 * Compares the quote with the account's balances: whether they cover the amount and the fee. Runs after each change of quote,
 * fee or balances.
 *
 * Source  spec R-SWAP-18, R-SWAP-20, R-SWAP-46, R-SWAP-49, R-SWAP-136
 */

import type { Kit } from '../../kit.js'
import { selectIsFeeSponsorable } from '../../wallets/account/is-fee-sponsorable.js'
import { isNativeToken } from './native-token.js'
import type { SwapState } from './state.js'
import { getReceivedAmount, getSwapFee, parseBaseUnits } from './swap-amounts.js'
import { updateSwap } from './update-swap.js'

/** Sets `toTokenAmount`, `error`, `isGasInsufficient` and the phase. Does nothing while a swap is being sent. */
export function evaluateQuote(kit: Kit): void {
  const state = kit.store.get()
  const { swap } = state
  // While the swap is sent, the balance no longer includes it.
  if (swap.phase === 'swapping') return
  updateSwap(kit, { isGasInsufficient: isGasInsufficient(swap, selectIsFeeSponsorable(state)) })
  const { quote, sourceToken, toToken, phase } = swap
  if (!quote || !sourceToken || !toToken) return
  const isEnough = BigInt(quote.fromAmount) <= (parseBaseUnits(sourceToken.quantity, sourceToken) ?? 0n)
  updateSwap(kit, {
    toTokenAmount: getReceivedAmount(quote, toToken),
    error: isEnough ? undefined : 'Insufficient balance',
    ...(dependsOnBalance(phase) && { phase: isEnough ? 'quoted' : 'insufficient' }),
  })
}

function dependsOnBalance(phase: SwapState['phase']): boolean {
  return phase === 'quoted' || phase === 'insufficient'
}

/** Whether the native balance cannot pay for gas (unless it is sponsored) plus what the swap gives of it. */
function isGasInsufficient(swap: SwapState, isSponsorable: boolean): boolean {
  const { tokens, gasPrice, sourceToken, quote } = swap
  const token = tokens.find(isNativeToken)
  const held = token && parseBaseUnits(token.quantity, token)
  if (!token || held === undefined || gasPrice === undefined) return false
  const given = quote && sourceToken && isNativeToken(sourceToken) ? BigInt(quote.fromAmount) : 0n
  return given + (isSponsorable ? 0n : getSwapFee(swap)) > held
}

/**
 * Actions of the swap form. Each change ends a review and fetches a new quote after 200 ms. They change nothing while the
 * wallet is prompted or on a network without swaps.
 *
 * Throws  SwapAddressMissingError, WalletUnavailableError
 * Source  spec R-SWAP-09, R-SWAP-15, R-SWAP-16, R-SWAP-23, R-SWAP-42, R-SWAP-44, R-SWAP-45, R-SWAP-112, R-SWAP-125
 */

import { formatUnits } from '../../base/amount/parse-units.js'
import { truncateDecimals } from '../../base/amount/truncate-decimals.js'
import { assertInput, isMaybeRecord, isText, parseInput } from '../../base/errors/parse-input.js'
import { isOneOf } from '../../base/validation/guard.js'
import type { SwapSide } from '../../core/state/swap-preselection.js'
import { track } from '../../core/tracking/track.js'
import type { Kit } from '../../kit.js'
import { push } from '../../navigation/navigate.js'
import { fetchDataFee, USUAL_DATA } from './data-fee.js'
import { initializeSwap } from './initialize-swap.js'
import { isNativeToken, isSameToken } from './native-token.js'
import { requote } from './quote-swap.js'
import { resetSwapForm } from './reset-swap-form.js'
import type { SwapState, SwapToken } from './state.js'
import { getSwapFee, parseBaseUnits } from './swap-amounts.js'
import { getSwapScope, walletRequests } from './swap-scope.js'
import { ensurePrice } from './token-price.js'
import { updateSwap } from './update-swap.js'

/** Factor on the estimated gas that Max leaves for the fee, because a built swap may need more. */
const GAS_MARGIN = 2n

/** Sets the amount of the source token as decimal text. `parseAmountCandidates` parses localized input before it gets here. */
export function setSwapAmount(kit: Kit, text: string): void {
  assertInput('text', text, isText)
  edit(kit, () => ({ sourceTokenAmount: text }))
}

/** Opens SwapSelectToken, the token list, for one side. */
export function pickSwapToken(kit: Kit, { side }: { side: SwapSide }): void {
  track(kit, { type: 'track', event: 'CLICK_SELECT_TOKEN_TO_SWAP' })
  push(kit, { view: 'SwapSelectToken', data: { target: side } })
}

/** Selects a token for one side; a token that is not listed, or undefined, clears the side. Ignores the token of the other side. */
export function setSwapToken(kit: Kit, params: { side: SwapSide; token: SwapToken | undefined }): void {
  const { side, token } = parseInput(params, { side: isOneOf(['source', 'target']), token: isMaybeRecord })
  edit(kit, ({ tokens, sourceToken, toToken }) => {
    const other = side === 'source' ? toToken : sourceToken
    if (token && other && isSameToken(token.address, other.address)) return {}
    const chosen = token && tokens.find(({ address }) => isSameToken(address, token.address))
    return side === 'source' ? { sourceToken: chosen } : { toToken: chosen }
  })
}

/** Swaps the two sides; the received amount becomes the amount to give. */
export function switchSwapTokens(kit: Kit): void {
  edit(kit, ({ sourceToken, toToken, toTokenAmount }) => ({
    sourceToken: toToken,
    toToken: sourceToken,
    sourceTokenAmount: toToken && toTokenAmount !== '' ? truncateDecimals(toTokenAmount, toToken.decimals) : '1',
  }))
}

/** Fills in the whole balance of the source token; for the native token less the fee, and again once a new fee is fetched. */
export function setSwapMax(kit: Kit): void {
  fillInAll(kit)
  const { sourceToken, sourceTokenAmount, gasPrice, dataFee } = kit.store.get().swap
  const scope = getSwapScope(kit)
  if (!scope || !sourceToken || !isNativeToken(sourceToken)) return
  const requests = [initializeSwap(kit, scope), dataFee === undefined && fetchDataFee(kit, scope, USUAL_DATA)]
  void Promise.all(requests).then(() => {
    const { swap } = kit.store.get()
    const isStill = swap.sourceToken?.address === sourceToken.address && swap.sourceTokenAmount === sourceTokenAmount
    if ((swap.gasPrice !== gasPrice || swap.dataFee !== dataFee) && isStill) fillInAll(kit)
  })
}

function fillInAll(kit: Kit): void {
  edit(kit, (swap) => {
    const { sourceToken } = swap
    if (!sourceToken) return {}
    const held = parseBaseUnits(sourceToken.quantity, sourceToken) ?? 0n
    const gas = isNativeToken(sourceToken) ? getSwapFee(swap, GAS_MARGIN) : 0n
    return { sourceTokenAmount: formatUnits(held > gas ? held - gas : 0n, sourceToken.decimals) }
  })
}

/** Resets the form to its initial tokens and amount. */
export function clearSwap(kit: Kit): void {
  edit(kit, () => {
    resetSwapForm(kit)
    return {}
  })
}

function edit(kit: Kit, change: (swap: SwapState) => Partial<SwapState>): void {
  const scope = getSwapScope(kit)
  if (!scope || walletRequests.isRunning(scope)) return
  void initializeSwap(kit, scope)
  kit.store.batch(() => {
    updateSwap(kit, change(kit.store.get().swap))
    const { sourceToken, toToken } = kit.store.get().swap
    for (const token of [sourceToken, toToken]) ensurePrice(kit, scope, token)
    requote(kit, scope)
  })
}

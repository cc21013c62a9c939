/**
 * Selectors for the swap views.
 *
 * Source  spec R-SWAP-24, R-SWAP-26 to 29, R-SWAP-42, R-SWAP-43, R-SWAP-45, R-SWAP-81, R-SWAP-91, R-CONST-23
 */

import { formatUnits } from '../../base/amount/parse-units.js'
import { perOwner } from '../../base/async/per-owner.js'
import { memoizeByOwner } from '../../core/state/memoize-by-owner.js'
import { selectActiveNetwork } from '../../core/state/select-network.js'
import type { SwapSide } from '../../core/state/swap-preselection.js'
import type { KitState } from '../../state.js'
import { isSameToken } from './native-token.js'
import { getImpactLevel, getPriceImpact, type ImpactLevel } from './price-impact.js'
import type { SwapState, SwapToken } from './state.js'
import {
  getExchangeRate,
  getMinimumReceived,
  getProviderFee,
  getSwapFee,
  parseBaseUnits,
  SWAP_SLIPPAGE,
} from './swap-amounts.js'

/** What the button of the form or review does, or why it cannot. */
export type SwapLabel =
  | 'select-token'
  | 'enter-amount'
  | 'insufficient-balance'
  | 'review'
  | 'accept-price'
  | 'approve'
  | 'approving'
  | 'swap'

/** A quote with all its costs. Amounts are decimal text. */
export type SwapDetails = {
  /** Amount of the target token for 1 source token. */
  readonly rate: string
  /** In the native token. */
  readonly gasFee: string
  readonly gasDollars: number | undefined
  /** Percent; undefined when a price is unknown. */
  readonly priceImpact: number | undefined
  readonly impactLevel: ImpactLevel
  /** Percent. */
  readonly slippage: typeof SWAP_SLIPPAGE
  /** In the target token. In a review, what the built swap states; undefined when it states none. */
  readonly minimumReceived: string | undefined
  /** In the source token. */
  readonly providerFee: string
}

/** Max is offered for balances worth more than this, in US dollars. */
const MINIMUM_USD_FOR_MAX = 0.00005

const REVIEW_LABELS = {
  building: 'swap',
  approve: 'approve',
  approving: 'approving',
  ready: 'swap',
  swapping: 'swap',
} as const

/** Label of the button of the form or review, the first that applies. */
export function selectSwapLabel({ swap }: KitState): SwapLabel {
  const { sourceToken, toToken, sourceTokenAmount, review } = swap
  if (!sourceToken || !toToken) return 'select-token'
  if (review?.status === 'swapping') return 'swap'
  const amount = parseBaseUnits(sourceTokenAmount, sourceToken)
  if (amount === undefined || amount === 0n) return 'enter-amount'
  if (amount > (parseBaseUnits(sourceToken.quantity, sourceToken) ?? 0n)) return 'insufficient-balance'
  if (!review) return 'review'
  return review.isRepriced && review.status !== 'building' ? 'accept-price' : REVIEW_LABELS[review.status]
}

const keepDetails = memoizeByOwner<SwapDetails | undefined>()

/** Rate and costs of the current quote; undefined without one. */
export function selectSwapDetails(state: KitState): SwapDetails | undefined {
  const decimals = selectActiveNetwork(state)?.nativeCurrency.decimals ?? 18
  return keepDetails(state.swap, [decimals], () => detailsOf(state.swap, decimals))
}

function detailsOf(swap: SwapState, decimals: number): SwapDetails | undefined {
  const { quote, sourceToken, toToken, gasPrice, networkPrice, review } = swap
  if (!quote || !sourceToken || !toToken) return undefined
  const gasFee = formatUnits(getSwapFee(swap), decimals)
  const impact = getPriceImpact(worth(quote.fromAmount, sourceToken), worth(quote.toAmount, toToken))
  return {
    rate: getExchangeRate(quote, sourceToken, toToken),
    gasFee,
    gasDollars: networkPrice > 0 && gasPrice !== undefined ? Number(gasFee) * networkPrice : undefined,
    priceImpact: impact,
    impactLevel: getImpactLevel(impact),
    slippage: SWAP_SLIPPAGE,
    minimumReceived: review?.contract === undefined ? getMinimumReceived(quote, toToken) : review.minimumReceived,
    providerFee: getProviderFee(quote, sourceToken),
  }
}

function worth(value: string, { decimals, price }: SwapToken): number {
  return Number(formatUnits(BigInt(value), decimals)) * price
}

const choices = perOwner(() => new Map<string, readonly SwapToken[]>())

/** Tokens to choose from for one side, without the other side's: held ones by value, then suggested ones, then the rest. */
export function selectSwapChoices({ swap }: KitState, side: SwapSide): readonly SwapToken[] {
  const { tokens, sourceToken, toToken } = swap
  const other = (side === 'source' ? toToken : sourceToken)?.address ?? ''
  const known = choices(tokens)
  const kept = known.get(other)
  if (kept) return kept
  const left = tokens.filter(({ address }) => !isSameToken(address, other))
  const found = left.sort((one, other) => rank(one) - rank(other) || other.value - one.value)
  known.set(other, found)
  return found
}

function rank({ quantity, isSuggested }: SwapToken): number {
  if (/[1-9]/.test(quantity)) return 0
  return isSuggested ? 1 : 2
}

/** Whether Max is offered: the balance of the source token is worth more than a tiny amount. False without a price. */
export function selectHasSwapMax({ swap }: KitState): boolean {
  return (swap.sourceToken?.value ?? 0) > MINIMUM_USD_FOR_MAX
}

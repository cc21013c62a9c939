/**
 * Amounts of a swap: what a quote gives and costs. Exact, computed in base units.
 *
 * Source  spec R-SWAP-17, R-SWAP-18, R-SWAP-27, R-SWAP-28, R-SWAP-110, R-SWAP-125, R-CONST-17, R-CONST-22
 */
import type { SwapQuote } from '@bowline/api-client'
import { parseAmount } from '../../base/amount/parse-amount.js'
import { BIG_NUMBER_DECIMALS, formatUnits, parseUnits } from '../../base/amount/parse-units.js'
import { truncateDecimals } from '../../base/amount/truncate-decimals.js'
import type { SwapState } from './state.js'

/** Allowed slippage, in percent. */
export const SWAP_SLIPPAGE = 1

/** The provider's fee, in basis points. */
const PROVIDER_FEE_BASIS_POINTS = 85n

/** An amount may fall short of the agreed one by one part in this number without being confirmed. */
const PRICE_TOLERANCE_DIVISOR = 1_000n

const RECEIVED_DECIMALS = 6
/** Significant digits kept for small amounts, such as bitcoin for one dollar. */
const MIN_SIGNIFICANT_DIGITS = 4

type Decimals = { readonly decimals: number }

/** Parses decimal text into base units of the token, without digits beyond its decimals. Undefined when it is not an amount. */
export function parseBaseUnits(text: string, { decimals }: Decimals): bigint | undefined {
  const amount = parseAmount(text)
  return amount === undefined ? undefined : parseUnits(truncateDecimals(amount, decimals), decimals)
}

/** The amount a quote gives, as decimal text for display: cut to 6 decimals; small amounts keep 4 significant digits. */
export function getReceivedAmount({ toAmount }: SwapQuote, { decimals }: Decimals): string {
  const amount = formatUnits(BigInt(toAmount), decimals)
  const zeros = /^0\.(0*)/.exec(amount)?.[1]?.length ?? 0
  return truncateDecimals(amount, Math.max(RECEIVED_DECIMALS, zeros + MIN_SIGNIFICANT_DIGITS))
}

/** The minimum a quote gives after the allowed slippage, as decimal text. */
export function getMinimumReceived({ toAmount }: SwapQuote, { decimals }: Decimals): string {
  const whole = BigInt(toAmount)
  return formatUnits(whole - (whole * BigInt(SWAP_SLIPPAGE)) / 100n, decimals)
}

/** Whether an amount is over 0.1 % below the agreed one. */
export function isBelowTolerance(amount: bigint, agreed: bigint): boolean {
  return amount < agreed - agreed / PRICE_TOLERANCE_DIVISOR
}

/** The provider's fee, 0.85 % of what is given, as decimal text in the source token. */
export function getProviderFee({ fromAmount }: SwapQuote, { decimals }: Decimals): string {
  return formatUnits((BigInt(fromAmount) * PROVIDER_FEE_BASIS_POINTS) / 10_000n, decimals)
}

/** Amount of the target for 1 source token, as decimal text with at most 20 decimals; `0` for a quote without an amount. */
export function getExchangeRate({ fromAmount, toAmount }: SwapQuote, source: Decimals, target: Decimals): string {
  const given = BigInt(fromAmount) * 10n ** BigInt(target.decimals)
  if (given === 0n) return '0'
  return formatUnits(
    (BigInt(toAmount) * 10n ** BigInt(source.decimals + BIG_NUMBER_DECIMALS)) / given,
    BIG_NUMBER_DECIMALS,
  )
}

/** Network fee of a swap in base units of the native token: gas, multiplied by `times`, plus the data fee. */
export function getSwapFee({ gasPrice, gasLimit, dataFee }: SwapState, times = 1n): bigint {
  return BigInt(gasPrice ?? 0) * BigInt(gasLimit) * times + BigInt(dataFee ?? 0)
}

/**
 * The amounts of a swap, exact in base units.
 *
 * In      amounts  decimal text, or base units as the service writes them
 * Out     baseUnits         of what was typed; undefined when it is no amount. Digits beyond the token's own are cut off
 *         receivedAmount    cut to 6 decimals, of less than a hundredth to 4 digits
 *         minimumReceived   after the slippage that is allowed
 *         providerFee       0.85 % of what is given
 *         swapFee           of the gas, so many times, and what the network takes beside it; base units of its coin
 *         rateOf            how much of the target one of the source gives, cut to 20 decimals
 * Source  spec R-SWAP-17, R-SWAP-18, R-SWAP-27, R-SWAP-28, R-SWAP-110, R-SWAP-125, R-CONST-17, R-CONST-22
 */
import type { SwapQuote } from '@bowline/api-client'
import { parseAmount } from '../../base/amount/parse-amount.js'
import { BIG_NUMBER_DECIMALS, formatUnits, parseUnits } from '../../base/amount/parse-units.js'
import { truncateDecimals } from '../../base/amount/round-down.js'
import type { SwapState } from './state.js'

/** How far a swap may fall short of its quote, in percent. */
export const SWAP_SLIPPAGE = 1

/** What the provider keeps, in hundredths of a percent. */
const PROVIDER_FEE_BASIS_POINTS = 85n

const RECEIVED_DECIMALS = 6
/** Of what is bought least of, such as bitcoin for a dollar. */
const LEAST_DIGITS = 4

type Decimals = { readonly decimals: number }

/** What was typed, in base units of the token. */
export function baseUnits(typed: string, { decimals }: Decimals): bigint | undefined {
  const amount = parseAmount(typed)
  return amount === undefined ? undefined : parseUnits(truncateDecimals(amount, decimals), decimals)
}

/** What a quote gives, as text. */
export function receivedAmount({ toAmount }: SwapQuote, { decimals }: Decimals): string {
  const amount = formatUnits(BigInt(toAmount), decimals)
  const zeros = /^0\.(0*)/.exec(amount)?.[1]?.length ?? 0
  return truncateDecimals(amount, Math.max(RECEIVED_DECIMALS, zeros + LEAST_DIGITS))
}

/** What a quote gives at least. */
export function minimumReceived({ toAmount }: SwapQuote, { decimals }: Decimals): string {
  const whole = BigInt(toAmount)
  return formatUnits(whole - (whole * BigInt(SWAP_SLIPPAGE)) / 100n, decimals)
}

/** What the provider keeps of what is given. */
export function providerFee({ fromAmount }: SwapQuote, { decimals }: Decimals): string {
  return formatUnits((BigInt(fromAmount) * PROVIDER_FEE_BASIS_POINTS) / 10_000n, decimals)
}

/** What one of the source gives of the target; `0` for a quote of nothing. */
export function rateOf({ fromAmount, toAmount }: SwapQuote, source: Decimals, target: Decimals): string {
  const given = BigInt(fromAmount) * 10n ** BigInt(target.decimals)
  if (given === 0n) return '0'
  return formatUnits(
    (BigInt(toAmount) * 10n ** BigInt(source.decimals + BIG_NUMBER_DECIMALS)) / given,
    BIG_NUMBER_DECIMALS,
  )
}

/** What a swap costs of the network's coin. */
export function swapFee({ gasPrice, gasLimit, dataFee }: SwapState, times = 1n): bigint {
  return BigInt(gasPrice ?? 0) * BigInt(gasLimit) * times + BigInt(dataFee ?? 0)
}

/**
 * Reads the minimum received from the call data of a built swap, because the contract enforces what is signed, not what was
 * quoted.
 *
 * In      data       call data; untrusted, because the service creates it
 *         amount     swapped amount; `toAmount` of the quote; both in base units
 * Out     the lowest argument from 5 % below the quote's minimum to 5 % above the quote, without the swapped amount: the service
 *         calculates its minimum from a price of its own. Undefined when there is none. What the contract does with the argument
 *         is not known
 * Source  spec R-SWAP-140, R-SWAP-27
 */
import { SWAP_SLIPPAGE } from './swap-amounts.js'

/** How far the service's price may differ from the quote, in percent. */
const PRICE_DRIFT = 5n

const SELECTOR_LENGTH = 10
const WORD = /[0-9a-f]{64}/gi

export function getSignedMinimum(
  data: string,
  { amount, toAmount }: { readonly amount: bigint; readonly toAmount: bigint },
): bigint | undefined {
  const lowest = (toAmount * (100n - BigInt(SWAP_SLIPPAGE) - PRICE_DRIFT)) / 100n
  const highest = (toAmount * (100n + PRICE_DRIFT)) / 100n
  let minimum: bigint | undefined
  for (const [word] of data.slice(SELECTOR_LENGTH).matchAll(WORD)) {
    const value = BigInt(`0x${word}`)
    const isAmount = value > 0n && value >= lowest && value <= highest && value !== amount
    if (isAmount && (minimum === undefined || value < minimum)) minimum = value
  }
  return minimum
}

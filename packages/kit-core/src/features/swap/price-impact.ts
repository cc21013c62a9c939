/**
 * Price impact of a swap: the loss of value between what is given and what is received.
 *
 * Source  spec R-SWAP-26
 */

/** Severity of a price impact: above 5 % a warning, above 15 % it must be confirmed. An unknown impact is a warning. */
export type ImpactLevel = 'ok' | 'warning' | 'high'

const WARNING_ABOVE = 5
const HIGH_ABOVE = 15

/** The price impact in percent, never below 0, from the dollar values of both sides; undefined when one of them is unknown. */
export function getPriceImpact(given: number, received: number): number | undefined {
  if (!(given > 0) || !(received > 0)) return undefined
  return Math.max(0, ((given - received) / given) * 100)
}

export function getImpactLevel(impact: number | undefined): ImpactLevel {
  if (impact === undefined) return 'warning'
  if (impact > HIGH_ABOVE) return 'high'
  return impact > WARNING_ABOVE ? 'warning' : 'ok'
}

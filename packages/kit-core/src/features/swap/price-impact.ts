/**
 * What is lost between the worth of what is given and of what is received.
 *
 * In      dollars of both sides
 * Out     percent, never below 0; undefined when one of the prices is not known
 * Source  spec R-SWAP-26
 */

/** How grave a price impact is: above 5 % a warning, above 15 % it needs a confirmation. An unknown one is a warning. */
export type ImpactLevel = 'ok' | 'warning' | 'high'

const WARNING_ABOVE = 5
const HIGH_ABOVE = 15

/** The price impact in percent. */
export function priceImpact(given: number, received: number): number | undefined {
  if (!(given > 0) || !(received > 0)) return undefined
  return Math.max(0, ((given - received) / given) * 100)
}

/** How grave it is. */
export function impactLevel(impact: number | undefined): ImpactLevel {
  if (impact === undefined) return 'warning'
  if (impact > HIGH_ABOVE) return 'high'
  return impact > WARNING_ABOVE ? 'warning' : 'ok'
}

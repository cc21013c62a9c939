/**
 * An amount as a program or a person writes it, as plain decimal text.
 *
 * In      text    `1.5`; with `marks` as people write it in that language
 * Out     `1.5`, without idle zeros; undefined when it is no amount, or one that two people would read differently: `1,234`
 * Source  spec R-SEND-23, R-SEND-60; security design §8 (amounts)
 */

import type { NumberSeparators } from './number-separators.js'
import { parseAmountCandidates } from './parse-amount-candidates.js'

/** Reads an amount. */
export function parseAmount(text: string, marks?: NumberSeparators): string | undefined {
  const [amount, other] = parseAmountCandidates(text, marks)
  return other === undefined ? amount : undefined
}

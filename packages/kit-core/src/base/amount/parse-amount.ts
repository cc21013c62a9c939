/**
 * Parses an amount that a program or a user wrote into plain decimal text.
 *
 * In      text    `1.5`; with `marks`, as users of that language write it
 * Out     `1.5`, without redundant zeros; undefined for a text that is no amount or is ambiguous, such as `1,234`
 * Source  spec R-SEND-23, R-SEND-60; security design §8 (amounts)
 */

import type { NumberSeparators } from './number-separators.js'
import { parseAmountCandidates } from './parse-amount-candidates.js'

/** Parses an amount. Undefined when the text is no amount or has two possible values. */
export function parseAmount(text: string, marks?: NumberSeparators): string | undefined {
  const [amount, other] = parseAmountCandidates(text, marks)
  return other === undefined ? amount : undefined
}

/**
 * A text without what sentences and programs put around it: quotes, brackets, a full stop. `0X` is `0x`.
 *
 * Source  spec R-SEND-129
 */
const BEFORE = /^["'`“”„‘’«»‹›<([]+/
const AFTER = /["'`“”‘’«»‹›>)\].,;!]+$/
const CAPITAL = /^0X(?=[0-9A-Fa-f]{40}$)/

/** The text itself. */
export function stripPunctuation(text: string): string {
  return text.replace(BEFORE, '').replace(AFTER, '').trim().replace(CAPITAL, '0x')
}

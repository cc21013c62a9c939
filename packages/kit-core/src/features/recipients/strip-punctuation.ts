/**
 * Strips the punctuation that sentences and programs put around an address: quotes, brackets, a full stop. Turns `0X` into `0x`.
 *
 * Source  spec R-SEND-129
 */
const BEFORE = /^["'`“”„‘’«»‹›<([]+/
const AFTER = /["'`“”‘’«»‹›>)\].,;!]+$/
const CAPITAL = /^0X(?=[0-9A-Fa-f]{40}$)/

export function stripPunctuation(text: string): string {
  return text.replace(BEFORE, '').replace(AFTER, '').trim().replace(CAPITAL, '0x')
}

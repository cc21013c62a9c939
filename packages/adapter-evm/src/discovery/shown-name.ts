const UNKNOWN_WALLET = 'Unknown wallet'
const MAX_LENGTH = 40
const MAX_READ = 1000

/** A wallet's name, fit for showing: one line, nothing invisible, nothing that turns the text around, at most 40 letters. */
export function shownName(value: unknown): string {
  if (typeof value !== 'string') return UNKNOWN_WALLET
  const cleaned = value
    .slice(0, MAX_READ)
    .replace(/[\s\u2800\u3164\u115f\u1160\uffa0]+/g, ' ')
    .replace(/[\p{C}]/gu, '')
    .replace(/(\p{M}{2})\p{M}+/gu, '$1')
    .normalize('NFC')
    .trim()
  const letters = [...cleaned]
  if (letters.length === 0) return UNKNOWN_WALLET
  return letters.length > MAX_LENGTH ? `${letters.slice(0, MAX_LENGTH - 1).join('')}…` : cleaned
}

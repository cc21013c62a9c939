const UNIT = /\p{L}.*\p{L}|\p{Sc}/su

/**
 * Removes one unit (a token symbol or a currency sign) before and one after the number in a text.
 *
 * In      text    as typed or pasted
 *         units   units to remove, in any case. A unit needs two letters or a currency sign; a unit with digits needs a
 *                 blank between it and the number. The longest match is taken
 * Out     the text that is left, trimmed of blanks and bidi controls
 * Source  spec R-SEND-135
 */
export function stripUnits(text: string, units: readonly string[]): string {
  const known = units
    .map(normalize)
    .filter((unit) => UNIT.test(unit))
    .sort((one, other) => other.length - one.length)
  const typed = normalize(text)
  const before = known.find((word) => stands(typed.slice(0, word.length), word, typed.charAt(word.length)))
  const rest = before === undefined ? typed : typed.slice(before.length).trim()
  const from = (word: string) => rest.length - word.length
  const after = known.find((word) => stands(rest.slice(Math.max(from(word), 0)), word, rest.charAt(from(word) - 1)))
  return after === undefined ? rest : rest.slice(0, from(after)).trim()
}

function normalize(text: string): string {
  return text.replace(/\p{Bidi_Control}/gu, '').trim()
}

/** Whether a part of the text equals the word and is separate from the neighboring text. */
function stands(part: string, word: string, next: string): boolean {
  return part.toLowerCase() === word.toLowerCase() && (!/\p{Nd}/u.test(word) || /\s/.test(next))
}

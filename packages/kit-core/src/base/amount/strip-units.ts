/**
 * What stands beside a number and says what it is a number of: a token's symbol, a currency's sign.
 *
 * In      text    as typed or pasted
 *         words   that mean nothing else there, in any case; one needs two letters or a currency's sign, and one with digits in it a
 *                 blank between it and the number. The longest that fits is taken
 * Out     the text without one of them before it and one behind it; blanks and marks of direction are cut off
 * Source  spec R-SEND-135
 */
const TELLING = /\p{L}.*\p{L}|\p{Sc}/su

/** The text without the words beside it. */
export function stripUnits(text: string, words: readonly string[]): string {
  const telling = words.map(plain).filter((word) => TELLING.test(word))
  const known = telling.sort((one, other) => other.length - one.length)
  const typed = plain(text)
  const before = known.find((word) => stands(typed.slice(0, word.length), word, typed.charAt(word.length)))
  const rest = before === undefined ? typed : typed.slice(before.length).trim()
  const from = (word: string) => rest.length - word.length
  const behind = known.find((word) => stands(rest.slice(Math.max(from(word), 0)), word, rest.charAt(from(word) - 1)))
  return behind === undefined ? rest : rest.slice(0, from(behind)).trim()
}

function plain(text: string): string {
  return text.replace(/\p{Bidi_Control}/gu, '').trim()
}

/** Whether a part of the text is the word, and apart from what is next to it. */
function stands(part: string, word: string, next: string): boolean {
  return part.toLowerCase() === word.toLowerCase() && (!/\p{Nd}/u.test(word) || /\s/.test(next))
}

/**
 * A number as it was typed, in digits from 0 to 9 and with one form for each kind of mark.
 *
 * In      text    as typed or pasted, in the digits of any script; marks of direction and blanks around it do not count
 *         digits  of the language, from 0 to 9, where Unicode does not call them decimal digits
 * Out     text that has `0` to `9`, `.` for each point, `,` for each comma, `'` for each apostrophe, a blank for each space;
 *         all else as it was
 * Source  spec R-SEND-60, R-SEND-61
 */
const FORMS: readonly (readonly [form: string, others: RegExp])[] = [
  ['.', /[。．｡﹒]/],
  [',', /[،，﹐、]/],
  ["'", /[’ʼ‘′＇]/],
  [' ', /\p{Zs}/u],
]

/** The text in plain digits and marks. */
export function normalizeDigits(text: string, digits: readonly string[] = []): string {
  const typed = text.replace(/\p{Bidi_Control}/gu, '').trim()
  return Array.from(typed, (letter) => {
    const known = digits.indexOf(letter)
    if (known >= 0) return String(known)
    if (/\p{Nd}/u.test(letter)) return String(digitValue(letter))
    return FORMS.find(([, others]) => others.test(letter))?.[0] ?? letter
  }).join('')
}

/** Digits of Unicode stand in runs from 0 to 9; some runs follow one another. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0
  let first = code
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1
  return (code - first) % 10
}

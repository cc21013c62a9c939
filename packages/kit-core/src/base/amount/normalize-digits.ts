const FORMS: readonly (readonly [form: string, others: RegExp])[] = [
  ['.', /[。．｡﹒]/],
  [',', /[،，﹐、]/],
  ["'", /[’ʼ‘′＇]/],
  [' ', /\p{Zs}/u],
]

/**
 * Converts a typed number to the digits 0 to 9 and one form of each separator.
 *
 * In      text    as typed or pasted, in the digits of any script; ignores bidi controls and surrounding blanks
 *         digits  the language's digits from 0 to 9, where Unicode does not class them as decimal digits
 * Out     text with `0` to `9`, `.` for each point, `,` for each comma, `'` for each apostrophe, a blank for each space;
 *         everything else unchanged
 * Source  spec R-SEND-60, R-SEND-61
 */
export function normalizeDigits(text: string, digits: readonly string[] = []): string {
  const typed = text.replace(/\p{Bidi_Control}/gu, '').trim()
  return Array.from(typed, (letter) => {
    const known = digits.indexOf(letter)
    if (known >= 0) return String(known)
    if (/\p{Nd}/u.test(letter)) return String(digitValue(letter))
    return FORMS.find(([, others]) => others.test(letter))?.[0] ?? letter
  }).join('')
}

/** Unicode orders digits in runs from 0 to 9. Some runs directly follow one another. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0
  let first = code
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1
  return (code - first) % 10
}

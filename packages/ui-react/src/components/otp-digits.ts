/**
 * Edits the code in a one-time-password field (email login) of six boxes: digits without gaps, as in a single line of text.
 *
 * In      code      digits so far, at most six
 *         at        index of the box that the user edits
 * Out     code      the digits after the edit; `focus` is the index of the box to focus
 * Source  R-CONN-59, R-FLOW-15
 */

/** Number of digits in a code. */
export const OTP_LENGTH = 6

/** Code points of zero in the scripts people type: Latin, Arabic, Persian, Devanagari, full width. */
const ZEROS = [0x30, 0x660, 0x6f0, 0x966, 0xff10]

/** A code, and the index of the box to focus. */
export type OtpEntry = { readonly code: string; readonly focus: number }

/** Extracts the digits of a text, as 0 to 9. */
export function parseDigits(text: string): string {
  return Array.from(text, (letter) => {
    const point = letter.codePointAt(0) ?? 0
    const zero = ZEROS.find((start) => point >= start && point < start + 10)
    return zero === undefined ? '' : String(point - zero)
  }).join('')
}

/** Enters digits from a box on. A complete code fills all boxes, whichever box it is entered in. */
export function enterDigits(code: string, at: number, digits: string): OtpEntry {
  const start = digits.length >= OTP_LENGTH ? 0 : Math.min(at, code.length)
  const entered = (code.slice(0, start) + digits + code.slice(start + digits.length)).slice(0, OTP_LENGTH)
  return { code: entered, focus: Math.min(start + digits.length, OTP_LENGTH - 1) }
}

/** Deletes the digit of a box, or the one before an empty box. */
export function deleteDigit(code: string, at: number): OtpEntry {
  const index = at < code.length ? at : Math.min(at, code.length) - 1
  if (index < 0) return { code, focus: 0 }
  return { code: code.slice(0, index) + code.slice(index + 1), focus: index }
}

/**
 * The code that six boxes hold: digits without gaps, as in one line of text.
 *
 * In      code      digits so far, at most six
 *         at        the box that is written in or deleted from
 * Out     code      the digits after it; `focus` is the box that comes next
 * Source  R-CONN-59, R-FLOW-15
 */

/** Digits of a code. */
export const OTP_LENGTH = 6

/** The zeros of the digits that people type: Latin, Arabic, Persian, Devanagari, full width. */
const ZEROS = [0x30, 0x660, 0x6f0, 0x966, 0xff10]

/** A code and the box that has the focus. */
export type OtpEntry = { readonly code: string; readonly focus: number }

/** The digits in a text, as 0 to 9. */
export function readDigits(text: string): string {
  return Array.from(text, (letter) => {
    const point = letter.codePointAt(0) ?? 0
    const zero = ZEROS.find((start) => point >= start && point < start + 10)
    return zero === undefined ? '' : String(point - zero)
  }).join('')
}

/** Writes digits from a box on. A whole code fills all boxes wherever it is put in. */
export function enterDigits(code: string, at: number, digits: string): OtpEntry {
  const start = digits.length >= OTP_LENGTH ? 0 : Math.min(at, code.length)
  const entered = (code.slice(0, start) + digits + code.slice(start + digits.length)).slice(0, OTP_LENGTH)
  return { code: entered, focus: Math.min(start + digits.length, OTP_LENGTH - 1) }
}

/** Deletes the digit of a box, or the one before an empty box. */
export function deleteDigit(code: string, at: number): OtpEntry {
  const place = at < code.length ? at : Math.min(at, code.length) - 1
  if (place < 0) return { code, focus: 0 }
  return { code: code.slice(0, place) + code.slice(place + 1), focus: place }
}

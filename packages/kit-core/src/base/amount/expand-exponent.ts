const EXPONENT = /^(\d{1,78})(?:\.(\d{1,78}))?e([+-]?\d{1,2})$/i

/**
 * Expands a number in exponent notation to all of its digits, for an amount that an app preselects: `1.5e-7` →
 * `0.00000015`. Returns any other text unchanged.
 */
export function expandExponent(text: string): string {
  const [, whole, fraction = '', exponent] = EXPONENT.exec(text) ?? []
  if (whole === undefined) return text
  const point = whole.length + Number(exponent)
  const digits = whole + fraction
  if (point <= 0) return `0.${'0'.repeat(-point)}${digits}`
  return point >= digits.length ? digits.padEnd(point, '0') : `${digits.slice(0, point)}.${digits.slice(point)}`
}

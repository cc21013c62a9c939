/** Whether a stored text can be an address. */
export function isEmail(value: unknown): value is string {
  return typeof value === 'string' && value.length <= 320 && /^[^\s@]+@[^\s@]+$/.test(value)
}

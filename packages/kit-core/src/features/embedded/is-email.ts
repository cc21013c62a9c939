/** Whether a stored or typed value has the form of an email address of at most 320 characters. */
export function isEmail(value: unknown): value is string {
  return typeof value === 'string' && value.length <= 320 && /^[^\s@]+@[^\s@]+$/.test(value)
}

/**
 * Checks of outside data before the first intent, where a schema library would weigh more than all else on the page.
 * Behind the intent, zod parses.
 *
 * Out  true only for own, plain values; nothing is ever called on what is checked
 */

/** An object that is neither an array nor null. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Text of 1 to 256 characters. */
export function isShortText(value: unknown): value is string {
  return typeof value === 'string' && value.length > 0 && value.length <= 256
}

/** A list whose items all fit, of at most so many. */
export function isListOf<Item>(
  value: unknown,
  isItem: (item: unknown) => item is Item,
  max = Number.POSITIVE_INFINITY,
): value is readonly Item[] {
  return Array.isArray(value) && value.length <= max && value.every(isItem)
}

/** One of some texts. */
export function isOneOf<const Text extends string>(texts: readonly Text[]): (value: unknown) => value is Text {
  return (value): value is Text => texts.some((text) => text === value)
}

/** Absent, or what fits. */
export function isOptional<Value>(value: unknown, isValue: (value: unknown) => value is Value): boolean {
  return value === undefined || isValue(value)
}

/** A web address. */
export function isWebUrl(value: unknown): value is string {
  return typeof value === 'string' && /^https?:\/\//i.test(value) && URL.canParse(value)
}

/** A record whose keys and values all fit. */
export function isRecordOf<Key extends string, Value>(
  value: unknown,
  isKey: (key: unknown) => key is Key,
  isValue: (value: unknown) => value is Value,
): value is Readonly<Partial<Record<Key, Value>>> {
  return isRecord(value) && Object.entries(value).every(([key, part]) => isKey(key) && isValue(part))
}

/**
 * Guards without dependencies. Code that loads before the first intent (a hover or press on a kit button) must use
 * them, because a schema library would outweigh the rest of that code. Later code may use either.
 */

/** Whether a value is an object, but neither an array nor null. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Whether a value is text of 1 to 256 characters. */
export function isShortText(value: unknown): value is string {
  return typeof value === 'string' && value.length > 0 && value.length <= 256
}

/** Whether a value is a list of at most `max` items that are all valid. */
export function isListOf<Item>(
  value: unknown,
  isItem: (item: unknown) => item is Item,
  max = Number.POSITIVE_INFINITY,
): value is readonly Item[] {
  return Array.isArray(value) && value.length <= max && value.every(isItem)
}

/** Creates a guard for a fixed set of texts. */
export function isOneOf<const Text extends string>(texts: readonly Text[]): (value: unknown) => value is Text {
  return (value): value is Text => texts.some((text) => text === value)
}

/** Whether a value is undefined or valid. */
export function isOptional<Value>(value: unknown, isValue: (value: unknown) => value is Value): boolean {
  return value === undefined || isValue(value)
}

/** Whether a value is an http or https URL. */
export function isWebUrl(value: unknown): value is string {
  return typeof value === 'string' && /^https?:\/\//i.test(value) && URL.canParse(value)
}

/** Whether a value is a record with only valid keys and values. */
export function isRecordOf<Key extends string, Value>(
  value: unknown,
  isKey: (key: unknown) => key is Key,
  isValue: (value: unknown) => value is Value,
): value is Readonly<Partial<Record<Key, Value>>> {
  return isRecord(value) && Object.entries(value).every(([key, part]) => isKey(key) && isValue(part))
}

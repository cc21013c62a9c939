/** Reads a property of any value. Undefined when it is missing or the read throws. */
export function safeGet(value: unknown, key: string): unknown {
  if ((typeof value !== 'object' && typeof value !== 'function') || value === null) return undefined
  try {
    return Reflect.get(value, key)
  } catch {
    return undefined
  }
}

const MAX_ITEMS = 1_000

/** Copies the first 1,000 items of an array. Empty when the value is not an array or throws when read. */
export function safeList(value: unknown): readonly unknown[] {
  try {
    return Array.isArray(value)
      ? Array.from({ length: Math.min(value.length, MAX_ITEMS) }, (_, index) => value[index])
      : []
  } catch {
    return []
  }
}

/** Returns the texts in a property that is an array. Drops items that are not text. */
export function safeStrings(value: unknown, key: string): readonly string[] {
  return safeList(safeGet(value, key)).filter((text) => typeof text === 'string')
}

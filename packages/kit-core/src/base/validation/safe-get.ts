/** Reads a key of anything; undefined where there is none or reading throws. */
export function safeGet(value: unknown, key: string): unknown {
  if ((typeof value !== 'object' && typeof value !== 'function') || value === null) return undefined
  try {
    return Reflect.get(value, key)
  } catch {
    return undefined
  }
}

const MAX_ITEMS = 1_000

/** A copy of a list; empty for what is none or throws when read. */
export function safeList(value: unknown): readonly unknown[] {
  try {
    return Array.isArray(value)
      ? Array.from({ length: Math.min(value.length, MAX_ITEMS) }, (_, index) => value[index])
      : []
  } catch {
    return []
  }
}

/** Reads a list of texts; what is no text is left out. */
export function safeStrings(value: unknown, key: string): readonly string[] {
  return safeList(safeGet(value, key)).filter((text) => typeof text === 'string')
}

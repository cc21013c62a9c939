import { STORAGE_PREFIX } from '../../brand.js'

/** A stored key: its name with the prefix, and how its value is read and written as text. */
export type StoredKey<Value> = {
  readonly name: string
  /** Undefined for a text that does not hold a value of this key. */
  readonly read: (text: string) => Value | undefined
  readonly write: (value: Value) => string
  /** Copied into the cookie, for servers. */
  readonly isCookie: boolean
}

type Guard<Value> = (value: unknown) => value is Value

/** A key whose value is stored as it is. */
export function textKey<Value extends string>(
  name: string,
  isValue: Guard<Value>,
  { isCookie = false } = {},
): StoredKey<Value> {
  return {
    name: `${STORAGE_PREFIX}${name}`,
    read: (text) => (isValue(text) ? text : undefined),
    write: (value) => value,
    isCookie,
  }
}

/** A key whose value is stored as JSON. */
export function jsonKey<Value>(name: string, isValue: Guard<Value>, { isCookie = false } = {}): StoredKey<Value> {
  return {
    name: `${STORAGE_PREFIX}${name}`,
    read(text) {
      try {
        const value: unknown = JSON.parse(text)
        return isValue(value) ? value : undefined
      } catch {
        return undefined
      }
    },
    write: (value) => JSON.stringify(value),
    isCookie,
  }
}

/** A key whose value is a comma-separated list without duplicates or blanks; entries that do not fit are left out. */
export function listKey<Item extends string>(
  name: string,
  isItem: Guard<Item>,
  { isCookie = false } = {},
): StoredKey<readonly Item[]> {
  const clean = (texts: readonly string[]) => [...new Set(texts.map((text) => text.trim()).filter(isItem))]
  return {
    name: `${STORAGE_PREFIX}${name}`,
    read: (text) => clean(text.split(',')),
    write: (items) => clean(items).join(','),
    isCookie,
  }
}

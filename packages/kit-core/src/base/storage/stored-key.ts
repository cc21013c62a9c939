import { STORAGE_PREFIX } from '../../brand.js'

/** A stored key: its prefixed name, and how its value converts from and to text. */
export type StoredKey<Value> = {
  readonly name: string
  /** Undefined for a text that is not a valid value of this key. */
  readonly read: (text: string) => Value | undefined
  readonly write: (value: Value) => string
  /** Whether the value is also copied into the cookie, for servers. */
  readonly isCookie: boolean
}

type Guard<Value> = (value: unknown) => value is Value

/** Creates a key whose value is stored as plain text. */
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

/** Creates a key whose value is stored as JSON. */
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

/** Creates a key whose value is a comma-separated list without duplicates or blanks. Skips invalid entries. */
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

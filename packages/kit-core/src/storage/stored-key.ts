import * as z from 'zod/mini'
import { STORAGE_PREFIX } from '../brand.js'

/** A stored key: its name with the prefix, and how its value is read and written as text. */
export type StoredKey<Value> = {
  readonly name: string
  /** Undefined for a text that does not hold a value of this key. */
  readonly read: (text: string) => Value | undefined
  readonly write: (value: Value) => string
  /** Copied into the cookie, for servers. */
  readonly isCookie: boolean
}

/** A key whose value is stored as it is. */
export function textKey<Value extends string>(
  name: string,
  schema: z.ZodMiniType<Value>,
  { isCookie = false } = {},
): StoredKey<Value> {
  return {
    name: `${STORAGE_PREFIX}${name}`,
    read: (text) => z.safeParse(schema, text).data,
    write: (value) => value,
    isCookie,
  }
}

/** A key whose value is stored as JSON. */
export function jsonKey<Value>(
  name: string,
  schema: z.ZodMiniType<Value>,
  { isCookie = false } = {},
): StoredKey<Value> {
  return {
    name: `${STORAGE_PREFIX}${name}`,
    read(text) {
      try {
        return z.safeParse(schema, JSON.parse(text)).data
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
  schema: z.ZodMiniType<Item>,
  { isCookie = false } = {},
): StoredKey<readonly Item[]> {
  const clean = (texts: readonly string[]) => {
    const items = texts.map((text) => z.safeParse(schema, text.trim()).data).filter((item) => item !== undefined)
    return [...new Set(items)]
  }
  return {
    name: `${STORAGE_PREFIX}${name}`,
    read: (text) => clean(text.split(',')),
    write: (items) => clean(items).join(','),
    isCookie,
  }
}

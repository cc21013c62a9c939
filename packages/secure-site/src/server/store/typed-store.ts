/**
 * A section of the server's store for values of one type, parsed when read.
 *
 * In      the section's name, the schema of its values; keys created by the server, or hashed
 * Out     the stored value; undefined when it is absent or does not match the schema
 */
import type * as z from 'zod/mini'
import type { FrameStoreOperations } from './frame-store.js'

/** Values of one type by key. */
export type TypedStore<Value> = {
  get(key: string): Promise<Value | undefined>
  set(key: string, value: Value, expiresAtMs?: number): Promise<void>
  add(key: string, value: Value, expiresAtMs?: number): Promise<boolean>
  take(key: string): Promise<Value | undefined>
  remove(key: string): Promise<void>
}

/** Creates the section `name` of the store. */
export function createTypedStore<Value>(
  store: FrameStoreOperations,
  name: string,
  schema: z.ZodMiniType<Value>,
): TypedStore<Value> {
  const parse = (value: unknown) => schema.safeParse(value).data
  const toKey = (key: string) => `${name}:${key}`
  return {
    get: async (key) => parse(await store.get(toKey(key))),
    set: (key, value, expiresAtMs) => store.set(toKey(key), value, expiresAtMs),
    add: (key, value, expiresAtMs) => store.add(toKey(key), value, expiresAtMs),
    take: async (key) => parse(await store.take(toKey(key))),
    remove: (key) => store.remove(toKey(key)),
  }
}

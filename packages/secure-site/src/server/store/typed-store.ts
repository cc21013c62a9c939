/**
 * A part of the store that holds one kind of thing, parsed when it is read.
 *
 * In      the name of the shelf, the schema of what is on it; keys made by the server or hashed
 * Out     what was put there; undefined when it is gone or reads as something else
 */
import type * as z from 'zod/mini'
import type { FrameStore } from './frame-store.js'

/** Things of one kind by key. */
export type TypedStore<Value> = {
  get(key: string): Promise<Value | undefined>
  set(key: string, value: Value, expiresAtMs?: number): Promise<void>
  add(key: string, value: Value, expiresAtMs?: number): Promise<boolean>
  take(key: string): Promise<Value | undefined>
  remove(key: string): Promise<void>
}

/** A shelf of that name. */
export function createTypedStore<Value>(
  store: FrameStore,
  name: string,
  schema: z.ZodMiniType<Value>,
): TypedStore<Value> {
  const read = (value: unknown) => schema.safeParse(value).data
  const place = (key: string) => `${name}:${key}`
  return {
    get: async (key) => read(await store.get(place(key))),
    set: (key, value, expiresAtMs) => store.set(place(key), value, expiresAtMs),
    add: (key, value, expiresAtMs) => store.add(place(key), value, expiresAtMs),
    take: async (key) => read(await store.take(place(key))),
    remove: (key) => store.remove(place(key)),
  }
}

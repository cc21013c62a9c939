import * as v from 'valibot'

/** Rejects a list, which valibot takes for an object whose fields may all be missing, and for a record. */
export function plainObject<T>(schema: v.GenericSchema<unknown, T>): v.GenericSchema<unknown, T> {
  return v.pipe(
    v.unknown(),
    v.check((value) => !Array.isArray(value)),
    schema,
  )
}

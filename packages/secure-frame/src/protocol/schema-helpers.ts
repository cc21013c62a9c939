import * as v from 'valibot'

/** The parsed input, or undefined when it does not match. */
export function tryParse<T>(schema: v.GenericSchema<unknown, T>, input: unknown): T | undefined {
  const parsed = v.safeParse(schema, input)
  return parsed.success ? parsed.output : undefined
}

/** Rejects a list, which valibot takes for an object whose fields may all be missing, and for a record. */
export function plainObject<T>(schema: v.GenericSchema<unknown, T>): v.GenericSchema<unknown, T> {
  return v.pipe(
    v.unknown(),
    v.check((value) => !Array.isArray(value), 'Must be an object'),
    schema,
  )
}

import * as v from 'valibot'

/** Schema that yields `fallback` for an input that is missing or does not match. */
export function lenient<T>(schema: v.GenericSchema<unknown, T>, fallback: NoInfer<T>): v.GenericSchema<unknown, T> {
  return v.pipe(
    // The default makes an object parse the field although it is missing.
    v.optional(v.unknown(), () => undefined),
    v.transform((input): T => {
      const parsed = v.safeParse(schema, input)
      return parsed.success ? parsed.output : fallback
    }),
  )
}

/** Schema that yields undefined for a missing or invalid field, so that one bad field does not reject its whole record. */
export function lenientOptional<T>(schema: v.GenericSchema<unknown, T>): v.GenericSchema<unknown, T | undefined> {
  return v.pipe(
    v.optional(v.unknown()),
    v.transform((input) => tryParse(schema, input)),
  )
}

/** Parses an input. Undefined when it does not match. */
export function tryParse<T>(schema: v.GenericSchema<unknown, T>, input: unknown): T | undefined {
  const parsed = v.safeParse(schema, input)
  return parsed.success ? parsed.output : undefined
}

/** Schema that also rejects lists, which valibot accepts as records and as objects whose fields are all optional. */
export function plainObject<T>(schema: v.GenericSchema<unknown, T>): v.GenericSchema<unknown, T> {
  return v.pipe(
    v.unknown(),
    v.check((value) => !Array.isArray(value), 'Must be an object'),
    schema,
  )
}

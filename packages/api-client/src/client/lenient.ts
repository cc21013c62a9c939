import * as v from 'valibot'

/** Schema whose value is `fallback` when the input does not match or is missing. */
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

/** Makes a field undefined when it is invalid, so that one bad field does not reject the whole record. */
export function lenientOptional<T>(schema: v.GenericSchema<unknown, T>): v.GenericSchema<unknown, T | undefined> {
  return v.pipe(
    v.optional(v.unknown()),
    v.transform((input) => tryParse(schema, input)),
  )
}

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

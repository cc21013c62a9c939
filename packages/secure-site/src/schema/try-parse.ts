import * as v from 'valibot'

/** The parsed input, or undefined when it does not match. */
export function tryParse<T>(schema: v.GenericSchema<unknown, T>, input: unknown): T | undefined {
  const parsed = v.safeParse(schema, input)
  return parsed.success ? parsed.output : undefined
}

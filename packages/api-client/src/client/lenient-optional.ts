import * as z from 'zod/mini'

/** A field that is absent when it does not fit, so that one bad field never costs a record. */
export function lenientOptional<T>(schema: z.ZodMiniType<T>): z.ZodMiniType<T | undefined> {
  return z.catch(z.optional(schema), undefined)
}

import * as z from 'zod/mini'

/** Makes a field undefined when it is invalid, so that one bad field does not reject the whole record. */
export function lenientOptional<T>(schema: z.ZodMiniType<T>): z.ZodMiniType<T | undefined> {
  return z.catch(z.optional(schema), undefined)
}

import * as z from 'zod/mini'

/** A list in which an entry that does not fit is skipped, so that one bad record never empties a list. */
export function listSchema<T>(entry: z.ZodMiniType<T>): z.ZodMiniType<readonly T[]> {
  return z.pipe(
    z.array(z.unknown()),
    z.transform((entries: unknown[]): readonly T[] =>
      entries.flatMap((item) => {
        const parsed = entry.safeParse(item)
        return parsed.success ? [parsed.data] : []
      }),
    ),
  )
}

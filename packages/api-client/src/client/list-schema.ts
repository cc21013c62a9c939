import * as z from 'zod/mini'

const partial = new WeakSet<readonly unknown[]>()
let skippedEntries: unknown[] = []

/** Whether entries of a list of a response did not fit and were skipped. */
export function isPartialList(list: readonly unknown[]): boolean {
  return partial.has(list)
}

/** Marks a list that was made from others as partial, if one of those is. */
export function markPartialFrom<List extends readonly unknown[]>(
  list: List,
  sources: readonly (readonly unknown[])[],
): List {
  if (sources.some(isPartialList)) partial.add(list)
  return list
}

/** Parses, which never waits, and collects the entries that its lists skip. */
export function collectSkipped<Result>(parse: () => Result): {
  readonly result: Result
  readonly skipped: readonly unknown[]
} {
  const outer = skippedEntries
  const skipped: unknown[] = []
  skippedEntries = skipped
  try {
    return { result: parse(), skipped }
  } finally {
    skippedEntries = outer
  }
}

/** A list in which an entry that does not fit is skipped, so that one bad record never empties a list. The list is marked as partial. */
export function listSchema<T>(entry: z.ZodMiniType<T>): z.ZodMiniType<readonly T[]> {
  return z.pipe(
    z.array(z.unknown()),
    z.transform((entries: unknown[]): readonly T[] => {
      const read: T[] = []
      for (const item of entries) {
        const parsed = entry.safeParse(item)
        if (parsed.success) read.push(parsed.data)
        else skippedEntries.push(item)
      }
      if (read.length < entries.length) partial.add(read)
      return read
    }),
  )
}

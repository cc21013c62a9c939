import * as v from 'valibot'

const partial = new WeakSet<readonly unknown[]>()
let skippedEntries: unknown[] = []

/** Whether a list that `listSchema` parsed lacks entries because they were invalid. False for copies of the list. */
export function isPartialList(list: readonly unknown[]): boolean {
  return partial.has(list)
}

/** Makes `isPartialList` true for a list when it is true for one of the lists that it was made from. */
export function markPartialFrom<List extends readonly unknown[]>(
  list: List,
  sources: readonly (readonly unknown[])[],
): List {
  if (sources.some(isPartialList)) partial.add(list)
  return list
}

/** Runs a synchronous parse and collects the entries that all list schemas skip meanwhile. */
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

/**
 * Schema of a list that skips invalid entries, so that one bad record does not reject the list. `isPartialList` is then
 * true for the result.
 */
export function listSchema<T>(entry: v.GenericSchema<unknown, T>): v.GenericSchema<unknown, readonly T[]> {
  return v.pipe(
    v.array(v.unknown()),
    v.transform((entries: unknown[]): readonly T[] => {
      const valid: T[] = []
      for (const item of entries) {
        const parsed = v.safeParse(entry, item)
        if (parsed.success) valid.push(parsed.output)
        else skippedEntries.push(item)
      }
      if (valid.length < entries.length) partial.add(valid)
      return valid
    }),
  )
}

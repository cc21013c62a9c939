import * as z from 'zod/mini'

import { orAbsent } from './or-absent.js'

const partial = new WeakSet<readonly unknown[]>()
let skippedEntries = 0

/** Whether entries of a list of a response did not fit and were skipped. */
export function isPartialList(list: readonly unknown[]): boolean {
  return partial.has(list)
}

/** Parses, which never waits, and counts the entries that its lists skip. */
export function countSkipped<Result>(parse: () => Result): { readonly result: Result; readonly skipped: number } {
  const before = skippedEntries
  const result = parse()
  return { result, skipped: skippedEntries - before }
}

/** A list in which an entry that does not fit is skipped, so that one bad record never empties a list. The list is marked as partial. */
export function listSchema<T>(entry: z.ZodMiniType<T>): z.ZodMiniType<readonly T[]> {
  return z.pipe(
    z.array(orAbsent(entry)),
    z.transform((entries: (T | undefined)[]): readonly T[] => {
      const read = entries.filter((item) => item !== undefined)
      if (read.length < entries.length) partial.add(read)
      skippedEntries += entries.length - read.length
      return read
    }),
  )
}

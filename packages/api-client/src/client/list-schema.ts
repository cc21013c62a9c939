import * as z from 'zod/mini'

import { orAbsent } from './or-absent.js'

/** A list in which an entry that does not fit is skipped, so that one bad record never empties a list. */
export function listSchema<T>(entry: z.ZodMiniType<T>): z.ZodMiniType<readonly T[]> {
  return z.pipe(
    z.array(orAbsent(entry)),
    z.transform((entries: (T | undefined)[]): readonly T[] => entries.filter((item) => item !== undefined)),
  )
}

import type { Kit } from '@bowline/kit-core'

/** Loads the review code of Send or Swap before the press that needs it. Logs a failure; the press itself tries again. */
export async function prefetchChunk(kit: Kit, load: () => Promise<unknown>): Promise<void> {
  try {
    await load()
  } catch (error) {
    kit.log.debug('Code could not be prefetched', error)
  }
}

import type { Kit } from '@bowline/kit-core'

/** Fetches code ahead of the press that needs it. A failure is noted; the press tries again. */
export async function prefetch(kit: Kit, load: () => Promise<unknown>): Promise<void> {
  try {
    await load()
  } catch (error) {
    kit.log.debug('Code could not be fetched ahead', error)
  }
}

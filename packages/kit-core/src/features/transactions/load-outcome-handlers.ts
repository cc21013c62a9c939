import type { Kit } from '../../kit.js'

/**
 * What takes an end in, fetched with the first end: undefined where it cannot be fetched, or the kit stops meanwhile. The next
 * call tries again.
 *
 * Source  spec R-SEND-137
 */
export async function loadOutcomeHandlers(kit: Kit) {
  const signal = kit.lifetime()
  try {
    const { recordOutcome, recordReorg } = await import('./record-outcome.js')
    return signal.aborted ? undefined : { recordOutcome, recordReorg }
  } catch (error) {
    kit.log.debug('How something ended could not be taken in', error)
    return undefined
  }
}

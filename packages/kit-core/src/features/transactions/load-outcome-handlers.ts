import type { Kit } from '../../kit.js'

/**
 * Loads the code that records outcomes, on the first outcome. Undefined when it cannot be loaded or the kit stops meanwhile. The
 * next call tries again.
 *
 * Source  spec R-SEND-137
 */
export async function loadOutcomeHandlers(kit: Kit) {
  const signal = kit.lifetime()
  try {
    const { recordOutcome, recordReorg } = await import('./record-outcome.js')
    return signal.aborted ? undefined : { recordOutcome, recordReorg }
  } catch (error) {
    kit.log.debug('The outcome handlers could not be loaded', error)
    return undefined
  }
}

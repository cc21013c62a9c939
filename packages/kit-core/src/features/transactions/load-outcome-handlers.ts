import type { Kit } from '../../kit.js'

/**
 * Loads the code that records how a sent transaction ended or that a reorg removed it, when that first happens. Undefined when it
 * cannot be loaded or the kit stops meanwhile; the next call tries again.
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

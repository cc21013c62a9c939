/**
 * Watches what was sent until it settles. Runs only after a send.
 *
 * In      hash       under which it is told
 *         look       one look at the chain; undefined while it is open. One that fails counts as that
 *         limitMs    25 s when absent; a look that is under way then is given up too
 * Out     one `pendingTransactions` event: confirmed, failed, or pending when the time or 99 looks did not settle it; none
 *         when the kit stops before
 * Source  spec R-ADPT-09, R-ADPT-23
 */
import { limitSignal } from '../lifecycle/link-signals.js'
import { pause } from '../lifecycle/pause.js'
import { untilAborted } from '../lifecycle/until-aborted.js'
import type { AdapterContext } from './adapter.js'

const WATCH_LIMIT_MS = 25_000
const MAX_LOOKS = 99
const FIRST_LOOK_MS = 250
const LOOK_EVERY_MS = 1_000

/** How a transaction ended. */
export type SentOutcome = 'confirmed' | 'failed'

/** What was sent and how to look after it. */
export type SentWatch = {
  readonly hash: string
  readonly look: (signal: AbortSignal) => Promise<SentOutcome | undefined>
  readonly emit: AdapterContext['emit']
  /** Fires when the kit stops. */
  readonly lifetime: () => AbortSignal
}

/** Begins to watch and returns at once. */
export function watchSent({ hash, look, emit, lifetime }: SentWatch): void {
  const kitStops = lifetime()
  const limited = limitSignal(kitStops, WATCH_LIMIT_MS)
  settle(look, limited.signal).then((status) => {
    limited.release()
    if (!kitStops.aborted) emit({ type: 'pendingTransactions', hash, status: status ?? 'pending' })
  })
}

async function settle(look: SentWatch['look'], signal: AbortSignal): Promise<SentOutcome | undefined> {
  for (let turn = 0; turn < MAX_LOOKS; turn++) {
    await pause(turn === 0 ? FIRST_LOOK_MS : LOOK_EVERY_MS, signal)
    if (signal.aborted) break
    const outcome = await untilAborted(look(signal), signal).catch(() => undefined)
    if (outcome !== undefined) return outcome
  }
  return undefined
}

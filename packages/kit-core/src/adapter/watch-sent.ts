/**
 * Watches what was sent until it settles. Runs only after a send.
 *
 * In      hash       under which it is told, unless the outcome names another
 *         look       one look at the chain; undefined while it is open. One that fails counts as that
 *         pace       when to look, and for how long; a look that is under way at the end is given up too
 * Out     one `pendingTransactions` event: how it ended, or pending when the time or 99 looks did not settle it, or when 99
 *         later ones are watched; none when the kit stops before
 * Source  spec R-ACCT-52, R-ADPT-09, R-ADPT-23
 */
import { unheldPause } from '../lifecycle/unheld-timer.js'
import { untilAborted } from '../lifecycle/until-aborted.js'
import type { AdapterContext } from './adapter.js'
import type { Replacement, SentStatus } from './events.js'
import { openWatch } from './open-watches.js'

const MAX_LOOKS = 99
const USUAL_PACE: WatchPace = { firstMs: 250, everyMs: 1_000, limitMs: 25_000 }

/** How a transaction ended; `pending` gives the watch up. */
export type SentOutcome = {
  readonly status: SentStatus
  /** Of a batch: the transaction it came to. */
  readonly hash?: string | undefined
  readonly replacement?: Replacement | undefined
}

/** When to look at the chain. */
export type WatchPace = {
  readonly firstMs: number
  readonly everyMs: number
  /** 99 looks are the only limit when absent. */
  readonly limitMs?: number | undefined
}

/** What was sent and how to look after it. */
export type SentWatch = {
  readonly hash: string
  readonly look: (signal: AbortSignal) => Promise<SentOutcome | SentStatus | undefined>
  readonly emit: AdapterContext['emit']
  /** Fires when the kit stops. */
  readonly lifetime: () => AbortSignal
  /** First after 250 ms, then each second, for 25 s when absent. */
  readonly pace?: WatchPace | undefined
}

/** Begins to watch and returns at once. */
export function watchSent({ hash, look, emit, lifetime, pace = USUAL_PACE }: SentWatch): void {
  const kitStops = lifetime()
  const watch = openWatch(kitStops, pace.limitMs)
  settle(look, pace, watch.signal).then((found) => {
    watch.close()
    if (kitStops.aborted) return
    const {
      status,
      hash: settled = hash,
      replacement,
    }: SentOutcome = typeof found === 'string' ? { status: found } : found
    emit({ type: 'pendingTransactions', hash: settled, status, ...(replacement && { replacement }) })
  })
}

async function settle(
  look: SentWatch['look'],
  { firstMs, everyMs }: WatchPace,
  signal: AbortSignal,
): Promise<SentOutcome | SentStatus> {
  for (let turn = 0; turn < MAX_LOOKS; turn++) {
    await unheldPause(turn === 0 ? firstMs : everyMs, signal)
    if (signal.aborted) break
    const outcome = await untilAborted(look(signal), signal).catch(() => undefined)
    if (outcome !== undefined) return outcome
  }
  return 'pending'
}

/**
 * Waits until the network has carried a transaction out, as the adapter tells it.
 *
 * Out     how it ended; `pending` when that is not told in time, or the kit stops
 * Source  spec R-SWAP-40, R-PAY-08, R-ADPT-09
 */
import type { SentStatus } from '../adapter/events.js'
import type { Kit } from '../kit.js'
import { limitSignal } from '../lifecycle/link-signals.js'

/** Adapters look less long than this. */
const LIMIT_MS = 180_000

/** Waits for what became of it. */
export function awaitReceipt(kit: Kit, hash: string): Promise<SentStatus> {
  const { signal, release } = limitSignal(kit.lifetime(), LIMIT_MS)
  return new Promise((resolve) => {
    const end = (status: SentStatus) => {
      stop()
      release()
      resolve(status)
    }
    const stop = kit.subscribe(
      ({ activity }) => activity.settled,
      (settled) => {
        if (settled?.hash === hash) end(settled.status)
      },
    )
    signal.addEventListener('abort', () => end('pending'), { once: true })
  })
}

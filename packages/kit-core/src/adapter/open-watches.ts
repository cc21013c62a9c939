/**
 * The watches that run at the same time for one owner. Their number is bounded: a further one ends the oldest.
 *
 * In      lifetime   fires when the kit stops, which ends all of them; it is listened to once, however many there are
 *         limitMs    ends a watch by itself; without it, it goes on until it is closed
 * Out     a signal that fires when the watch is to end
 * Source  spec R-ACCT-52, R-CONST-15
 */
import { unheldTimer } from '../lifecycle/unheld-timer.js'

/** How many sent transactions are watched at the same time. */
export const PENDING_TRANSACTIONS_MAX = 99

/** One watch. */
export type OpenWatch = { readonly signal: AbortSignal; readonly close: () => void }

const openOf = new WeakMap<AbortSignal, Set<AbortController>>()

/** Opens a watch; the 100th ends the oldest. */
export function openWatch(lifetime: AbortSignal, limitMs: number | undefined): OpenWatch {
  const open = openOf.get(lifetime) ?? listen(lifetime)
  const own = new AbortController()
  const [oldest] = open
  if (open.size >= PENDING_TRANSACTIONS_MAX) end(open, oldest)
  open.add(own)
  const giveUp = () => end(open, own)
  const timer = limitMs === undefined ? undefined : unheldTimer(giveUp, limitMs)
  if (lifetime.aborted) giveUp()
  return {
    signal: own.signal,
    close() {
      clearTimeout(timer)
      open.delete(own)
    },
  }
}

function listen(lifetime: AbortSignal): Set<AbortController> {
  const open = new Set<AbortController>()
  openOf.set(lifetime, open)
  lifetime.addEventListener('abort', () => {
    for (const watch of open) end(open, watch)
  })
  return open
}

function end(open: Set<AbortController>, watch: AbortController | undefined): void {
  if (watch === undefined) return
  open.delete(watch)
  watch.abort()
}

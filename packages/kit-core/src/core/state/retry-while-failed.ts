/**
 * Requests failed data again while a view shows it.
 *
 * In      isFailed      true when the last request failed and none is running
 *         isLoading     true while a request is running; the pause is not reset meanwhile
 *         refetch       requests the data; the promise settles with the request
 *         firstPauseMs  5 s when absent
 * Out     a function that stops it and clears its timer. Each failure doubles the pause, up to 5 minutes; the pauses start
 *         over when the page or the network returns. Nothing is requested while the page is hidden or the kit is stopped
 * Source  spec R-ACCT-178
 */

import { isPageHidden } from '../../base/browser/page-hidden.js'
import { onPageReturn, onWindowReturn } from '../../base/browser/page-return.js'
import type { Kit } from '../../kit.js'
import type { KitState } from '../../state.js'

/** The data to request again, and when. */
export type FailedData = {
  readonly firstPauseMs?: number
  readonly isFailed: (state: KitState) => boolean
  readonly isLoading: (state: KitState) => boolean
  readonly refetch: () => Promise<unknown>
}

const FIRST_PAUSE_MS = 5_000
const LONGEST_PAUSE_MS = 300_000

let started = 0

/** Starts retrying. The returned function stops it. */
export function retryWhileFailed(
  kit: Kit,
  { firstPauseMs = FIRST_PAUSE_MS, isFailed, isLoading, refetch }: FailedData,
): () => void {
  const lifetime = kit.lifetime()
  started += 1
  const timer = `retry/${started}`
  let pauseMs = firstPauseMs
  let isDue = false
  let isRunning = false
  let isStopped = false

  const retry = async () => {
    isDue = isPageHidden()
    if (isDue || lifetime.aborted || !isFailed(kit.store.get())) return
    pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)
    isRunning = true
    try {
      await refetch()
    } catch (error) {
      kit.log.debug('Failed data could not be requested again', error)
    }
    isRunning = false
    // A request skipped because it was not due changes no state, so the check runs again here.
    check()
  }
  const check = () => {
    if (isStopped || isRunning || lifetime.aborted) return
    const state = kit.store.get()
    if (isFailed(state)) {
      if (!isDue && !kit.timers.isRunning(timer)) kit.timers.start(timer, pauseMs, () => void retry())
      return
    }
    kit.timers.stop(timer)
    if (!isLoading(state)) pauseMs = firstPauseMs
  }
  const stopWatching = kit.store.subscribe(check)
  /** The outage may be over, or the timer stood still while the device slept. */
  const restart = () => {
    pauseMs = firstPauseMs
    kit.timers.stop(timer)
    check()
  }
  const stopListening = [
    onPageReturn(() => (isDue ? void retry() : restart())),
    onWindowReturn(({ type }) => type === 'online' && restart()),
  ]
  check()
  return () => {
    isStopped = true
    kit.timers.stop(timer)
    stopWatching()
    for (const stop of stopListening) stop()
  }
}

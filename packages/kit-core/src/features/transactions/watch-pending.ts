/**
 * Keeps a history fresh while something of it is pending, and asks again for what the kit itself has just sent.
 *
 * In      namespace  the active one when absent
 * Out     stop. While a transaction in view is pending and the page is visible, the first page is asked every 5 s, after
 *         failures less often; with nothing pending nothing runs. The service alone says when a transaction has settled
 * Source  spec R-ACCT-49, R-ACCT-52, R-CONST-15
 */

import { openScope } from '../../base/async/open-scope.js'
import { isPageHidden } from '../../base/browser/page-hidden.js'
import { onPageReturn } from '../../base/browser/page-return.js'
import type { Namespace } from '../../base/caip/namespace.js'
import type { Kit } from '../../kit.js'
import { enterActivity } from './activity-session.js'
import { readPage } from './load-history-page.js'
import { selectActivity, selectWatchedTransactions } from './select-activity.js'

const LOOK_EVERY_MS = 5_000
const LONGEST_PAUSE_MS = 60_000

/** Follows what is pending until the returned function is called or the kit stops. */
export function watchPending(kit: Kit, { namespace }: { namespace?: Namespace | undefined } = {}): () => void {
  const { signal, end, onEnd } = openScope(kit.lifetime())
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let isLooking = false

  const isDue = () => {
    const activity = selectActivity(kit.store.get(), namespace)
    return (
      activity.paging.isRead &&
      (activity.isOutdated || selectWatchedTransactions(kit.store.get(), namespace).length > 0)
    )
  }
  const look = async () => {
    clearTimeout(timer)
    timer = undefined
    const session = isDue() && !isLooking && !isPageHidden() ? enterActivity(kit, namespace) : undefined
    if (!session) return
    isLooking = true
    try {
      await readPage(kit, { session, isQuiet: true, signal })
      failures = 0
    } catch (error) {
      failures += 1
      kit.log.debug('Pending transactions could not be looked after', error)
    } finally {
      isLooking = false
    }
    plan()
  }
  const plan = () => {
    if (signal.aborted || timer !== undefined || isLooking || !isDue()) return
    timer = setTimeout(look, Math.min(LOOK_EVERY_MS * 2 ** failures, LONGEST_PAUSE_MS))
  }
  const watch = () => {
    const isNews = selectActivity(kit.store.get(), namespace).isOutdated && failures === 0
    if (isNews && !isLooking) void look()
    else plan()
  }

  onEnd(
    kit.subscribe((state) => selectActivity(state, namespace), watch),
    onPageReturn(() => void look()),
    () => clearTimeout(timer),
  )
  watch()
  return end
}

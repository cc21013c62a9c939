/**
 * Refreshes the fetched history while an activity view is open and a transaction in it is pending, or one that the kit sent has
 * changed.
 *
 * In      namespace  the active one when absent
 * Out     a stop function. While a listed transaction is pending and the page is visible, the first page is requested
 *         every 5 s, less often after failures. Without pending transactions no timer runs. Only the service decides when
 *         one has settled
 * Source  spec R-ACCT-49, R-ACCT-52, R-CONST-15
 */

import { openScope } from '../../base/async/open-scope.js'
import { isPageHidden } from '../../base/browser/page-hidden.js'
import { onPageReturn } from '../../base/browser/page-return.js'
import type { Namespace } from '../../base/caip/namespace.js'
import type { Kit } from '../../kit.js'
import { getActivityScope } from './activity-scope.js'
import { loadHistoryPage } from './load-history-page.js'
import { selectActivity, selectWatchedTransactions } from './select-activity.js'

const POLL_INTERVAL_MS = 5_000
const LONGEST_PAUSE_MS = 60_000

/** Does nothing before the first page is loaded. Runs until the returned function is called or the kit stops. */
export function watchPending(kit: Kit, { namespace }: { namespace?: Namespace | undefined } = {}): () => void {
  const { signal, end, onEnd } = openScope(kit.lifetime())
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let isFetching = false

  const isDue = () => {
    const activity = selectActivity(kit.store.get(), namespace)
    return (
      activity.paging.isRead &&
      (activity.isOutdated || selectWatchedTransactions(kit.store.get(), namespace).length > 0)
    )
  }
  const refresh = async () => {
    clearTimeout(timer)
    timer = undefined
    const scope = isDue() && !isFetching && !isPageHidden() ? getActivityScope(kit, namespace) : undefined
    if (!scope) return
    isFetching = true
    try {
      await loadHistoryPage(kit, { scope, isQuiet: true, signal })
      failures = 0
    } catch (error) {
      failures += 1
      kit.log.debug('Pending transactions could not be refreshed', error)
    } finally {
      isFetching = false
    }
    schedule()
  }
  const schedule = () => {
    if (signal.aborted || timer !== undefined || isFetching || !isDue()) return
    timer = setTimeout(refresh, Math.min(POLL_INTERVAL_MS * 2 ** failures, LONGEST_PAUSE_MS))
  }
  const watch = () => {
    const isNews = selectActivity(kit.store.get(), namespace).isOutdated && failures === 0
    if (isNews && !isFetching) void refresh()
    else schedule()
  }

  onEnd(
    kit.subscribe((state) => selectActivity(state, namespace), watch),
    onPageReturn(() => void refresh()),
    () => clearTimeout(timer),
  )
  watch()
  return end
}

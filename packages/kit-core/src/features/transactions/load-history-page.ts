/**
 * Fetches one page of a history and merges it into the state.
 *
 * In      cursor   absent for the first page
 *         isQuiet  a background refresh of pending transactions: sets neither `loading` nor a failure
 * Out     resolves when the state holds the response or the failure; drops a response that is no longer awaited
 * Throws  nothing, except that a failed quiet request rejects with TransactionsFetchError
 * Source  spec R-ACCT-33, R-ACCT-36, R-ACCT-37, R-ERR-04, R-TRACK-05
 */
import type { Attempt } from '../../base/async/run.js'
import { createRunWhileAwaited } from '../../base/async/run-while-awaited.js'
import { selectAccount } from '../../core/state/select-account.js'
import { track } from '../../core/tracking/track.js'
import type { Kit } from '../../kit.js'
import { showFailure } from '../../navigation/show-failure.js'
import type { ActivityScope } from './activity-scope.js'
import { TransactionsFetchError } from './errors.js'
import { updateActivity } from './update-activity.js'

export type LoadHistoryPageParams = {
  readonly scope: ActivityScope
  readonly cursor?: string | undefined
  readonly isQuiet?: boolean | undefined
  readonly signal?: AbortSignal | undefined
}

const request = createRunWhileAwaited<void>()

/** Parallel calls for the same page share one request, which is aborted when no caller waits for it. */
export async function loadHistoryPage(
  kit: Kit,
  { scope, cursor, isQuiet = false, signal }: LoadHistoryPageParams,
): Promise<void> {
  if (signal?.aborted || scope.signal.aborted) return
  const task = ({ signal: own }: Attempt) => run(kit, scope, cursor, isQuiet, own)
  const options = { slot: `${isQuiet}/${cursor ?? ''}`, signals: [scope.signal], caller: signal }
  try {
    await request(scope, task, options)
  } catch (error) {
    if (!signal?.aborted) throw error
  }
}

async function run(
  kit: Kit,
  scope: ActivityScope,
  cursor: string | undefined,
  isQuiet: boolean,
  signal: AbortSignal,
): Promise<void> {
  if (!isQuiet) updateActivity(kit, { loading: true })
  try {
    const { fetchHistoryPage } = await import('./fetch-history-page.js')
    signal.throwIfAborted()
    const changeOf = await fetchHistoryPage(kit, scope, cursor, signal)
    signal.throwIfAborted()
    updateActivity(kit, { ...changeOf(kit.store.get().activity), ...(!isQuiet && { loading: false }) })
  } catch (error) {
    if (scope.signal.aborted) return
    if (signal.aborted) {
      if (!isQuiet) updateActivity(kit, { loading: false })
      return
    }
    if (isQuiet) throw new TransactionsFetchError(error)
    fail(kit, scope, cursor, new TransactionsFetchError(error))
  }
}

function fail(
  kit: Kit,
  { address, isSmartAccount }: ActivityScope,
  cursor: string | undefined,
  error: TransactionsFetchError,
): void {
  const { next, paging } = kit.store.get().activity
  kit.log.debug('The transactions could not be fetched', error)
  updateActivity(kit, {
    loading: false,
    empty: true,
    next: undefined,
    status: 'failed',
    paging: { ...paging, failed: { cursor, next: cursor ?? paging.failed?.next ?? next } },
  })
  const isListed = selectAccount(kit.store.get()).currentTab > 0
  showFailure(kit, error, [...(isListed ? (['Account'] as const) : []), 'Transactions'])
  const { projectId } = kit.config
  track(kit, {
    type: 'error',
    event: 'ERROR_FETCH_TRANSACTIONS',
    properties: { address, projectId, cursor, isSmartAccount },
  })
}

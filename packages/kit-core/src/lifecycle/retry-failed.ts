/**
 * Reads failed data again while a view shows it.
 *
 * In      of         what is shown: the native balance, the tokens, or the activity of the account
 *         namespace  the active one at each turn, when absent
 * Out     a function that ends it; no timer is left then. After each failure the pause is twice as long. It waits while the page
 *         is hidden, and stops with the kit. Tokens are read again 30 s after a failure at the earliest
 * Source  spec R-ACCT-178, R-ACCT-18
 */
import { refreshBalance } from '../account/refresh-balance.js'
import { refreshTokens } from '../account/refresh-tokens.js'
import { BALANCE_RETRY_GAP_MS } from '../account/retry-gap.js'
import { selectAccount } from '../account/select-account.js'
import { fetchTransactions } from '../activity/fetch-transactions.js'
import { selectActivity } from '../activity/select-activity.js'
import type { Namespace } from '../caip/namespace.js'
import type { Kit } from '../kit.js'
import { isPageHidden } from '../platform/page-hidden.js'
import { onPageReturn } from '../platform/page-return.js'
import type { KitState } from '../state.js'

/** Data that is read again. */
export type RetriedData = 'balance' | 'tokens' | 'activity'

/** What is shown, and whose it is. */
export type RetryFailedParams = { readonly of: RetriedData; readonly namespace?: Namespace | undefined }

type Retry = {
  readonly firstPauseMs: number
  /** Failed, and nothing is on its way. */
  readonly isFailed: (state: KitState, namespace: Namespace | undefined) => boolean
  readonly read: (kit: Kit, namespace: Namespace | undefined) => Promise<unknown>
}

const FIRST_PAUSE_MS = 5_000
const LONGEST_PAUSE_MS = 300_000

const RETRIES: Readonly<Record<RetriedData, Retry>> = {
  balance: {
    firstPauseMs: FIRST_PAUSE_MS,
    isFailed(state, namespace) {
      const { isBalanceStale, balanceLoading } = selectAccount(state, namespace)
      return isBalanceStale && !balanceLoading
    },
    read: (kit, namespace) => refreshBalance(kit, { namespace, isForced: true }),
  },
  tokens: {
    firstPauseMs: BALANCE_RETRY_GAP_MS,
    isFailed: (state, namespace) => selectAccount(state, namespace).tokenStatus === 'failed',
    read: (kit, namespace) => refreshTokens(kit, { namespace, isForced: true }),
  },
  activity: {
    firstPauseMs: FIRST_PAUSE_MS,
    isFailed(state, namespace) {
      const { status, loading, paging } = selectActivity(state, namespace)
      return status === 'failed' && !loading && paging.failed?.cursor === undefined
    },
    read: (kit, namespace) => fetchTransactions(kit, { namespace }),
  },
}

/** Begins to read again what has failed; the returned function ends it. */
export function retryFailed(kit: Kit, { of, namespace }: RetryFailedParams): () => void {
  const { firstPauseMs, isFailed, read } = RETRIES[of]
  const lifetime = kit.lifetime()
  let timer: ReturnType<typeof setTimeout> | undefined
  let pauseMs = firstPauseMs
  let isDue = false
  let isOver = false

  const retry = () => {
    timer = undefined
    isDue = isPageHidden()
    if (isDue || !isFailed(kit.store.get(), namespace)) return
    pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)
    read(kit, namespace)
      .catch((error: unknown) => kit.log.debug('Failed data could not be read again', error))
      // A reading that was not due yet changes nothing in the state.
      .finally(look)
  }
  const look = () => {
    if (isOver) return
    const state = kit.store.get()
    if (isFailed(state, namespace)) {
      if (timer === undefined && !isDue) timer = setTimeout(retry, pauseMs)
      return
    }
    clearTimeout(timer)
    timer = undefined
    if (!isReading(state, of, namespace)) pauseMs = firstPauseMs
  }
  const stopWatching = kit.store.subscribe(look)
  const stopHearing = onPageReturn(() => {
    if (isDue) retry()
  })
  const stop = () => {
    isOver = true
    clearTimeout(timer)
    timer = undefined
    stopWatching()
    stopHearing()
    lifetime.removeEventListener('abort', stop)
  }
  lifetime.addEventListener('abort', stop)
  look()
  return stop
}

/** A reading on its way says nothing yet of whether the next pause may be short again. */
function isReading(state: KitState, of: RetriedData, namespace: Namespace | undefined): boolean {
  const { balanceLoading, tokenStatus } = selectAccount(state, namespace)
  if (of === 'activity') return selectActivity(state, namespace).loading
  return of === 'balance' ? balanceLoading : tokenStatus === 'loading'
}

/**
 * Fetches the active account's Coinbase purchases for the activity view, and again every 3 s while one is in progress, after
 * failures, and for another account. Never uses a cache.
 *
 * Out     the state holds the purchases of all networks by year and month; a failure sets `purchasesStatus`
 * Throws  nothing
 * Source  spec R-RAMP-32, R-RAMP-33, R-STATE-50, R-CONST-12, R-ACCT-178
 */

import type { Transaction } from '@bowline/api-client'
import { anySignal } from '../../base/async/link-signals.js'
import { openScope } from '../../base/async/open-scope.js'
import { isMaybeSignal, parseInput } from '../../base/errors/parse-input.js'
import { retryWhileFailed } from '../../core/state/retry-while-failed.js'
import { selectActiveAccount } from '../../core/state/select-account.js'
import type { Kit } from '../../kit.js'
import { groupTransactions } from '../transactions/group-transactions.js'
import { updateActivity } from '../transactions/update-activity.js'
import { getOnrampScope, selectOnrampOwner } from './onramp-scope.js'
import { updateOnramp } from './update-onramp.js'

const REFRESH_MS = 3_000

/** Starts to fetch the account's purchases; the returned function stops it. */
export function watchPurchases(kit: Kit): () => void {
  const watching = { end: startFetching(kit), isOver: false }
  // In a microtask, so that the scope resets the flow first.
  const restart = () => {
    watching.end()
    if (!watching.isOver) watching.end = startFetching(kit)
  }
  const stop = kit.subscribe(selectOnrampOwner, () => queueMicrotask(restart))
  return () => {
    watching.isOver = true
    stop()
    watching.end()
  }
}

function startFetching(kit: Kit): () => void {
  const { signal, end, onEnd } = openScope(getOnrampScope(kit).signal)
  void fetchPurchases(kit, signal)
  const stopRetrying = retryWhileFailed(kit, {
    isFailed: ({ onramp }) => onramp.purchasesStatus === 'failed',
    isLoading: ({ onramp }) => onramp.purchasesStatus === 'loading',
    refetch: () => fetchPurchases(kit, signal),
  })
  onEnd(stopRetrying, () => kit.timers.stop('onramp/activity'))
  return end
}

/** Fetches the account's purchases once more, when the user retries. */
export async function refreshPurchases(kit: Kit, params: { signal?: AbortSignal | undefined } = {}): Promise<void> {
  const { signal } = parseInput(params, { signal: isMaybeSignal })
  const { signal: linked, release } = anySignal([getOnrampScope(kit).signal, signal])
  await fetchPurchases(kit, linked)
  release()
}

async function fetchPurchases(kit: Kit, signal: AbortSignal): Promise<void> {
  const address = selectActiveAccount(kit.store.get())?.address
  if (address === undefined) return
  if (kit.store.get().onramp.purchasesStatus !== 'ready') updateOnramp(kit, { purchasesStatus: 'loading' })
  try {
    const { fetchPurchaseHistory } = await import('./fetch-purchases.js')
    const { purchases, isIncomplete } = await fetchPurchaseHistory(kit, address, signal)
    if (signal.aborted) return
    const { transactionsByYear, undated } = groupTransactions({ transactionsByYear: {}, undated: [] }, [], purchases)
    kit.store.batch(() => {
      updateActivity(kit, { coinbaseTransactions: transactionsByYear })
      updateOnramp(kit, { purchasesStatus: 'ready', undatedPurchases: undated, arePurchasesIncomplete: isIncomplete })
    })
    if (purchases.some(isInProgress))
      kit.timers.start('onramp/activity', REFRESH_MS, () => void fetchPurchases(kit, signal))
  } catch (error) {
    if (signal.aborted) return
    kit.log.debug('The purchases could not be read', error)
    // The purchases already listed stay.
    updateOnramp(kit, { purchasesStatus: 'failed' })
  }
}

function isInProgress({ metadata }: Transaction): boolean {
  return metadata.status === 'ONRAMP_TRANSACTION_STATUS_IN_PROGRESS'
}

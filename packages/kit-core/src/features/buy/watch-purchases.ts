/**
 * Reads the purchases of the account, and reads them again every 3 s while one is in progress, until the returned function
 * is called. Nothing of it comes from a cache.
 *
 * Out     the state holds them by year and month, those of every network among them; a failure is state too
 * Throws  nothing
 * Source  spec R-RAMP-32, R-RAMP-33, R-STATE-50, R-CONST-12, R-ACCT-178
 */
import type { Transaction } from '@bowline/api-client'
import { anySignal } from '../../base/async/link-signals.js'
import { openScope } from '../../base/async/open-scope.js'
import { retryWhileFailed } from '../../core/state/retry-while-failed.js'
import { selectActiveAccount } from '../../core/state/select-account.js'
import type { Kit } from '../../kit.js'
import { groupTransactions } from '../transactions/group-transactions.js'
import { updateActivity } from '../transactions/update-activity.js'
import { enterOnramp, selectOnrampPlace } from './onramp-session.js'
import { updateOnramp } from './update-onramp.js'

const REFRESH_MS = 3_000

/** Begins to follow; the returned function ends it. */
export function watchPurchases(kit: Kit): () => void {
  const reading = { end: begin(kit), isOver: false }
  // Later, so that whoever resets the flow has done so.
  const again = () => {
    reading.end()
    if (!reading.isOver) reading.end = begin(kit)
  }
  const stop = kit.subscribe(selectOnrampPlace, () => queueMicrotask(again))
  return () => {
    reading.isOver = true
    stop()
    reading.end()
  }
}

function begin(kit: Kit): () => void {
  const { signal, end, onEnd } = openScope(enterOnramp(kit).signal)
  void read(kit, signal)
  const stopRetrying = retryWhileFailed(kit, {
    isFailed: ({ onramp }) => onramp.purchasesStatus === 'failed',
    isLoading: ({ onramp }) => onramp.purchasesStatus === 'loading',
    refetch: () => read(kit, signal),
  })
  onEnd(stopRetrying, () => kit.timers.stop('onramp/activity'))
  return end
}

/** Reads them once more, as after a failure. */
export async function refreshPurchases(kit: Kit, { signal }: { signal?: AbortSignal | undefined } = {}): Promise<void> {
  const { signal: asked, release } = anySignal([enterOnramp(kit).signal, signal])
  await read(kit, asked)
  release()
}

async function read(kit: Kit, signal: AbortSignal): Promise<void> {
  const address = selectActiveAccount(kit.store.get())?.address
  if (address === undefined) return
  if (kit.store.get().onramp.purchasesStatus !== 'ready') updateOnramp(kit, { purchasesStatus: 'loading' })
  try {
    const { askPurchases } = await import('./fetch-purchases.js')
    const { purchases, isIncomplete } = await askPurchases(kit, address, signal)
    if (signal.aborted) return
    const { transactionsByYear, undated } = groupTransactions({ transactionsByYear: {}, undated: [] }, [], purchases)
    kit.store.batch(() => {
      updateActivity(kit, { coinbaseTransactions: transactionsByYear })
      updateOnramp(kit, { purchasesStatus: 'ready', undatedPurchases: undated, arePurchasesIncomplete: isIncomplete })
    })
    if (purchases.some(isInProgress)) kit.timers.start('onramp/activity', REFRESH_MS, () => void read(kit, signal))
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

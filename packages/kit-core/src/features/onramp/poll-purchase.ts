/**
 * Polls the outcome of Coinbase purchases: every 4 s, every 30 s after 180 s without an outcome, and every 10 minutes after a
 * day, even while no view shows it, until the purchase succeeds, fails, is 30 days old, or the user dismisses it. Pauses while
 * another account is active. One open page polls; after a reload, the next page continues.
 *
 * In      purchase  matched in the history by its `id`. For history entries without one, a purchase matches if it is new: not in
 *                   `known`, or mined after the start if `known` is missing or could not be fetched
 * Out     updates `onramp.purchase` while it is this purchase. After success, OnRampActivity replaces BuyInProgress; if that view
 *         is not on screen, a toast reports the outcome
 * Throws  nothing; a failed request is followed by the next poll
 * Source  spec R-RAMP-29, R-RAMP-31, R-RAMP-41, R-RAMP-42, R-RAMP-52, R-RAMP-58, R-CONST-12
 */

import type { Transaction } from '@bowline/api-client'
import { openScope } from '../../base/async/open-scope.js'
import { oncePerLifetime, perOwner } from '../../base/async/per-owner.js'
import { acquireLock, runIfUnlocked } from '../../base/browser/page-lock.js'
import { onWindowReturn } from '../../base/browser/page-return.js'
import { STORAGE_PREFIX } from '../../brand.js'
import { selectActiveAccount } from '../../core/state/select-account.js'
import { selectShownView } from '../../core/state/select-view.js'
import type { Kit } from '../../kit.js'
import { replace } from '../../navigation/navigate.js'
import type { KitState } from '../../state.js'
import { enqueueToast } from '../transactions/toast-queue.js'
import { OnrampPurchaseError } from './purchase-error.js'
import type { PurchaseStatus } from './state.js'
import {
  getStoredPurchases,
  isRecent,
  isStillPolled,
  removeStoredPurchase,
  type StoredPurchase,
  storePurchase,
} from './stored-purchases.js'

/** Ids of purchases in the service's history. */
type KnownPurchases = ReadonlySet<string>

const POLL_MS = 4_000
const LATE_POLL_MS = 30_000
const OLD_POLL_MS = 600_000
const LATE_AFTER_MS = 180_000

/** Stop functions of the purchases this page polls, by purchase id. */
const polledPurchases = perOwner(() => new Map<string, () => void>())

/** Fetches the ids of the account's earlier purchases; undefined if some cannot be fetched or parsed. Never rejects. */
export async function fetchPurchaseIds(
  kit: Kit,
  address: string,
  signal: AbortSignal,
): Promise<KnownPurchases | undefined> {
  try {
    const { fetchPurchaseHistory } = await import('./fetch-purchases.js')
    const { purchases, isIncomplete } = await fetchPurchaseHistory(kit, address, signal)
    // A purchase missing here would look new in a later response.
    if (isIncomplete) return undefined
    return new Set(purchases.map(({ id }) => id))
  } catch (error) {
    kit.log.debug('Earlier purchases could not be fetched', error)
    return undefined
  }
}

/** Stores a purchase of the active account and starts to poll its outcome. `known`: the ids of earlier purchases. */
export function startPurchase(
  kit: Kit,
  { id, url, known }: Pick<StoredPurchase, 'id' | 'url'> & { readonly known: Promise<KnownPurchases | undefined> },
): void {
  const purchase = { id, url, place: selectOwner(kit.store.get()), startedAtMs: Date.now() }
  storePurchase(kit, purchase)
  poll(kit, purchase, known)
  resumeOnChange(kit)
}

/** Resumes the purchases that earlier pages started, for the active account and for each account that becomes active. */
export function resumePurchases(kit: Kit): void {
  resumeOnChange(kit)
  resumeStored(kit)
}

/** Stops polling a purchase and removes it from storage, so that the next page does not resume it. */
export function stopPollingPurchase(kit: Kit, id: string): void {
  polledPurchases(kit).get(id)?.()
  removeStoredPurchase(kit, id)
}

const resumeOnChange = oncePerLifetime((kit: Kit) => {
  const resume = () => resumeStored(kit)
  // In a microtask, so that the previous account's flow is reset first.
  return [kit.subscribe(selectOwner, () => queueMicrotask(resume)), onWindowReturn(resume)]
})

function resumeStored(kit: Kit): void {
  const signal = kit.lifetime()
  const isMine = ({ id, place }: StoredPurchase) =>
    place === selectOwner(kit.store.get()) && !polledPurchases(kit).has(id) && !signal.aborted
  for (const { id } of getStoredPurchases(kit).filter(isMine)) {
    void runIfUnlocked(lockOf(id), () => {
      const purchase = getStoredPurchases(kit).find((kept) => kept.id === id)
      if (purchase && isMine(purchase)) poll(kit, purchase)
    })
  }
}

function poll(kit: Kit, purchase: StoredPurchase, known?: Promise<KnownPurchases | undefined>): void {
  const { id, url, place, startedAtMs } = purchase
  const { signal, end, onEnd } = openScope(kit.lifetime())
  const timers = [`onramp/poll/${id}`, `onramp/late/${id}`] as const
  const [pollTimer, lateTimer] = timers
  const selectShown = ({ onramp }: KitState) => (onramp.purchase?.id === id ? onramp.purchase : undefined)
  const updateStatus = (status: PurchaseStatus) => {
    const shown = selectShown(kit.store.get())
    if (shown) kit.store.set(({ onramp }) => ({ onramp: { ...onramp, purchase: { ...shown, status } } }))
  }
  const leave = () => {
    end()
    if (selectShown(kit.store.get())) kit.store.set(({ onramp }) => ({ onramp: { ...onramp, purchase: undefined } }))
  }
  onEnd(kit.subscribe(selectOwner, leave), acquireLock(lockOf(id)), () => {
    polledPurchases(kit).delete(id)
    for (const timer of timers) kit.timers.stop(timer)
  })
  polledPurchases(kit).set(id, leave)

  let before: KnownPurchases | undefined
  void known?.then((purchases) => {
    before = purchases
  })
  const isThis = ({ id: historyId, metadata }: Transaction) => {
    if (metadata.purchaseId !== undefined) return metadata.purchaseId === id
    return before === undefined ? Date.parse(metadata.minedAt) >= startedAtMs : !before.has(historyId)
  }
  const fetchOutcome = async () => {
    try {
      const { fetchPurchaseHistory } = await import('./fetch-purchases.js')
      const { purchases } = await fetchPurchaseHistory(kit, place.slice(place.indexOf(':') + 1), signal)
      if (signal.aborted) return
      const statuses = purchases.filter(isThis).map(({ metadata }) => metadata.status)
      if (statuses.includes('ONRAMP_TRANSACTION_STATUS_SUCCESS')) settle('succeeded')
      else if (statuses.includes('ONRAMP_TRANSACTION_STATUS_IN_PROGRESS')) return
      else if (statuses.includes('ONRAMP_TRANSACTION_STATUS_FAILED')) settle('failed')
    } catch (error) {
      if (!signal.aborted) kit.log.debug('A purchase could not be fetched', error)
    }
  }
  const settle = (status: 'succeeded' | 'failed') => {
    const isOnScreen = selectShown(kit.store.get()) && selectShownView(kit.store.get()) === 'BuyInProgress'
    end()
    const isUnreported = removeStoredPurchase(kit, id)
    updateStatus(status)
    if (isOnScreen && status === 'succeeded') replace(kit, { view: 'OnRampActivity' })
    else if (!isOnScreen && isUnreported) notifyPurchaseOutcome(kit, status)
  }

  const untilLateMs = startedAtMs + LATE_AFTER_MS - Date.now()
  const isLate = untilLateMs <= 0
  let pollMs = isLate ? LATE_POLL_MS : POLL_MS
  const wait = () =>
    kit.timers.start(pollTimer, isRecent(purchase) ? pollMs : OLD_POLL_MS, () => {
      if (!isStillPolled(purchase)) return stopPollingPurchase(kit, id)
      wait()
      void fetchOutcome()
    })
  wait()
  if (!isLate) {
    kit.timers.start(lateTimer, untilLateMs, () => {
      pollMs = LATE_POLL_MS
      updateStatus('late')
    })
  }
  if (known) return
  if (!kit.store.get().onramp.purchase) {
    const shown = { id, provider: 'coinbase', url, status: isLate ? 'late' : 'waiting', isBlocked: false } as const
    kit.store.set(({ onramp }) => ({ onramp: { ...onramp, purchase: shown } }))
  }
  void fetchOutcome()
}

function notifyPurchaseOutcome(kit: Kit, status: 'succeeded' | 'failed'): void {
  if (status === 'failed') enqueueToast(kit, { message: new OnrampPurchaseError(), variant: 'error' })
  else enqueueToast(kit, { message: 'Purchase complete', name: 'purchased' })
}

/** Name of the lock held by the page that polls a purchase. */
const lockOf = (id: string) => `${STORAGE_PREFIX}purchase/${id}`

/** Identifies the buyer: `namespace:address`, with an empty address if no account is connected. */
function selectOwner(state: KitState): string {
  return `${state.network.activeNamespace}:${selectActiveAccount(state)?.address ?? ''}`
}

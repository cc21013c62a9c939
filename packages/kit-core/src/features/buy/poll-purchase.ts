/**
 * Waits for what becomes of purchases at the card provider: its history is asked every 4 s, every 30 s once nothing was heard of one
 * for 180 s, and every ten minutes after a day, whether anybody looks or not, until it has ended or the visitor leaves it. Another
 * account interrupts that, and a page that goes leaves it to the next one. Loaded once something is bought.
 *
 * In      purchase  its `id` tells it from others. Where the service leaves that out, it is this one if it is new: not among those
 *                   `known`, or of a later time while these are not there or could not be read
 * Out     the state's purchase, while it is this one, has the outcome. BuyInProgress gives way to OnRampActivity after success;
 *         where it is not on screen the end is told by toast
 * Throws  nothing; a question that failed is followed by the next one
 * Source  spec R-RAMP-29, R-RAMP-31, R-RAMP-41, R-RAMP-42, R-RAMP-52, R-RAMP-58, R-CONST-12
 */

import type { Transaction } from '@bowline/api-client'
import { openScope } from '../../base/async/open-scope.js'
import { oncePerLifetime, perOwner } from '../../base/async/scope.js'
import { acquireLock, runIfUnlocked } from '../../base/browser/page-lock.js'
import { onWindowReturn } from '../../base/browser/page-return.js'
import { STORAGE_PREFIX } from '../../brand.js'
import { currentRoute } from '../../core/state/navigation-state.js'
import { selectActiveAccount } from '../../core/state/select-account.js'
import type { Kit } from '../../kit.js'
import { replace } from '../../navigation/navigate.js'
import type { KitState } from '../../state.js'
import { enqueueToast } from '../transactions/toast-queue.js'
import { OnrampPurchaseError } from './purchase-error.js'
import type { PurchaseStatus } from './state.js'
import {
  dropPurchase,
  isFollowed,
  isRecent,
  keepPurchase,
  readPurchases,
  type StoredPurchase,
} from './stored-purchases.js'

/** The service's ids of purchases. */
type KnownPurchases = ReadonlySet<string>

const POLL_MS = 4_000
const LATE_POLL_MS = 30_000
const OLD_POLL_MS = 600_000
const LATE_AFTER_MS = 180_000

/** What this page waits for, by id: how the waiting is ended. */
const followedOf = perOwner(() => new Map<string, () => void>())

/** The purchases that there are now; undefined when they cannot be read. */
export async function fetchPurchases(
  kit: Kit,
  address: string,
  signal: AbortSignal,
): Promise<KnownPurchases | undefined> {
  try {
    const { askPurchases } = await import('./fetch-purchases.js')
    const { purchases, isIncomplete } = await askPurchases(kit, address, signal)
    // One that is missing here would look new once it can be read.
    if (isIncomplete) return undefined
    return new Set(purchases.map(({ id }) => id))
  } catch (error) {
    kit.log.debug('The purchases before this one could not be read', error)
    return undefined
  }
}

/** Begins to wait for one of the account in use, which the state shows. */
export function startPurchase(
  kit: Kit,
  { id, url, known }: Pick<StoredPurchase, 'id' | 'url'> & { readonly known: Promise<KnownPurchases | undefined> },
): void {
  const purchase = { id, url, place: selectPlace(kit.store.get()), begunAtMs: Date.now() }
  keepPurchase(kit, purchase)
  follow(kit, purchase, known)
  inherit(kit)
}

/** Takes up what earlier pages began for the account in use, and for each that will be. */
export function resumePurchases(kit: Kit): void {
  inherit(kit)
  takeUp(kit)
}

/** Waits for one no longer, on the next page neither. */
export function forgetPurchase(kit: Kit, id: string): void {
  followedOf(kit).get(id)?.()
  dropPurchase(kit, id)
}

const inherit = oncePerLifetime((kit: Kit) => {
  const look = () => takeUp(kit)
  // Later, so that the flow of the account before is back at its defaults.
  return [kit.subscribe(selectPlace, () => queueMicrotask(look)), onWindowReturn(look)]
})

function takeUp(kit: Kit): void {
  const signal = kit.lifetime()
  const isMine = ({ id, place }: StoredPurchase) =>
    place === selectPlace(kit.store.get()) && !followedOf(kit).has(id) && !signal.aborted
  for (const { id } of readPurchases(kit).filter(isMine)) {
    void runIfUnlocked(lockOf(id), () => {
      const purchase = readPurchases(kit).find((kept) => kept.id === id)
      if (purchase && isMine(purchase)) follow(kit, purchase)
    })
  }
}

function follow(kit: Kit, purchase: StoredPurchase, known?: Promise<KnownPurchases | undefined>): void {
  const { id, url, place, begunAtMs } = purchase
  const { signal, end, onEnd } = openScope(kit.lifetime())
  const timers = [`onramp/poll/${id}`, `onramp/late/${id}`] as const
  const [poll, late] = timers
  const selectShown = ({ onramp }: KitState) => (onramp.purchase?.id === id ? onramp.purchase : undefined)
  const tell = (status: PurchaseStatus) => {
    const shown = selectShown(kit.store.get())
    if (shown) kit.store.set(({ onramp }) => ({ onramp: { ...onramp, purchase: { ...shown, status } } }))
  }
  const leave = () => {
    end()
    if (selectShown(kit.store.get())) kit.store.set(({ onramp }) => ({ onramp: { ...onramp, purchase: undefined } }))
  }
  onEnd(kit.subscribe(selectPlace, leave), acquireLock(lockOf(id)), () => {
    followedOf(kit).delete(id)
    for (const timer of timers) kit.timers.stop(timer)
  })
  followedOf(kit).set(id, leave)

  let before: KnownPurchases | undefined
  void known?.then((purchases) => {
    before = purchases
  })
  const isThis = ({ id: told, metadata }: Transaction) => {
    if (metadata.purchaseId !== undefined) return metadata.purchaseId === id
    return before === undefined ? Date.parse(metadata.minedAt) >= begunAtMs : !before.has(told)
  }
  const ask = async () => {
    try {
      const { askPurchases } = await import('./fetch-purchases.js')
      const { purchases } = await askPurchases(kit, place.slice(place.indexOf(':') + 1), signal)
      if (signal.aborted) return
      const statuses = purchases.filter(isThis).map(({ metadata }) => metadata.status)
      if (statuses.includes('ONRAMP_TRANSACTION_STATUS_SUCCESS')) settle('succeeded')
      else if (statuses.includes('ONRAMP_TRANSACTION_STATUS_IN_PROGRESS')) return
      else if (statuses.includes('ONRAMP_TRANSACTION_STATUS_FAILED')) settle('failed')
    } catch (error) {
      if (!signal.aborted) kit.log.debug('A purchase could not be asked for', error)
    }
  }
  const settle = (status: 'succeeded' | 'failed') => {
    const { modal, navigation } = kit.store.get()
    const isOnScreen = selectShown(kit.store.get()) && modal.open && currentRoute(navigation).view === 'BuyInProgress'
    end()
    const isUntold = dropPurchase(kit, id)
    tell(status)
    if (isOnScreen && status === 'succeeded') replace(kit, { view: 'OnRampActivity' })
    else if (!isOnScreen && isUntold) notifyPurchaseOutcome(kit, status)
  }

  const untilLateMs = begunAtMs + LATE_AFTER_MS - Date.now()
  const isLate = untilLateMs <= 0
  let pollMs = isLate ? LATE_POLL_MS : POLL_MS
  const wait = () =>
    kit.timers.start(poll, isRecent(purchase) ? pollMs : OLD_POLL_MS, () => {
      if (!isFollowed(purchase)) return forgetPurchase(kit, id)
      wait()
      void ask()
    })
  wait()
  if (!isLate) {
    kit.timers.start(late, untilLateMs, () => {
      pollMs = LATE_POLL_MS
      tell('late')
    })
  }
  if (known) return
  if (!kit.store.get().onramp.purchase) {
    const shown = { id, provider: 'coinbase', url, status: isLate ? 'late' : 'waiting', isBlocked: false } as const
    kit.store.set(({ onramp }) => ({ onramp: { ...onramp, purchase: shown } }))
  }
  void ask()
}

function notifyPurchaseOutcome(kit: Kit, status: 'succeeded' | 'failed'): void {
  if (status === 'failed') enqueueToast(kit, { message: new OnrampPurchaseError(), variant: 'error' })
  else enqueueToast(kit, { message: 'Purchase complete', name: 'purchased' })
}

/** Of the lock that the page holds which waits for a purchase. */
const lockOf = (id: string) => `${STORAGE_PREFIX}purchase/${id}`

/** Whose purchase it would be; of nobody where nobody is connected. */
function selectPlace(state: KitState): string {
  return `${state.network.activeNamespace}:${selectActiveAccount(state)?.address ?? ''}`
}

/**
 * Waits for what becomes of a purchase at the card provider: its history is asked every 4 s, and every 30 s once nothing was
 * heard of it for 180 s, whether anybody looks or not, until it has ended or the visitor leaves it.
 *
 * In      purchaseId  by which the service tells this purchase from others. Where a purchase has none, it is this one if it is new:
 *                     not among those `known`, or of a later time while these are not there or could not be read
 * Out     the state's purchase has the outcome. BuyInProgress, where it is on screen, gives way to OnRampActivity after success
 * Throws  nothing; a question that failed is followed by the next one
 * Source  spec R-RAMP-29, R-RAMP-31, R-RAMP-41, R-RAMP-42, R-RAMP-52, R-CONST-12
 */
import type { Transaction } from '@bowline/api-client'
import type { Kit } from '../kit.js'
import { linkSignals } from '../lifecycle/link-signals.js'
import { leaveViews } from '../navigation/leave-views.js'
import { replace } from '../navigation/navigate.js'
import { currentRoute } from '../navigation/state.js'
import { loadOnrampService } from './load-service.js'
import type { OnrampSession } from './onramp-session.js'
import type { PurchaseStatus } from './state.js'
import { updateOnramp } from './update-onramp.js'

/** The service's ids of purchases. */
type KnownPurchases = ReadonlySet<string>

const POLL_MS = 4_000
const LATE_POLL_MS = 30_000
const LATE_AFTER_MS = 180_000

const polls = new WeakMap<Kit, () => void>()

/** The purchases that there are now; undefined when they cannot be read. */
export async function knownPurchases(
  kit: Kit,
  address: string,
  signal: AbortSignal,
): Promise<KnownPurchases | undefined> {
  try {
    const { askPurchases } = await loadOnrampService()
    const purchases = await askPurchases(kit, address, signal)
    return new Set(purchases.map(({ id }) => id))
  } catch (error) {
    kit.log.debug('The purchases before this one could not be read', error)
    return undefined
  }
}

type Waiting = {
  readonly session: OnrampSession
  readonly address: string
  readonly known: Promise<KnownPurchases | undefined>
  readonly purchaseId: string
}

/** Begins to wait; an earlier purchase is waited for no more. */
export function beginPurchase(kit: Kit, { session, address, known, purchaseId }: Waiting): void {
  polls.get(kit)?.()
  const { signal, abort, release } = linkSignals([session.signal])
  polls.set(kit, abort)
  const startedAtMs = Date.now()
  let before: KnownPurchases | undefined
  void known.then((purchases) => {
    before = purchases
  })
  const isOfThis = ({ id, metadata }: Transaction) => {
    if (metadata.purchaseId !== undefined) return metadata.purchaseId === purchaseId
    return before === undefined ? Date.parse(metadata.minedAt) >= startedAtMs : !before.has(id)
  }

  const ask = async () => {
    try {
      const { askPurchases } = await loadOnrampService()
      const purchases = await askPurchases(kit, address, signal)
      if (signal.aborted) return
      const statuses = purchases.filter(isOfThis).map(({ metadata }) => metadata.status)
      if (statuses.includes('ONRAMP_TRANSACTION_STATUS_SUCCESS')) settle('succeeded')
      else if (statuses.includes('ONRAMP_TRANSACTION_STATUS_IN_PROGRESS')) return
      else if (statuses.includes('ONRAMP_TRANSACTION_STATUS_FAILED')) settle('failed')
    } catch (error) {
      if (!signal.aborted) kit.log.debug('A purchase could not be asked for', error)
    }
  }
  const tell = (status: PurchaseStatus) => {
    const { purchase } = kit.store.get().onramp
    if (purchase) updateOnramp(kit, { purchase: { ...purchase, status } })
  }
  const settle = (status: PurchaseStatus) => {
    end()
    tell(status)
    const { modal, navigation } = kit.store.get()
    if (status === 'succeeded' && modal.open && currentRoute(navigation).view === 'BuyInProgress') {
      replace(kit, { view: 'OnRampActivity' })
    }
  }
  const end = () => {
    for (const timer of ['onramp/poll', 'onramp/limit']) kit.timers.stop(timer)
    release()
    abort()
  }
  let pollMs = POLL_MS
  const wait = () =>
    kit.timers.start('onramp/poll', pollMs, () => {
      wait()
      void ask()
    })
  wait()
  kit.timers.start('onramp/limit', LATE_AFTER_MS, () => {
    pollMs = LATE_POLL_MS
    tell('late')
  })
}

/** The visitor gives up waiting: back to where the provider was chosen. What was paid is paid. */
export function leavePurchase(kit: Kit): void {
  for (const timer of ['onramp/poll', 'onramp/limit']) kit.timers.stop(timer)
  polls.get(kit)?.()
  updateOnramp(kit, { purchase: undefined })
  if (currentRoute(kit.store.get().navigation).view === 'BuyInProgress') leaveViews(kit, { views: ['BuyInProgress'] })
}

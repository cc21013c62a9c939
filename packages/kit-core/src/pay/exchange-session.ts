/**
 * The one exchange that is waited for.
 *
 * Out     holdExchange  a signal that fires when the wait is over: another payment was begun, or how it goes was on screen and is
 *                       no longer, or the kit stops
 *         endExchange   ends the wait; what was begun at the exchange goes on there
 * Source  spec R-PAY-07
 */
import type { Kit } from '../kit.js'
import { linkSignals } from '../lifecycle/link-signals.js'
import { reset } from '../navigation/navigate.js'
import { currentRoute } from '../navigation/state.js'
import type { KitState } from '../state.js'
import { FIRST_PAY_STATE } from './state.js'

const endings = new WeakMap<Kit, () => void>()

/** Begins to wait for an exchange; one that was waited for before no longer is. */
export function holdExchange(kit: Kit, paymentId: string): AbortSignal {
  endExchange(kit)
  const { signal, abort, release } = linkSignals([kit.lifetime()])
  const end = () => {
    if (endings.get(kit) === end) endings.delete(kit)
    if (!signal.aborted) abort()
  }
  const isInModal = selectIsShown(kit.store.get())
  const stop = isInModal ? kit.subscribe(selectIsShown, (isShown) => isShown || end()) : () => {}
  signal.addEventListener('abort', () => {
    stop()
    release()
    kit.timers.stop('pay/status')
    forget(kit, paymentId)
  })
  endings.set(kit, end)
  return signal
}

/** Waits for no exchange any more. */
export function endExchange(kit: Kit): void {
  endings.get(kit)?.()
}

/** What was not settled is open again to be paid otherwise. */
function forget(kit: Kit, paymentId: string): void {
  const { pay } = kit.store.get()
  const isPending = pay?.status === 'awaiting' || pay?.status === 'initiated'
  if (!pay || !isPending || pay.current?.id !== paymentId) return
  const { payment, exchanges, exchangesStatus } = pay
  kit.store.batch(() => {
    kit.store.set({ pay: { ...FIRST_PAY_STATE, payment, exchanges, exchangesStatus } })
    if (selectIsShown(kit.store.get())) reset(kit, { view: 'Pay' })
  })
}

function selectIsShown({ modal, navigation }: KitState): boolean {
  return modal.open && currentRoute(navigation).view === 'PayLoading'
}

/**
 * For whom something is bought: one account of one namespace, until it is another one.
 *
 * Out     the session; begun anew, with every field back at its default, when the account or the namespace is another one.
 *         Closing the modal ends nothing
 * Source  spec R-RAMP-37 to 39
 */

import { openScope, type Scope } from '../../base/async/open-scope.js'
import { perOwner } from '../../base/async/scope.js'
import { selectActiveAccount } from '../../core/state/select-account.js'
import type { Kit } from '../../kit.js'
import type { KitState } from '../../state.js'

/** A purchase being put together. */
export type OnrampSession = {
  /** Fires when the account or the namespace is another one, or the flow is reset. */
  readonly signal: AbortSignal
}

const TIMERS = ['onramp/quote', 'onramp/activity'] as const

const sessions = perOwner((): { current?: Scope } => ({}))

/** Whose purchase it would be. */
export function selectOnrampPlace(state: KitState): string {
  return `${state.network.activeNamespace}:${selectActiveAccount(state)?.address ?? ''}`
}

/** The session of the account in use, or of nobody. */
export function enterOnramp(kit: Kit): OnrampSession {
  const own = sessions(kit)
  if (own.current && !own.current.signal.aborted) return own.current
  const session = openScope(kit.lifetime())
  session.onEnd(
    kit.subscribe(selectOnrampPlace, () => session.end()),
    () => {
      for (const timer of TIMERS) kit.timers.stop(timer)
      kit.store.set(({ activity }) => ({ onramp: {}, activity: { ...activity, coinbaseTransactions: {} } }))
    },
  )
  own.current = session
  return session
}

/** Everything back at its default; what was asked is given up. */
export function resetOnramp(kit: Kit): void {
  const session = sessions(kit).current
  if (session) session.end()
  else kit.store.set({ onramp: {} })
}

/** Whether the account is a smart one; what the events tell. */
export function selectIsSmartBuyer(state: KitState): boolean {
  const account = selectActiveAccount(state)
  return (
    account?.allAccounts.some(({ address, type }) => address === account.address && type === 'smartAccount') ?? false
  )
}

/**
 * Session of the onramp flow, bound to one account of one namespace.
 *
 * Out     the session. A change of account or namespace ends it, resets every field to its default, and a new one starts.
 *         Closing the modal does not end it
 * Source  spec R-RAMP-37 to 39
 */

import { openScope, type Scope } from '../../base/async/open-scope.js'
import { perOwner } from '../../base/async/scope.js'
import { selectActiveAccount } from '../../core/state/select-account.js'
import type { Kit } from '../../kit.js'
import type { KitState } from '../../state.js'

/** Lifetime of the onramp form of one account. */
export type OnrampSession = {
  /** Fires when the account or namespace changes, or the flow is reset. */
  readonly signal: AbortSignal
}

const TIMERS = ['onramp/quote', 'onramp/activity'] as const

const sessions = perOwner((): { current?: Scope } => ({}))

/** Identifies the buyer: `namespace:address`, with an empty address if no account is connected. */
export function selectOnrampOwner(state: KitState): string {
  return `${state.network.activeNamespace}:${selectActiveAccount(state)?.address ?? ''}`
}

/** Session of the active account, or of none; starts one if there is no live session. */
export function getOnrampSession(kit: Kit): OnrampSession {
  const own = sessions(kit)
  if (own.current && !own.current.signal.aborted) return own.current
  const session = openScope(kit.lifetime())
  session.onEnd(
    kit.subscribe(selectOnrampOwner, () => session.end()),
    () => {
      for (const timer of TIMERS) kit.timers.stop(timer)
      kit.store.set(({ activity }) => ({ onramp: {}, activity: { ...activity, coinbaseTransactions: {} } }))
    },
  )
  own.current = session
  return session
}

/** Resets the onramp state to its defaults and aborts pending requests. */
export function resetOnramp(kit: Kit): void {
  const session = sessions(kit).current
  if (session) session.end()
  else kit.store.set({ onramp: {} })
}

/** Whether the active account is a smart account, as reported in tracking events. */
export function selectIsSmartBuyer(state: KitState): boolean {
  const account = selectActiveAccount(state)
  return (
    account?.allAccounts.some(({ address, type }) => address === account.address && type === 'smartAccount') ?? false
  )
}

/**
 * Onramp scope: how long the values of the onramp form live. It belongs to the active account (or to none): a change of
 * account or namespace ends it and empties the onramp state. Closing the modal does not end it.
 *
 * Source  spec R-RAMP-37 to 39
 */

import { openScope, type Scope } from '../../base/async/open-scope.js'
import { perOwner } from '../../base/async/per-owner.js'
import { selectActiveAccount } from '../../core/state/select-account.js'
import type { Kit } from '../../kit.js'
import type { KitState } from '../../state.js'

/** Lifetime of the onramp form's values for one account. */
export type OnrampScope = {
  /** Fires when the account or namespace changes, or the flow is reset. */
  readonly signal: AbortSignal
}

const TIMERS = ['onramp/quote', 'onramp/activity'] as const

const scopes = perOwner((): { current?: Scope } => ({}))

/** Identifies the buyer: `namespace:address`, with an empty address if no account is connected. */
export function selectOnrampOwner(state: KitState): string {
  return `${state.network.activeNamespace}:${selectActiveAccount(state)?.address ?? ''}`
}

/** The live onramp scope; starts one for the active account if there is none. */
export function getOnrampScope(kit: Kit): OnrampScope {
  const own = scopes(kit)
  if (own.current && !own.current.signal.aborted) return own.current
  const scope = openScope(kit.lifetime())
  scope.onEnd(
    kit.subscribe(selectOnrampOwner, () => scope.end()),
    () => {
      for (const timer of TIMERS) kit.timers.stop(timer)
      kit.store.set(({ activity }) => ({ onramp: {}, activity: { ...activity, coinbaseTransactions: {} } }))
    },
  )
  own.current = scope
  return scope
}

/** Ends the onramp scope: empties the onramp state and the fetched purchases, and aborts pending requests. Polling continues. */
export function resetOnramp(kit: Kit): void {
  const scope = scopes(kit).current
  if (scope) scope.end()
  else kit.store.set({ onramp: {} })
}

/** Whether the active account is a smart account, as reported in tracking events. */
export function selectIsSmartBuyer(state: KitState): boolean {
  const account = selectActiveAccount(state)
  return (
    account?.allAccounts.some(({ address, type }) => address === account.address && type === 'smartAccount') ?? false
  )
}

/**
 * Keeps the onramp state up to date while a view or hook uses it: fetches the options, again after a change of account or
 * network; quotes again on another network; refetches expired quotes; and retries failures.
 *
 * Out     a function that stops it once every caller stopped; the form keeps its values
 * Source  spec R-RAMP-06, R-RAMP-14, R-RAMP-39, R-RAMP-53, R-ACCT-178
 */

import { perOwner } from '../../base/async/per-owner.js'
import { whileObserved } from '../../base/async/while-observed.js'
import { retryWhileFailed } from '../../core/state/retry-while-failed.js'
import { selectActiveNetwork } from '../../core/state/select-network.js'
import { track } from '../../core/tracking/track.js'
import type { Kit } from '../../kit.js'
import type { KitState } from '../../state.js'
import { loadOnrampOptions } from './load-onramp-options.js'
import { selectIsSmartBuyer, selectOnrampOwner } from './onramp-scope.js'
import { pollQuote } from './poll-quote.js'
import { refetchOnrampQuote, requoteOnramp } from './quote-onramp.js'
import { selectOnrampPhase } from './select-onramp.js'

const openings = perOwner(() => ({ isTracked: false }))

/** Starts to watch the onramp flow; the returned function stops it. Tracks the opening of the flow once until the user leaves it. */
export function watchOnramp(kit: Kit): () => void {
  return observe(kit)
}

const observe = whileObserved((kit: Kit) => {
  const opening = openings(kit)
  if (!opening.isTracked) {
    opening.isTracked = true
    const isSmartAccount = selectIsSmartBuyer(kit.store.get())
    track(kit, { type: 'track', event: 'SELECT_BUY_CRYPTO', properties: { isSmartAccount } })
  }
  const refresh = () => {
    void loadOnrampOptions(kit)
    if (selectIsQuotedElsewhere(kit.store.get())) requoteOnramp(kit)
  }
  refresh()
  // In a microtask, so that the scope resets the flow first.
  const stopPlace = kit.subscribe(
    (state) => `${selectOnrampOwner(state)} ${selectActiveNetwork(state)?.caipNetworkId}`,
    () => queueMicrotask(refresh),
  )
  const stops = [stopPlace, pollQuote(kit), retryOptions(kit), retryQuote(kit)]
  return () => {
    for (const stop of stops) stop()
    opening.isTracked = selectIsOnrampOpen(kit.store.get())
  }
})

function retryOptions(kit: Kit): () => void {
  return retryWhileFailed(kit, {
    isFailed: ({ onramp }) => onramp.areOptionsSamples === true && onramp.opening === undefined,
    isLoading: ({ onramp }) => onramp.areOptionsLoading === true,
    refetch: () => loadOnrampOptions(kit),
  })
}

function retryQuote(kit: Kit): () => void {
  return retryWhileFailed(kit, {
    isFailed: (state) => selectOnrampPhase(state) === 'quote-failed',
    isLoading: (state) => selectOnrampPhase(state) === 'quoting',
    refetch: () => refetchOnrampQuote(kit, {}),
  })
}

/** Whether the last quote was for another network. */
function selectIsQuotedElsewhere(state: KitState): boolean {
  const { quotedOn } = state.onramp
  return quotedOn !== undefined && quotedOn !== selectActiveNetwork(state)?.caipNetworkId
}

function selectIsOnrampOpen({ modal, navigation }: KitState): boolean {
  return modal.open && navigation.history.some(({ view }) => view.startsWith('OnRamp'))
}

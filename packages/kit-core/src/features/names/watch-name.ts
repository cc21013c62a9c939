/**
 * Watches the name form while a view or hook uses it: leaves the name views if the account cannot register a name, checks the
 * name again for another account or network, and retries a failed check or failed suggestions.
 *
 * Source  spec R-NAME-02, R-NAME-10, R-NAME-23, R-VIEW-05, R-ACCT-178
 */

import { perOwner } from '../../base/async/per-owner.js'
import { selectActiveSigner } from '../../core/state/active-signer.js'
import { currentRoute } from '../../core/state/navigation-state.js'
import { retryWhileFailed } from '../../core/state/retry-while-failed.js'
import { selectActiveAccount } from '../../core/state/select-account.js'
import { selectIsInModal } from '../../core/state/select-view.js'
import { track } from '../../core/tracking/track.js'
import type { Kit } from '../../kit.js'
import { closeViews } from '../../navigation/close-views.js'
import { reset } from '../../navigation/navigate.js'
import type { KitState } from '../../state.js'
import { checkName, retryCheck, retrySuggestions } from './check-name.js'
import { NAME_VIEWS } from './name-views.js'
import { selectIsNameOffered, selectName } from './select-name.js'

const openings = perOwner(() => ({ isTracked: false }))

/** Starts to watch the name form; the returned function stops it. Tracks the opening once until the user leaves the name views. */
export function watchName(kit: Kit): () => void {
  enter(kit)
  const stops = [
    kit.subscribe(selectTargetAddress, () => {
      if (enter(kit) && !selectName(kit.store.get()).loading) checkName(kit)
    }),
    retryWhileFailed(kit, {
      isFailed: (state) => isCheckFailed(state) || areSuggestionsMissing(state),
      isLoading: (state) => selectName(state).check === 'checking',
      refetch: () => (isCheckFailed(kit.store.get()) ? retryCheck(kit) : retrySuggestions(kit)),
    }),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

/** A failed registration is not a failed check: it is never repeated without the user. */
function isCheckFailed(state: KitState): boolean {
  const { check, loading } = selectName(state)
  return check === 'failed' && !loading
}

function areSuggestionsMissing(state: KitState): boolean {
  const { check, loading, areSuggestionsMissing: areMissing } = selectName(state)
  return areMissing && !loading && check !== 'checking'
}

function selectTargetAddress(state: KitState): string | undefined {
  return selectActiveSigner(state)?.caipAddress
}

/** Tracks the opening if names are available; otherwise leaves the name views. Returns whether names are available. */
function enter(kit: Kit): boolean {
  const state = kit.store.get()
  if (selectIsNameOffered(state, kit.config)) {
    trackOpened(kit)
    return true
  }
  if (!NAME_VIEWS.includes(currentRoute(state.navigation).view)) return false
  if (!selectActiveAccount(state)) reset(kit, { view: 'Connect' })
  else if (state.navigation.history.every(({ view }) => NAME_VIEWS.includes(view))) reset(kit, { view: 'Account' })
  else closeViews(kit, { views: NAME_VIEWS })
  return false
}

function trackOpened(kit: Kit): void {
  const target = selectActiveSigner(kit.store.get())
  const own = openings(kit)
  if (!target || own.isTracked || !selectIsOpen(kit.store.get())) return
  own.isTracked = true
  track(kit, { type: 'track', event: 'OPEN_ENS_FLOW', properties: { isSmartAccount: target.isSmartAccount } })
  const stop = kit.subscribe(selectIsOpen, (isOpen) => {
    if (isOpen) return
    stop()
    own.isTracked = false
  })
}

const selectIsOpen = (state: KitState) => selectIsInModal(state, NAME_VIEWS)

/**
 * Ways into the onramp views.
 *
 * Source  spec R-MODAL-04, R-RAMP-14, R-VIEW-05
 */

import type { Namespace } from '../../base/caip/namespace.js'
import type { RouteData } from '../../core/state/navigation-state.js'
import { selectActiveAccount } from '../../core/state/select-account.js'
import { track } from '../../core/tracking/track.js'
import type { Kit } from '../../kit.js'
import { push } from '../../navigation/navigate.js'
import { showView } from '../../navigation/show-view.js'

/**
 * Opens the modal at the list of onramp providers, for `open({ view: 'OnRampProviders' })`; at Connect if no account is
 * connected.
 */
export function openOnramp(kit: Kit, namespaceFilter: Namespace | undefined, connectData?: RouteData): void {
  const state = kit.store.get()
  if (selectActiveAccount(state)) showView(kit, 'OnRampProviders', namespaceFilter)
  else showView(kit, 'Connect', namespaceFilter, connectData)
}

/** Goes from the provider list to the view that explains buying. */
export function showWhatIsABuy(kit: Kit): void {
  track(kit, { type: 'track', event: 'SELECT_WHAT_IS_A_BUY' })
  push(kit, { view: 'WhatIsABuy' })
}

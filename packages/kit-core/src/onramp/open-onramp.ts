/**
 * Opens the modal at the providers that sell for fiat, or at what tells of buying.
 *
 * Out     openOnramp     Connect without an account
 *         showWhatIsABuy
 * Source  spec R-MODAL-04, R-RAMP-14, R-VIEW-05
 */
import { selectActiveAccount } from '../account/select-account.js'
import type { Namespace } from '../caip/namespace.js'
import type { Kit } from '../kit.js'
import { showView } from '../modal/show-view.js'
import { push } from '../navigation/navigate.js'
import type { RouteData } from '../navigation/state.js'
import { track } from '../tracking/track.js'

/** Opens the providers. */
export function openOnramp(kit: Kit, namespaceFilter: Namespace | undefined, connectData?: RouteData): void {
  const state = kit.store.get()
  if (selectActiveAccount(state)) showView(kit, 'OnRampProviders', namespaceFilter)
  else showView(kit, 'Connect', namespaceFilter, connectData)
}

/** Shows what buying is. */
export function showWhatIsABuy(kit: Kit): void {
  track(kit, { type: 'track', event: 'SELECT_WHAT_IS_A_BUY' })
  push(kit, { view: 'WhatIsABuy' })
}

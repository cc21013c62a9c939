import { type Kit, type KitState, selectActiveNetwork } from '@bowline/kit-core'
import { push, track } from '@bowline/kit-core/actions'

/** Whether the app lists one network and it is the active one: there is nothing to choose. Source: R-HEAD-03. */
export function selectIsOnlyNetwork(state: KitState): boolean {
  const listed = Object.values(state.network.byNamespace).flatMap(({ requested }) => requested)
  return listed.length === 1 && listed[0] === selectActiveNetwork(state)
}

/** Leads to the networks. Source: R-HEAD-03. */
export function chooseNetwork(kit: Kit): void {
  track(kit, { type: 'track', event: 'CLICK_NETWORKS' })
  push(kit, { view: 'Networks' })
}

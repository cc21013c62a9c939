import { type Kit, type KitState, selectActiveNetwork } from '@bowline/kit-core'
import { push, track } from '@bowline/kit-core/actions'

/** Whether the app lists a single network and it is active, so that there is no choice. Source: R-HEAD-03. */
export function selectIsOnlyNetwork(state: KitState): boolean {
  const listed = Object.values(state.network.byNamespace).flatMap(({ requested }) => requested)
  return listed.length === 1 && listed[0] === selectActiveNetwork(state)
}

/** Opens Networks and tracks the click. Source: R-HEAD-03. */
export function chooseNetwork(kit: Kit): void {
  track(kit, { type: 'track', event: 'CLICK_NETWORKS' })
  push(kit, { view: 'Networks' })
}

import { perOwner } from './base/async/per-owner.js'
import type { CaipNetworkId, Namespace } from './base/caip/namespace.js'
import { selectNetworks } from './core/state/select-network.js'
import type { KitState } from './state.js'

/** The small part of the state that `useKitState()` returns without a selector. */
export type PublicState = {
  readonly loading: boolean
  readonly open: boolean
  readonly selectedNetworkId: CaipNetworkId | undefined
  readonly activeChain: Namespace
  readonly initialized: boolean
  /** Id of the connector that is being connected. */
  readonly connectingWallet: string | undefined
}

/** Returns the public state. Returns the same object for the same state. Source: spec R-STATE-62. */
export function selectPublicState(state: KitState): PublicState {
  return publicStates(state)
}

const publicStates = perOwner((state: KitState): PublicState => {
  const { modal, network, lifecycle, connect } = state
  return Object.freeze({
    loading: modal.loading || connect.status === 'connecting',
    open: modal.open,
    selectedNetworkId: selectNetworks(state)?.active,
    activeChain: network.activeNamespace,
    initialized: lifecycle === 'initialized',
    connectingWallet: connect.attempt?.connectorId,
  })
})

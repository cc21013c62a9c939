import type { CaipNetworkId, Namespace } from './base/caip/namespace.js'
import { selectNetworks } from './core/state/select-network.js'
import type { KitState } from './state.js'

/** What an app watches without knowing the kit's inside. */
export type PublicState = {
  readonly loading: boolean
  readonly open: boolean
  readonly selectedNetworkId: CaipNetworkId | undefined
  readonly activeChain: Namespace
  readonly initialized: boolean
  /** Id of the connector a connection is being made with. */
  readonly connectingWallet: string | undefined
}

const known = new WeakMap<KitState, PublicState>()

/** The public state; the same object for the same state. Source: spec R-STATE-62. */
export function selectPublicState(state: KitState): PublicState {
  const made = known.get(state)
  if (made) return made
  const { modal, network, lifecycle, connect } = state
  const publicState: PublicState = Object.freeze({
    loading: modal.loading || connect.status === 'connecting',
    open: modal.open,
    selectedNetworkId: selectNetworks(state)?.active,
    activeChain: network.activeNamespace,
    initialized: lifecycle === 'initialized',
    connectingWallet: connect.attempt?.connectorId,
  })
  known.set(state, publicState)
  return publicState
}

import type { WalletListing } from '@bowline/api-client'
import type { CaipNetworkId } from '../../base/caip/namespace.js'
import type { Connection } from '../adapter/connection.js'
import type { Connector } from '../adapter/connector.js'
import type { SwapPreselection, SwapSide } from './swap-preselection.js'
import type { ViewName } from './views.js'

/** The data a view opens with. */
export type RouteData = {
  /** For Connect while a connection is being restored: shows the requested view. */
  readonly showRequested?: (() => void) | undefined
  readonly connector?: Connector | undefined
  /** For ConnectingExternal: returns the response of the wallet, if it was asked before the view opened. */
  readonly response?: (() => Promise<Connection>) | undefined
  /** The chosen wallet. Cleared when the user goes back. */
  readonly wallet?: WalletListing | undefined
  readonly caipNetworkId?: CaipNetworkId | undefined
  /** Initial values of Swap. */
  readonly swap?: SwapPreselection | undefined
  /** The swap side that a token is chosen for. */
  readonly target?: SwapSide | undefined
  /** True when networks are listed because the current one has no swaps. */
  readonly swapUnsupportedChain?: boolean | undefined
}

/** One entry of the history. */
export type Route = { readonly view: ViewName; readonly data: RouteData }

/** The modal's history. Its last entry is on screen. */
export type NavigationState = {
  readonly history: readonly [Route, ...Route[]]
  /** How the last entry was reached, for the transition. */
  readonly direction: 'forward' | 'back' | 'none'
}

/** The history starts at Connect. */
export const INITIAL_NAVIGATION_STATE: NavigationState = {
  history: [{ view: 'Connect', data: {} }],
  direction: 'none',
}

/** Whether a wallet of another namespace is being connected in order to use one of its networks. */
export function selectIsSwitchingNamespace({ history }: NavigationState): boolean {
  return history.some(({ view }) => view === 'SwitchActiveChain')
}

/** The entry on screen. */
export function currentRoute({ history }: NavigationState): Route {
  return history.at(-1) ?? history[0]
}

import type { WalletListing } from '@bowline/api-client'
import type { CaipNetworkId } from '../../base/caip/namespace.js'
import type { Connector } from '../adapter/connector.js'
import type { SwapPreselection, SwapSide } from './swap-preselection.js'
import type { ViewName } from './views.js'

/** What a view is opened with. */
export type RouteData = {
  /** Of Connect, while a connection is on its way back: shows what was asked for. */
  readonly showAsked?: (() => void) | undefined
  readonly connector?: Connector | undefined
  /** The wallet that was chosen; cleared on going back. */
  readonly wallet?: WalletListing | undefined
  readonly caipNetworkId?: CaipNetworkId | undefined
  /** What Swap is opened with. */
  readonly swap?: SwapPreselection | undefined
  /** The side that a token is chosen for. */
  readonly target?: SwapSide | undefined
  /** Networks are offered for the sake of a swap. */
  readonly swapUnsupportedChain?: boolean | undefined
}

/** One entry of the history. */
export type Route = { readonly view: ViewName; readonly data: RouteData }

/** The modal's history; its last entry is on screen. */
export type NavigationState = {
  readonly history: readonly [Route, ...Route[]]
  /** How the last entry was reached, for the movement on screen. */
  readonly direction: 'forward' | 'back' | 'none'
}

/** The history starts at Connect. */
export const FIRST_NAVIGATION_STATE: NavigationState = {
  history: [{ view: 'Connect', data: {} }],
  direction: 'none',
}

/** Whether a wallet of another namespace is being connected for the sake of one of its networks. */
export function selectIsSwitchingNamespace({ history }: NavigationState): boolean {
  return history.some(({ view }) => view === 'SwitchActiveChain')
}

/** The entry on screen. */
export function currentRoute({ history }: NavigationState): Route {
  return history.at(-1) ?? history[0]
}

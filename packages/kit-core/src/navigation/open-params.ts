import type { Namespace } from '../base/caip/namespace.js'
import type { SwapPreselection } from '../core/state/swap-preselection.js'
import type { OpenableView } from '../core/state/views.js'

/** Parameters of `open`. */
export type OpenParams = {
  view?: OpenableView | undefined
  namespace?: Namespace | undefined
  /**
   * The wallet to connect: its rdns (`io.metamask`), explorer id, connector id, name, or `walletConnect` for the QR
   * code. Back returns to Connect, and Connect opens instead when the wallet is not available here.
   */
  wallet?: string | undefined
  /** Pairing URI that the app created. */
  uri?: string | undefined
  /** Initial values of the Swap view. */
  arguments?: SwapPreselection | undefined
}

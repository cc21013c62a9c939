import { ConnectingWalletConnectView } from '../connect/connecting-wallet-connect/connecting-wallet-connect-view.js'
import { ConnectingWalletConnectBasicView } from '../connect/connecting-wallet-connect-basic/connecting-wallet-connect-basic-view.js'

/** Views of the chunk `pairing`. */
export const PAIRING_VIEWS = {
  ConnectingWalletConnect: ConnectingWalletConnectView,
  ConnectingWalletConnectBasic: ConnectingWalletConnectBasicView,
}

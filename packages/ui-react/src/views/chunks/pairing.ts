import { ConnectingWalletConnectView } from '../connect/connecting-wallet-connect/connecting-wallet-connect-view.js'
import { ConnectingWalletConnectBasicView } from '../connect/connecting-wallet-connect-basic/connecting-wallet-connect-basic-view.js'

/** Pairing with a wallet by QR code or link. These views load together, as the chunk `pairing`. */
export const PAIRING_VIEWS = {
  ConnectingWalletConnect: ConnectingWalletConnectView,
  ConnectingWalletConnectBasic: ConnectingWalletConnectBasicView,
}

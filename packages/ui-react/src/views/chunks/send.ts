import { WalletSendView } from '../send/wallet-send/wallet-send-view.js'
import { WalletSendSelectTokenView } from '../send/wallet-send-select-token/wallet-send-select-token-view.js'

/** The send form and its token list. These views load together, as the chunk `send`. */
export const SEND_VIEWS = {
  WalletSend: WalletSendView,
  WalletSendSelectToken: WalletSendSelectTokenView,
}

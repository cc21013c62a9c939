import { SendConfirmedView } from '../send/send-confirmed/send-confirmed-view.js'
import { WalletSendPreviewView } from '../send/wallet-send-preview/wallet-send-preview-view.js'

/** Review and confirmation of a transfer. These views load together, as the chunk `send-review`. */
export const SEND_REVIEW_VIEWS = {
  WalletSendPreview: WalletSendPreviewView,
  SendConfirmed: SendConfirmedView,
}

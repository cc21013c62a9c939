import { PayView } from '../pay/pay/pay-view.js'
import { PayLoadingView } from '../pay/pay-loading/pay-loading-view.js'

/** Paying, and the progress of the payment. These views load together, as the chunk `pay`. */
export const PAY_VIEWS = {
  Pay: PayView,
  PayLoading: PayLoadingView,
}

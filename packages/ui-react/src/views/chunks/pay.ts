import { PayView } from '../pay/pay/pay-view.js'
import { PayLoadingView } from '../pay/pay-loading/pay-loading-view.js'

/** Views of the chunk `pay`. */
export const PAY_VIEWS = {
  Pay: PayView,
  PayLoading: PayLoadingView,
}

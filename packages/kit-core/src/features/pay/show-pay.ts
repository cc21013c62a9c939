/**
 * Shows the options to make a payment, or PayLoading if it is already under way, so that the user does not pay twice. From a
 * pending exchange payment the user can go back and pay in another way. `openPay` loads this code.
 *
 * Throws  PayError
 * Source  spec R-PAY-01 to 05, R-PAY-26, R-FLOW-48, R-FLOW-49
 */
import type { Kit } from '../../kit.js'
import { showView } from '../../navigation/show-view.js'
import { fetchAndTrackExchanges, fetchExchanges } from './fetch-exchanges.js'
import { showPayLoading } from './payment-handle.js'
import { preparePay } from './prepare-pay.js'
import { selectPay } from './select-pay.js'

/** `given`: the payment as passed by the app. Fetches its exchanges for the options. */
export function showPay(kit: Kit, given: unknown): void {
  const payment = preparePay(kit, given)
  const { status, current, exchangesStatus } = selectPay(kit.store.get())
  if (status !== 'idle') {
    const isAtExchange = current?.type === 'exchange'
    kit.store.batch(() => {
      showView(kit, isAtExchange ? 'Pay' : 'PayLoading')
      showPayLoading(kit)
    })
    if (isAtExchange && exchangesStatus === 'idle') void fetchExchanges(kit)
    return
  }
  showView(kit, 'Pay')
  fetchAndTrackExchanges(kit, payment)
}

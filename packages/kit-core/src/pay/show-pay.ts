/**
 * Shows the ways to make a payment; one that is under way is shown as it stands, so that nobody pays twice.
 *
 * Throws  PayError
 * Source  spec R-PAY-01 to 05, R-FLOW-48, R-FLOW-49
 */
import type { Kit } from '../kit.js'
import { showView } from '../modal/show-view.js'
import { fetchAndTell } from './fetch-exchanges.js'
import { preparePay } from './prepare-pay.js'
import { selectPay } from './select-pay.js'

/** Shows them. */
export function showPay(kit: Kit, given: unknown): void {
  const payment = preparePay(kit, given)
  if (selectPay(kit.store.get()).status !== 'idle') {
    showView(kit, 'PayLoading')
    return
  }
  showView(kit, 'Pay')
  fetchAndTell(kit, payment)
}

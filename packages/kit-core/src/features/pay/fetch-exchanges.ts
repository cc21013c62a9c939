/**
 * Fetches the exchanges at which the user can make the current payment.
 *
 * Out     the exchanges, also in the state; none if the request failed (`exchangesStatus: 'failed'`). Never rejects
 * Source  spec R-PAY-05, R-PAY-07, R-PAY-11
 */
import type { Exchange } from '@bowline/api-client'
import type { Payment } from '../../core/state/payment.js'
import type { Kit } from '../../kit.js'
import { selectPay } from './select-pay.js'
import { trackPayOpened } from './track-pay.js'
import { updatePay } from './update-pay.js'

/** Called when the Pay view opens, on a retry, and by `listExchanges`. */
export async function fetchExchanges(kit: Kit): Promise<readonly Exchange[]> {
  const { payment } = selectPay(kit.store.get())
  if (!payment) return []
  const isCurrent = () => selectPay(kit.store.get()).payment === payment
  updatePay(kit, { exchangesStatus: 'loading' })
  try {
    const { requestExchanges } = await import('./request-exchanges.js')
    const exchanges = await requestExchanges(kit, payment)
    if (isCurrent()) updatePay(kit, { exchanges, exchangesStatus: 'ready' })
    return exchanges
  } catch (error) {
    kit.log.debug('The exchanges could not be fetched', error)
    if (isCurrent()) updatePay(kit, { exchangesStatus: 'failed' })
    return []
  }
}

/**
 * Fetches the exchanges for the Pay view, then tracks that the view opened, unless another payment replaced this one. Source:
 * spec R-PAY-04.
 */
export function fetchAndTrackExchanges(kit: Kit, payment: Payment): void {
  void fetchExchanges(kit).then((exchanges) => {
    if (selectPay(kit.store.get()).payment === payment) trackPayOpened(kit, payment, exchanges)
  })
}

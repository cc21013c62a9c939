/**
 * Asks which exchanges the present payment can be made with.
 *
 * Out     the exchanges, also in the state; none when they could not be had, which the state tells. Never rejects
 * Source  spec R-PAY-05, R-PAY-07, R-PAY-11
 */
import type { Exchange } from '@bowline/api-client'
import type { Payment } from '../../core/state/payment.js'
import type { Kit } from '../../kit.js'
import { selectPay } from './select-pay.js'
import { trackPayOpened } from './track-pay.js'
import { updatePay } from './update-pay.js'

/** Asks, or asks again. */
export async function fetchExchanges(kit: Kit): Promise<readonly Exchange[]> {
  const { payment } = selectPay(kit.store.get())
  if (!payment) return []
  const isCurrent = () => selectPay(kit.store.get()).payment === payment
  updatePay(kit, { exchangesStatus: 'loading' })
  try {
    const { askExchanges } = await import('./ask-exchanges.js')
    const exchanges = await askExchanges(kit, payment)
    if (isCurrent()) updatePay(kit, { exchanges, exchangesStatus: 'ready' })
    return exchanges
  } catch (error) {
    kit.log.debug('The exchanges could not be had', error)
    if (isCurrent()) updatePay(kit, { exchangesStatus: 'failed' })
    return []
  }
}

/** The ways to pay are on screen: asks for them, and tells which there are. Source: spec R-PAY-04. */
export function fetchAndTrack(kit: Kit, payment: Payment): void {
  void fetchExchanges(kit).then((exchanges) => {
    if (selectPay(kit.store.get()).payment === payment) trackPayOpened(kit, payment, exchanges)
  })
}

import type { Exchange } from '@bowline/api-client'
import type { Payment } from '../../core/state/payment.js'
import type { Kit } from '../../kit.js'
import { isViewEnabled } from '../../navigation/is-view-enabled.js'
import { fetchExchanges } from './fetch-exchanges.js'
import { preparePay } from './prepare-pay.js'

/**
 * Asks which exchanges a payment can be made with, without the modal.
 *
 * Out     the exchanges, also in the state; none while the feature `pay` is off, and when they could not be had
 * Throws  PayError  when what is asked for is no payment
 * Source  spec R-PAY-01, R-PAY-05, R-PAY-12
 */
export async function listExchanges(
  kit: Kit,
  { payment }: { readonly payment: Payment },
): Promise<readonly Exchange[]> {
  if (!isViewEnabled(kit, 'Pay')) return []
  preparePay(kit, payment)
  return fetchExchanges(kit)
}

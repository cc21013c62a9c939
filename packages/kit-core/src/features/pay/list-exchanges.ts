import type { Exchange } from '@bowline/api-client'
import { parseInput } from '../../base/errors/parse-input.js'
import type { Payment } from '../../core/state/payment.js'
import type { Kit } from '../../kit.js'
import { isViewEnabled } from '../../navigation/is-view-enabled.js'
import { fetchExchanges } from './fetch-exchanges.js'
import { preparePay } from './prepare-pay.js'

/**
 * Makes a payment the current one and fetches the exchanges that support it, without opening the modal.
 *
 * Out     the exchanges, also in the state; none while the feature `pay` is off, and if the request failed
 * Throws  PayError  if the payment is invalid
 * Source  spec R-PAY-01, R-PAY-05, R-PAY-12
 */
export async function listExchanges(kit: Kit, params: { readonly payment: Payment }): Promise<readonly Exchange[]> {
  // `preparePay` checks the payment.
  const { payment } = parseInput(params, { payment: () => true })
  if (!isViewEnabled(kit, 'Pay')) return []
  preparePay(kit, payment)
  return fetchExchanges(kit)
}

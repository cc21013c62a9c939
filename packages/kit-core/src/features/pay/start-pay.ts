/**
 * Makes a payment without the modal: with the connected wallet, or at an exchange.
 *
 * In      payment, exchangeId  pays with the wallet if `exchangeId` is absent
 * Out     hash    see `payWithWallet` and `payWithExchange`; does nothing and returns undefined while the feature `pay` is off
 * Throws  PayError, WalletUnavailableError
 * Source  spec R-PAY-01, R-PAY-12
 */

import { isMaybeText, parseInput } from '../../base/errors/parse-input.js'
import type { Payment } from '../../core/state/payment.js'
import type { Kit } from '../../kit.js'
import { isViewEnabled } from '../../navigation/is-view-enabled.js'
import { payWithExchange } from './pay-with-exchange.js'
import { payWithWallet } from './pay-with-wallet.js'
import { preparePay } from './prepare-pay.js'

/** Parameters of `startPay`. */
export type StartPayParams = { readonly payment: Payment; readonly exchangeId?: string | undefined }

/** Makes a payment without opening the modal. */
export async function startPay(
  kit: Kit,
  params: StartPayParams,
): Promise<{ readonly hash: string | undefined } | undefined> {
  // `preparePay` checks the payment.
  const { payment, exchangeId } = parseInput(params, { payment: () => true, exchangeId: isMaybeText })
  if (!isViewEnabled(kit, 'Pay')) return undefined
  preparePay(kit, payment)
  return exchangeId === undefined ? payWithWallet(kit) : payWithExchange(kit, { exchangeId })
}

/**
 * Deposits the native token of the active network from an exchange to the user's own account.
 *
 * Throws  WalletUnavailableError
 *         PayError      INVALID_AMOUNT; UNABLE_TO_INITIATE_PAYMENT without an active account and network, or
 *                       if the code cannot be loaded
 * Source  spec R-RAMP-40, R-FLOW-28, R-PAY-03, R-CONN-149
 */

import { parseAmount } from '../../base/amount/parse-amount.js'
import { isText, parseInput } from '../../base/errors/parse-input.js'
import { NATIVE_ASSET } from '../../core/state/payment.js'
import { selectActiveAccount } from '../../core/state/select-account.js'
import { selectActiveNetwork } from '../../core/state/select-network.js'
import type { Kit } from '../../kit.js'
import { push } from '../../navigation/navigate.js'
import { waitForReconnect } from '../../wallets/connect/wait-for-reconnect.js'
import { PayError, throwNotStarted } from './errors.js'
import { cancelUnstartedPayment } from './exchange-locks.js'
import { fetchAndTrackExchanges } from './fetch-exchanges.js'

/** Clears the current payment and opens the Pay view, which without a payment asks for the amount of a deposit. */
export function openDeposit(kit: Kit): void {
  cancelUnstartedPayment(kit)
  kit.store.set({ pay: undefined })
  push(kit, { view: 'Pay' })
}

/** Makes the deposit the current payment and fetches its exchanges; `amount` is decimal text. */
export async function startDeposit(kit: Kit, params: { readonly amount: string }): Promise<void> {
  const { amount } = parseInput(params, { amount: isText })
  await waitForReconnect(kit)
  const state = kit.store.get()
  const network = selectActiveNetwork(state)
  const recipient = selectActiveAccount(state)?.address
  if (!network || recipient === undefined) throw new PayError('UNABLE_TO_INITIATE_PAYMENT')
  const { caipNetworkId, nativeCurrency: metadata } = network
  const paymentAsset = { network: caipNetworkId, asset: NATIVE_ASSET, metadata }
  const { preparePay } = await import('./prepare-pay.js').catch(throwNotStarted)
  try {
    fetchAndTrackExchanges(kit, preparePay(kit, { paymentAsset, recipient, amount: parseAmount(amount) }))
  } catch (error) {
    // The detail describes options of an app, which the user did not write.
    throw error instanceof PayError ? new PayError(error.reason, error) : error
  }
}

/**
 * Pays the current payment with the connected EVM wallet: checks the balance, switches the wallet to the payment's network, and
 * sends the native token or the token.
 *
 * Out     hash    once the transaction is confirmed, however long that takes; of the replacement if the wallet sped it up.
 *                 Further calls for the same payment return the same promise; if the payment is already pending from another
 *                 page,
 *                 no wallet prompt opens
 * Throws  PayError  also in the state and tracked as PAY_ERROR: INVALID_CHAIN_NAMESPACE in a family whose wallets cannot pay,
 *                   INVALID_PAYMENT_CONFIG for a network that the app does not list or the wallet did not approve,
 *                   UNABLE_TO_INITIATE_PAYMENT without a wallet that can send, GENERIC_PAYMENT_ERROR with the cause, for example
 *                   insufficient funds; LESS_ARRIVED with the cause, if the transaction delivered less than the amount
 *                   STATUS_UNKNOWN if the wallet did not report whether it sent: the payment is not requested again before
 *                   `allowRepeat`, and its outcome is still reported
 *         WalletUnavailableError   in the state as UNABLE_TO_INITIATE_PAYMENT
 * Source  spec R-PAY-05, R-PAY-06, R-PAY-08, R-PAY-20, R-PAY-22, R-PAY-24, R-PAY-40, R-PAY-41, R-SEND-161, R-STACK-01 to 03,
 *         R-CONN-149
 */

import { createRun } from '../../base/async/run.js'
import { unrefTimer } from '../../base/async/unref-timer.js'
import { randomId } from '../../base/browser/random-id.js'
import { parseCaipNetworkId } from '../../base/caip/caip.js'
import type { Namespace } from '../../base/caip/namespace.js'
import { isKitError } from '../../base/errors/kit-error.js'
import type { Network } from '../../base/networks/network.js'
import { NATIVE_ASSET, type Payment } from '../../core/state/payment.js'
import type { AssetChange, SendDraft } from '../../core/state/pending-state.js'
import { selectAccount } from '../../core/state/select-account.js'
import { selectConnection } from '../../core/state/select-connection.js'
import { selectNetwork } from '../../core/state/select-network.js'
import type { Kit } from '../../kit.js'
import { leaveView } from '../../navigation/leave-view.js'
import { runTransaction } from '../../navigation/run-transaction.js'
import { switchNetwork } from '../../wallets/connect/switch-network.js'
import { assertReconnected, waitForReconnect } from '../../wallets/connect/wait-for-reconnect.js'
import { selectCanSwitch } from '../../wallets/network/can-switch.js'
import { getTransferAdapter } from '../send/get-transfer-adapter.js'
import { loadPendingRecorder } from '../transactions/load-pending-recorder.js'
import { rejectOnceUnknown } from '../transactions/reject-once-unknown.js'
import { waitForOutcome } from '../transactions/wait-for-outcome.js'
import type { OnUnknown } from '../transactions/with-send-request.js'
import { assertPayable } from './assert-payable.js'
import { PayError, toPayError, toUnpaidError } from './errors.js'
import { joinPendingPayment } from './join-pending-payment.js'
import { joinUnresolvedPayment } from './join-unresolved-payment.js'
import { getPaymentUnits } from './parse-payment.js'
import { createPayment, type PaymentHandle, preventBackFromPayment, showPayLoading } from './payment-handle.js'
import { getPaymentRules } from './payment-rules.js'
import { selectPay } from './select-pay.js'

/** Result of a payment with the wallet. */
export type WalletPayment = { readonly hash: string }

/** Delay before the view stops its spinner. The payment is still tracked. */
const LATE_AFTER_MS = 25_000

const payments = createRun<WalletPayment>()

/** Opens PayLoading if the payment options are on screen. Rejects with STATUS_UNKNOWN as soon as the wallet's response is late. */
export async function payWithWallet(kit: Kit): Promise<WalletPayment> {
  const { payment } = selectPay(kit.store.get())
  if (!payment) throw new PayError('INVALID_PAYMENT_CONFIG')
  const join = () =>
    payments.join(payment, () => rejectOnceUnknown((onUnknown) => pay(kit, payment, (error) => onUnknown(error))))
  if (payments.isRunning(payment)) {
    showPayLoading(kit)
    return join()
  }
  if (joinUnresolvedPayment(kit, payment)) {
    showPayLoading(kit)
    throw new PayError('STATUS_UNKNOWN')
  }
  const pending = joinPendingPayment(kit, payment)
  if (pending) {
    showPayLoading(kit)
    return pending
  }
  return join()
}

async function pay(kit: Kit, payment: Payment, onUnknown: (error: PayError) => void): Promise<WalletPayment> {
  const handle = createPayment(kit, payment, { id: randomId(), type: 'wallet' })
  try {
    const hash = await send(kit, handle, (cause) => {
      const error = toPayError(cause, 'GENERIC_PAYMENT_ERROR')
      handle.update({ status: 'unknown', error: error.reason })
      onUnknown(error)
    })
    handle.update({ status: 'initiated', hash })
    if (handle.isPresent()) preventBackFromPayment(kit)
    const late = unrefTimer(() => handle.update({ isStatusUnknown: true }), LATE_AFTER_MS)
    const end = await waitForOutcome(kit, hash)
    clearTimeout(late)
    const { getPaymentError } = await loadPendingRecorder()
    const failure = end && getPaymentError(end)
    if (failure) throw toUnpaidError(failure)
    const settledAs = end?.settledAs ?? hash
    if (end?.status === 'confirmed') handle.succeeded({ hash: settledAs })
    return { hash: settledAs }
  } catch (cause) {
    const isWalletUnavailable = isKitError(cause, 'wallet/unavailable')
    const error = toPayError(cause, isWalletUnavailable ? 'UNABLE_TO_INITIATE_PAYMENT' : 'GENERIC_PAYMENT_ERROR')
    kit.log.debug('The payment was not made', error)
    leaveView(kit, 'ApproveTransaction')
    if (error.reason !== 'STATUS_UNKNOWN') handle.failed(error)
    else handle.update({ status: 'unknown', error: error.reason })
    throw isWalletUnavailable ? cause : error
  }
}

async function send(kit: Kit, { payment, current, initiated }: PaymentHandle, onUnknown: OnUnknown): Promise<string> {
  const { asset, metadata } = payment.paymentAsset
  const { decimals } = metadata
  const network = payNetwork(kit, payment)
  const payerOf = () => getPayer(kit, network.chainNamespace)
  await waitForReconnect(kit, network.chainNamespace)
  const assertCovered = async ({ address, sender }: ReturnType<typeof getPayer>) => {
    const tokenAddress = asset === NATIVE_ASSET ? undefined : asset
    const transfer = {
      address,
      to: payment.recipient,
      value: getPaymentUnits(payment),
      tokenAddress,
      decimals,
      network,
    }
    await assertPayable(kit, payment, { transfer, sender })
  }
  const payer = payerOf()
  await assertCovered(payer)
  await switchNetwork(kit, { caipNetworkId: network.caipNetworkId })
  // The user may have switched accounts during the network prompt.
  if (payerOf().address !== payer.address) await assertCovered(payerOf())
  const { connectorId, address, sender } = payerOf()
  const transfer = { connectorId, address, to: payment.recipient, value: getPaymentUnits(payment), network }
  const { withSendRequest, recordSent } = await loadPendingRecorder()
  initiated()
  const draft: SendDraft = {
    ...{ caipNetworkId: network.caipNetworkId, address, recipient: payment.recipient },
    kind: 'payment',
    paymentId: current.id,
    moves: [moveOf(payment)],
  }
  const request = async () =>
    asset === NATIVE_ASSET
      ? sender.sendTransaction(transfer)
      : sender.sendToken({ ...transfer, tokenAddress: asset, decimals })
  const run = () => runTransaction(kit, request, { onSuccess: () => leaveView(kit, 'ApproveTransaction') })
  const { hash } = await withSendRequest(kit, { draft, prompt: run, onUnknown })
  recordSent(kit, { ...draft, hash })
  return hash
}

function moveOf({ amount, paymentAsset: { asset, metadata } }: Payment): AssetChange {
  return { direction: 'out', amount, ...metadata, asset: asset === NATIVE_ASSET ? undefined : asset }
}

function payNetwork(kit: Kit, { paymentAsset }: Payment): Network {
  const { namespace } = parseCaipNetworkId(paymentAsset.network)
  if (!getPaymentRules(namespace)?.canPayWithWallet) throw new PayError('INVALID_CHAIN_NAMESPACE')
  const state = kit.store.get()
  const network = selectNetwork(state, paymentAsset.network)
  if (!network || !selectCanSwitch(state, network)) throw new PayError('INVALID_PAYMENT_CONFIG')
  return network
}

function getPayer(kit: Kit, namespace: Namespace) {
  const state = kit.store.get()
  assertReconnected(state, namespace)
  const connection = selectConnection(state, namespace)
  const { address } = selectAccount(state, namespace)
  const sender = getTransferAdapter(kit, namespace)
  if (!connection || address === undefined || !sender) throw new PayError('UNABLE_TO_INITIATE_PAYMENT')
  return { connectorId: connection.connectorId, address, sender }
}

/**
 * Pays with the connected wallet: moves it to the payment's network, and has it send the coin or the token.
 *
 * Out     hash    once the chain has carried it out, however long that takes; of its replacement where the wallet sped it up.
 *                 Asked again for the same payment meanwhile, it is the same promise, and where it is pending from elsewhere the
 *                 wallet is not asked
 * Throws  PayError  also told by the state and as PAY_ERROR: INVALID_CHAIN_NAMESPACE for another family than the EVM's,
 *                   INVALID_PAYMENT_CONFIG for a network that the app does not list or the wallet did not approve,
 *                   UNABLE_TO_INITIATE_PAYMENT without a wallet that sends, GENERIC_PAYMENT_ERROR with the cause, as where
 *                   the account does not cover it; LESS_ARRIVED with it, where the chain carried it out and less arrived
 *                   STATUS_UNKNOWN where the wallet has not said whether it sent: the payment is not requested again before
 *                   `allowRepeat`, and its end is still reported
 *         WalletUnavailableError   told as UNABLE_TO_INITIATE_PAYMENT
 * Source  spec R-PAY-05, R-PAY-06, R-PAY-08, R-PAY-20, R-PAY-22, R-PAY-24, R-PAY-40, R-PAY-41, R-SEND-161, R-STACK-01 to 03, R-CONN-149
 */

import { createRun } from '../../base/async/run.js'
import { unrefTimer } from '../../base/async/unref-timer.js'
import { randomId } from '../../base/browser/random-id.js'
import { parseCaipNetworkId } from '../../base/caip/caip.js'
import { isKitError } from '../../base/errors/kit-error.js'
import type { Network } from '../../base/networks/network.js'
import { currentRoute } from '../../core/state/navigation-state.js'
import { NATIVE_ASSET, type Payment } from '../../core/state/payment.js'
import type { AssetChange, ToSend } from '../../core/state/pending-state.js'
import { selectAccount } from '../../core/state/select-account.js'
import { selectConnection } from '../../core/state/select-connection.js'
import { selectNetwork } from '../../core/state/select-network.js'
import type { Kit } from '../../kit.js'
import { goBack } from '../../navigation/go-back.js'
import { runTransaction } from '../../navigation/run-transaction.js'
import { switchNetwork } from '../../wallets/connect/switch-network.js'
import { assertReconnected, waitForReconnect } from '../../wallets/connect/wait-for-reconnect.js'
import { selectCanSwitch } from '../../wallets/network/can-switch.js'
import { getSender } from '../send/get-sender.js'
import { loadPendingRecorder } from '../transactions/load-pending-recorder.js'
import { rejectOnceUnknown } from '../transactions/reject-once-unknown.js'
import { waitForOutcome } from '../transactions/wait-for-outcome.js'
import type { OnUnknown } from '../transactions/with-send-request.js'
import { assertPayable } from './assert-payable.js'
import { createPayment, type PaymentHandle, preventBackFromPayment, showPayLoading } from './begin-payment.js'
import { PayError, toPayError, unpaid } from './errors.js'
import { unitsOfPayment } from './parse-payment.js'
import { joinPending } from './pending-payment.js'
import { selectPay } from './select-pay.js'
import { joinUnanswered } from './unanswered-payment.js'

/** What was sent. */
export type WalletPayment = { readonly hash: string }

/** From then on nothing turns for it on screen; it is waited for all the same. */
const LATE_AFTER_MS = 25_000

const payments = createRun<WalletPayment>()

/** Pays the present payment with the wallet. */
export async function payWithWallet(kit: Kit): Promise<WalletPayment> {
  const { payment } = selectPay(kit.store.get())
  if (!payment) throw new PayError('INVALID_PAYMENT_CONFIG')
  const join = () =>
    payments.join(payment, () => rejectOnceUnknown((onUnknown) => pay(kit, payment, (error) => onUnknown(error))))
  if (payments.isRunning(payment)) {
    showPayLoading(kit)
    return join()
  }
  if (joinUnanswered(kit, payment)) {
    showPayLoading(kit)
    throw new PayError('STATUS_UNKNOWN')
  }
  const pending = joinPending(kit, payment)
  if (pending) {
    showPayLoading(kit)
    return pending
  }
  return join()
}

async function pay(kit: Kit, payment: Payment, onUnknown: (error: PayError) => void): Promise<WalletPayment> {
  const begun = createPayment(kit, payment, { id: randomId(), type: 'wallet' })
  try {
    const hash = await send(kit, begun, (cause) => {
      const error = toPayError(cause, 'GENERIC_PAYMENT_ERROR')
      begun.update({ status: 'unknown', error: error.reason })
      onUnknown(error)
    })
    begun.update({ status: 'initiated', hash })
    if (begun.isPresent()) preventBackFromPayment(kit)
    const late = unrefTimer(() => begun.update({ isStatusUnknown: true }), LATE_AFTER_MS)
    const end = await waitForOutcome(kit, hash)
    clearTimeout(late)
    const { paymentError } = await loadPendingRecorder()
    const failure = end && paymentError(end)
    if (failure) throw unpaid(failure)
    const settledAs = end?.settledAs ?? hash
    if (end?.status === 'confirmed') begun.succeeded({ hash: settledAs })
    return { hash: settledAs }
  } catch (cause) {
    const isAway = isKitError(cause, 'wallet/unavailable')
    const error = toPayError(cause, isAway ? 'UNABLE_TO_INITIATE_PAYMENT' : 'GENERIC_PAYMENT_ERROR')
    kit.log.debug('The payment was not made', error)
    leaveApproval(kit)
    if (error.reason !== 'STATUS_UNKNOWN') begun.failed(error)
    else begun.update({ status: 'unknown', error: error.reason })
    throw isAway ? cause : error
  }
}

async function send(kit: Kit, { payment, current, initiated }: PaymentHandle, onUnknown: OnUnknown): Promise<string> {
  const { asset, metadata } = payment.paymentAsset
  const { decimals } = metadata
  const network = payNetwork(kit, payment)
  await waitForReconnect(kit, 'eip155')
  const covers = async ({ address, sender }: ReturnType<typeof readPayer>) => {
    const tokenAddress = asset === NATIVE_ASSET ? undefined : asset
    const transfer = { address, to: payment.recipient, value: unitsOfPayment(payment), tokenAddress, decimals, network }
    await assertPayable(kit, payment, { transfer, sender })
  }
  const payer = readPayer(kit)
  await covers(payer)
  await switchNetwork(kit, { caipNetworkId: network.caipNetworkId })
  // The visitor may have changed the account while the wallet was asked for the network.
  if (readPayer(kit).address !== payer.address) await covers(readPayer(kit))
  const { connectorId, address, sender } = readPayer(kit)
  const asked = { connectorId, address, to: payment.recipient, value: unitsOfPayment(payment), network }
  const { withSendRequest, recordSent } = await loadPendingRecorder()
  initiated()
  const toSend: ToSend = {
    ...{ caipNetworkId: network.caipNetworkId, address, receiver: payment.recipient },
    kind: 'payment',
    paymentId: current.id,
    moves: [moveOf(payment)],
  }
  const ask = async () =>
    asset === NATIVE_ASSET
      ? sender.sendTransaction(asked)
      : sender.sendToken({ ...asked, tokenAddress: asset, decimals })
  const run = () => runTransaction(kit, ask, { onSuccess: () => leaveApproval(kit) })
  const { hash } = await withSendRequest(kit, { toSend, ask: run, onUnknown })
  recordSent(kit, { ...toSend, hash })
  return hash
}

function moveOf({ amount, paymentAsset: { asset, metadata } }: Payment): AssetChange {
  return { direction: 'out', amount, ...metadata, asset: asset === NATIVE_ASSET ? undefined : asset }
}

function payNetwork(kit: Kit, { paymentAsset }: Payment): Network {
  if (parseCaipNetworkId(paymentAsset.network).namespace !== 'eip155') throw new PayError('INVALID_CHAIN_NAMESPACE')
  const state = kit.store.get()
  const network = selectNetwork(state, paymentAsset.network)
  if (!network || !selectCanSwitch(state, network)) throw new PayError('INVALID_PAYMENT_CONFIG')
  return network
}

function readPayer(kit: Kit) {
  const state = kit.store.get()
  assertReconnected(state, 'eip155')
  const connection = selectConnection(state, 'eip155')
  const { address } = selectAccount(state, 'eip155')
  const sender = getSender(kit, 'eip155')
  if (!connection || address === undefined || !sender) throw new PayError('UNABLE_TO_INITIATE_PAYMENT')
  return { connectorId: connection.connectorId, address, sender }
}

function leaveApproval(kit: Kit): void {
  if (currentRoute(kit.store.get().navigation).view === 'ApproveTransaction') goBack(kit)
}

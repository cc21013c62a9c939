/**
 * Pays with the connected wallet: moves it to the payment's network, and has it send the coin or the token.
 *
 * Out     hash    the chain carried it out, or nobody tells any more whether it did. Asked again for the same payment while
 *                 that is under way, it is the same promise
 * Throws  PayError  also told by the state and as PAY_ERROR: INVALID_CHAIN_NAMESPACE for another family than the EVM's,
 *                   INVALID_PAYMENT_CONFIG for a network that the app does not list or the wallet did not approve,
 *                   UNABLE_TO_INITIATE_PAYMENT without a wallet that sends, GENERIC_PAYMENT_ERROR with the cause, or where
 *                   the chain carried it out and nothing arrived
 *         WalletAwayError   told as UNABLE_TO_INITIATE_PAYMENT
 * Source  spec R-PAY-05, R-PAY-06, R-PAY-08, R-STACK-01 to 03, R-CONN-149
 */
import { selectAccount } from '../account/select-account.js'
import { awaitReceipt } from '../activity/await-receipt.js'
import type { SentAnswer } from '../adapter/adapter.js'
import { parseCaipNetworkId } from '../caip/caip.js'
import { selectConnection } from '../connect/select-connection.js'
import { assertBack, untilBack } from '../connect/until-back.js'
import { isKitError } from '../errors/kit-error.js'
import type { Kit } from '../kit.js'
import { goBack } from '../navigation/go-back.js'
import { runTransaction } from '../navigation/run-transaction.js'
import { currentRoute } from '../navigation/state.js'
import { selectCanSwitch } from '../network/can-switch.js'
import type { Network } from '../network/network.js'
import { selectNetwork } from '../network/select-network.js'
import { switchNetwork } from '../network/switch-network.js'
import { randomId } from '../platform/random-id.js'
import { senderOf } from '../send/sender-of.js'
import { type BegunPayment, beginPayment, holdPayLoading, showPayLoading } from './begin-payment.js'
import { PayError, toPayError } from './errors.js'
import { NATIVE_ASSET, type Payment } from './payment.js'
import { unitsOfPayment } from './read-payment.js'
import { selectPay } from './select-pay.js'

/** What was sent. */
export type WalletPayment = { readonly hash: string }

const running = new WeakMap<Kit, { readonly payment: Payment; readonly promise: Promise<WalletPayment> }>()

/** Pays the present payment with the wallet. */
export async function payWithWallet(kit: Kit): Promise<WalletPayment> {
  const { payment } = selectPay(kit.store.get())
  if (!payment) throw new PayError('INVALID_PAYMENT_CONFIG')
  const known = running.get(kit)
  if (known?.payment === payment) {
    showPayLoading(kit)
    return known.promise
  }
  const promise = pay(kit, payment)
  running.set(kit, { payment, promise })
  try {
    return await promise
  } finally {
    if (running.get(kit)?.promise === promise) running.delete(kit)
  }
}

async function pay(kit: Kit, payment: Payment): Promise<WalletPayment> {
  const begun = beginPayment(kit, payment, { id: randomId(), type: 'wallet' })
  try {
    const { hash, readArrival } = await send(kit, begun)
    begun.update({ status: 'initiated', hash })
    if (begun.isPresent()) holdPayLoading(kit)
    const status = await awaitReceipt(kit, hash)
    const hasNothingArrived = status === 'confirmed' && (await readArrival?.(hash)) === 0n
    if (hasNothingArrived) throw new PayError('GENERIC_PAYMENT_ERROR')
    if (status === 'confirmed') begun.succeeded()
    else if (status === 'pending') begun.update({ isStatusUnknown: true })
    else throw new PayError('GENERIC_PAYMENT_ERROR')
    return { hash }
  } catch (cause) {
    const isAway = isKitError(cause, 'wallet/away')
    const error = toPayError(cause, isAway ? 'UNABLE_TO_INITIATE_PAYMENT' : 'GENERIC_PAYMENT_ERROR')
    kit.log.debug('The payment was not made', error)
    leaveApproval(kit)
    begun.failed(error)
    throw isAway ? cause : error
  }
}

async function send(kit: Kit, { payment, initiated }: BegunPayment): Promise<SentAnswer> {
  const { asset } = payment.paymentAsset
  const network = payNetwork(kit, payment)
  await untilBack(kit, 'eip155')
  readPayer(kit)
  await switchNetwork(kit, { caipNetworkId: network.caipNetworkId })
  // The visitor may have changed the account while the wallet was asked for the network.
  const { connectorId, address, sender } = readPayer(kit)
  const asked = { connectorId, address, to: payment.recipient, value: unitsOfPayment(payment), network }
  initiated()
  return runTransaction(
    kit,
    () =>
      asset === NATIVE_ASSET ? sender.sendTransaction(asked) : sender.sendToken({ ...asked, tokenAddress: asset }),
    { onSuccess: () => leaveApproval(kit) },
  )
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
  assertBack(state, 'eip155')
  const connection = selectConnection(state, 'eip155')
  const { address } = selectAccount(state, 'eip155')
  const sender = senderOf(kit, 'eip155')
  if (!connection || address === undefined || !sender) throw new PayError('UNABLE_TO_INITIATE_PAYMENT')
  return { connectorId: connection.connectorId, address, sender }
}

function leaveApproval(kit: Kit): void {
  if (currentRoute(kit.store.get().navigation).view === 'ApproveTransaction') goBack(kit)
}

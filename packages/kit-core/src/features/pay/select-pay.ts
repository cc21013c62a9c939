import { parseCaipNetworkId } from '../../base/caip/caip.js'
import { isSameAddress } from '../../base/caip/is-same-address.js'
import type { Namespace } from '../../base/caip/namespace.js'
import { selectAccount } from '../../core/state/select-account.js'
import { selectConnection } from '../../core/state/select-connection.js'
import { selectNetwork } from '../../core/state/select-network.js'
import type { KitState } from '../../state.js'
import { getPaymentRules } from './payment-rules.js'
import { INITIAL_PAY_STATE, type PayState } from './state.js'

/** Selects the current payment and its progress; the initial state if there is none. */
export function selectPay({ pay }: KitState): PayState {
  return pay ?? INITIAL_PAY_STATE
}

/**
/**
 * Whether a wallet can make the payment. `ready`: the connected wallet can, now or once its connection is restored. `missing`: no
 * wallet of the payment's family is connected. `none`: there is no payment, or wallets of its family cannot pay, or it is on a
 * network that the app does not list, or to the wallet itself. Source: spec R-PAY-05, R-PAY-06, R-PAY-10, R-PAY-13.
 */
export type PayWallet = 'ready' | 'missing' | 'none'

/** Selects the namespace of the current payment. Undefined without a payment. */
export function selectPayNamespace(state: KitState): Namespace | undefined {
  const { payment } = selectPay(state)
  return payment && parseCaipNetworkId(payment.paymentAsset.network).namespace
}

/** Selects whether a wallet can make the current payment. Does not check the balance. */
export function selectPayWallet(state: KitState): PayWallet {
  const { payment } = selectPay(state)
  if (!payment) return 'none'
  const { network } = payment.paymentAsset
  const { namespace } = parseCaipNetworkId(network)
  if (!getPaymentRules(namespace)?.canPayWithWallet || !selectNetwork(state, network)) return 'none'
  const { address } = selectAccount(state, namespace)
  const isExpected = state.connect.restoring.includes(namespace)
  if (!(selectConnection(state, namespace) || isExpected) || address === undefined) return 'missing'
  return isSameAddress(address, payment.recipient) ? 'none' : 'ready'
}

import { parseCaipNetworkId } from '../../base/caip/caip.js'
import { isSameAddress } from '../../base/caip/is-same-address.js'
import { selectAccount } from '../../core/state/select-account.js'
import { selectConnection } from '../../core/state/select-connection.js'
import { selectNetwork } from '../../core/state/select-network.js'
import type { KitState } from '../../state.js'
import { FIRST_PAY_STATE, type PayState } from './state.js'

/** Selects the current payment and its progress. */
export function selectPay({ pay }: KitState): PayState {
  return pay ?? FIRST_PAY_STATE
}

/**
 * How a wallet can make the payment. `ready`: now, or once its connection is restored. `missing`: after connecting one. `none`: the
 * payment is outside EVM, on a network that the app does not list, or to the wallet itself. Source: spec R-PAY-05, R-PAY-06, R-PAY-10, R-PAY-13.
 */
export type PayWallet = 'ready' | 'missing' | 'none'

/** Selects how a wallet can make the current payment. */
export function selectPayWallet(state: KitState): PayWallet {
  const { payment } = selectPay(state)
  if (!payment) return 'none'
  const { network } = payment.paymentAsset
  const { namespace } = parseCaipNetworkId(network)
  if (namespace !== 'eip155' || !selectNetwork(state, network)) return 'none'
  const { address } = selectAccount(state, namespace)
  const isExpected = state.connect.restoring.includes(namespace)
  if (!(selectConnection(state, namespace) || isExpected) || address === undefined) return 'missing'
  return isSameAddress(address, payment.recipient) ? 'none' : 'ready'
}

import { NATIVE_ASSET } from '../../core/state/payment.js'
import type { SendRequest } from '../../core/state/pending-state.js'
import type { KitState } from '../../state.js'
import { selectUnresolvedRequest } from '../transactions/select-send-requests.js'
import { selectPay } from './select-pay.js'

/**
 * Selects the earlier wallet request for a payment to the current payment's recipient in the same asset, of any amount, if the
 * wallet did not report whether it sent. Source: spec R-SEND-161.
 */
export function selectUnresolvedPayment(state: KitState): SendRequest | undefined {
  const { payment, current } = selectPay(state)
  if (!payment || current?.type === 'exchange') return undefined
  const { recipient, paymentAsset } = payment
  const asset = paymentAsset.asset === NATIVE_ASSET ? undefined : paymentAsset.asset
  return selectUnresolvedRequest(state, { kinds: ['payment'], recipient, asset })
}

import { NATIVE_ASSET } from '../../core/state/payment.js'
import type { AskedTransaction } from '../../core/state/pending-state.js'
import type { KitState } from '../../state.js'
import { selectUnanswered } from '../transactions/select-asked.js'
import { selectPay } from './select-pay.js'

/** Selects the earlier wallet request for this payment that got no response and may have been executed. Source: spec R-SEND-161. */
export function selectUnansweredPayment(state: KitState): AskedTransaction | undefined {
  const { payment, current } = selectPay(state)
  if (!payment || current?.type === 'exchange') return undefined
  const { recipient: receiver, paymentAsset } = payment
  const asset = paymentAsset.asset === NATIVE_ASSET ? undefined : paymentAsset.asset
  return selectUnanswered(state, { kinds: ['payment'], receiver, asset })
}

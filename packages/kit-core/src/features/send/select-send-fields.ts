/** What is filled in, as long as account and network are those it was filled in for. Source: spec R-SEND-32. */
import { selectAccount } from '../../core/state/select-account.js'
import type { KitState } from '../../state.js'
import type { SendFields } from './state.js'

const NOTHING_FILLED_IN: SendFields = {
  receiverText: '',
  receiverStatus: 'empty',
  feeStatus: 'idle',
  loading: false,
}

/** Whether the amount is the one that a payment request asked for, which the recipient is to get no less of. */
export function isRequestedAmount({ sendTokenAmount, requestedAmount }: SendFields): boolean {
  return requestedAmount !== undefined && sendTokenAmount === requestedAmount
}

/** What is filled in for the account in use; nothing where it was another one's. */
export function selectSendFields(state: KitState): SendFields {
  const { caipAddress } = selectAccount(state)
  const { owner, fields = NOTHING_FILLED_IN } = state.send
  return caipAddress !== undefined && owner === caipAddress ? fields : NOTHING_FILLED_IN
}

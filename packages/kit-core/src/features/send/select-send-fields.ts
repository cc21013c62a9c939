/** What the user entered in the send form, and what was found out about it. Source: spec R-SEND-32. */
import { selectAccount } from '../../core/state/select-account.js'
import type { KitState } from '../../state.js'
import type { SendFields } from './state.js'

const EMPTY_FIELDS: SendFields = {
  recipientText: '',
  recipientStatus: 'empty',
  feeStatus: 'idle',
  loading: false,
}

/** Whether the amount is still the one that a payment URI set. The recipient must then receive at least that amount. */
export function isRequestedAmount({ sendTokenAmount, requestedAmount }: SendFields): boolean {
  return requestedAmount !== undefined && sendTokenAmount === requestedAmount
}

/** The form fields; empty ones when they were entered for another account or network than the active one. */
export function selectSendFields(state: KitState): SendFields {
  const { caipAddress } = selectAccount(state)
  const { owner, fields = EMPTY_FIELDS } = state.send
  return caipAddress !== undefined && owner === caipAddress ? fields : EMPTY_FIELDS
}

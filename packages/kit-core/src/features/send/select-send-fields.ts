/** The form fields, as long as the account and network they were entered for are active. Source: spec R-SEND-32. */
import { selectAccount } from '../../core/state/select-account.js'
import type { KitState } from '../../state.js'
import type { SendFields } from './state.js'

const EMPTY_FIELDS: SendFields = {
  receiverText: '',
  receiverStatus: 'empty',
  feeStatus: 'idle',
  loading: false,
}

/** Whether the amount equals the one a payment request set. The recipient must then receive at least that amount. */
export function isRequestedAmount({ sendTokenAmount, requestedAmount }: SendFields): boolean {
  return requestedAmount !== undefined && sendTokenAmount === requestedAmount
}

/** The form fields of the active account; empty fields when they belong to another account or network. */
export function selectSendFields(state: KitState): SendFields {
  const { caipAddress } = selectAccount(state)
  const { owner, fields = EMPTY_FIELDS } = state.send
  return caipAddress !== undefined && owner === caipAddress ? fields : EMPTY_FIELDS
}

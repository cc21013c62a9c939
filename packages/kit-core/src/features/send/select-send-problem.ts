/**
 * The first problem that keeps a transfer from being reviewed.
 *
 * Out     undefined once it can be reviewed; an unconfirmed lookalike is handled separately
 * Source  spec R-SEND-04, R-SEND-10, R-SEND-12, R-SEND-13, R-SEND-23
 */

import type { KitState } from '../../state.js'
import type { RecipientIssue } from '../recipients/payment-request.js'
import { getTokenDecimals, getTokenUnits, toBaseUnits } from './amounts.js'
import { selectSend } from './select-send.js'

/** What is missing from the form or wrong in it. */
export type SendProblem =
  | 'select-token'
  | 'incorrect-value'
  | 'add-amount'
  | 'insufficient-funds'
  | 'add-address'
  | 'invalid-address'
  | 'other-network'
  | 'unsendable'

/** Recipient issues with a message more specific than "invalid address". */
const PROBLEMS: Readonly<Partial<Record<RecipientIssue['reason'], SendProblem>>> = {
  network: 'other-network',
  part: 'unsendable',
  token: 'unsendable',
  link: 'unsendable',
}

/** Returns the first problem of the form, or undefined. */
export function selectSendProblem(state: KitState): SendProblem | undefined {
  const { token, sendTokenAmount = '', receiverStatus, receiverFault, limit, refusal } = selectSend(state)
  if (!token) return 'select-token'
  if (sendTokenAmount.trim() === '') return 'add-amount'
  const amount = toBaseUnits(sendTokenAmount, getTokenDecimals(token))
  if (amount === undefined || amount === 0n) return 'incorrect-value'
  if (amount > getTokenUnits(token)) return 'insufficient-funds'
  if (receiverStatus === 'invalid') return PROBLEMS[receiverFault?.reason ?? 'hidden'] ?? 'invalid-address'
  if (receiverStatus !== 'valid') return 'add-address'
  return limit || refusal !== undefined ? 'unsendable' : undefined
}

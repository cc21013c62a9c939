/**
 * What a transfer still lacks: the first that applies.
 *
 * Out     undefined once it can be previewed; a lookalike that is not confirmed is asked about apart
 * Source  spec R-SEND-04, R-SEND-10, R-SEND-12, R-SEND-13, R-SEND-23
 */

import type { KitState } from '../../state.js'
import type { RecipientIssue } from '../recipients/payment-request.js'
import { decimalsOf, getTokenUnits, toBaseUnits } from './amounts.js'
import { selectSend } from './select-send.js'

/** What is missing or wrong. */
export type SendProblem =
  | 'select-token'
  | 'incorrect-value'
  | 'add-amount'
  | 'insufficient-funds'
  | 'add-address'
  | 'invalid-address'
  | 'other-network'
  | 'unsendable'

/** What a receiver is that is more than no address. */
const PROBLEMS: Readonly<Partial<Record<RecipientIssue['reason'], SendProblem>>> = {
  network: 'other-network',
  part: 'unsendable',
  token: 'unsendable',
  link: 'unsendable',
}

/** The first problem. */
export function selectSendProblem(state: KitState): SendProblem | undefined {
  const { token, sendTokenAmount = '', receiverStatus, receiverFault, limit, refusal } = selectSend(state)
  if (!token) return 'select-token'
  if (sendTokenAmount.trim() === '') return 'add-amount'
  const amount = toBaseUnits(sendTokenAmount, decimalsOf(token))
  if (amount === undefined || amount === 0n) return 'incorrect-value'
  if (amount > getTokenUnits(token)) return 'insufficient-funds'
  if (receiverStatus === 'invalid') return PROBLEMS[receiverFault?.reason ?? 'hidden'] ?? 'invalid-address'
  if (receiverStatus !== 'valid') return 'add-address'
  return limit || refusal !== undefined ? 'unsendable' : undefined
}

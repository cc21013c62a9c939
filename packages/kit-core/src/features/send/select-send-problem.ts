/**
 * The first problem that keeps the transfer in the form from being reviewed. What the user has to confirm, such as a lookalike or
 * a high fee, is no problem.
 *
 * Source  spec R-SEND-04, R-SEND-10, R-SEND-12, R-SEND-13, R-SEND-23
 */

import type { RecipientIssue } from '../../base/caip/payment-request.js'
import type { KitState } from '../../state.js'
import { getTokenDecimals, getTokenUnits, toBaseUnits } from './amounts.js'
import { selectSend } from './select-send.js'

/**
 * What is missing from the form or wrong in it. `unsendable`: the chain would reject the transfer, or a payment URI asks too
 * much.
 */
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

/** Undefined once the transfer can be reviewed. A missing balance for the fee is a warning of `selectSend` instead. */
export function selectSendProblem(state: KitState): SendProblem | undefined {
  const { token, sendTokenAmount = '', recipientStatus, recipientIssue, limit, transferError } = selectSend(state)
  if (!token) return 'select-token'
  if (sendTokenAmount.trim() === '') return 'add-amount'
  const amount = toBaseUnits(sendTokenAmount, getTokenDecimals(token))
  if (amount === undefined || amount === 0n) return 'incorrect-value'
  if (amount > getTokenUnits(token)) return 'insufficient-funds'
  if (recipientStatus === 'invalid') return PROBLEMS[recipientIssue?.reason ?? 'hidden'] ?? 'invalid-address'
  if (recipientStatus !== 'valid') return 'add-address'
  return limit || transferError !== undefined ? 'unsendable' : undefined
}

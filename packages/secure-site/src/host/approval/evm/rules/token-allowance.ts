import { cardText } from '../../../texts/card-text.js'
import type { ReviewRule } from '../../review.js'
import { getArgument, type TransactionSubject, UNLIMITED } from './transaction-subject.js'

const NAMES = ['approve', 'increaseAllowance', 'permit', 'approve (Permit2)']

/** Warns when the call grants a token allowance above zero. */
export const tokenAllowance: ReviewRule<TransactionSubject> = ({ call }) => {
  const amount = getArgument(call, NAMES, 'amount')
  if (amount === undefined || amount.word === 0n) return undefined
  return {
    id: 'allowance',
    text:
      amount.word >= UNLIMITED
        ? cardText('This lets someone else spend an unlimited amount of your tokens at any time.')
        : cardText('This lets someone else spend some of your tokens at any time.'),
  }
}

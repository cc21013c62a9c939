import type { ReviewRule } from '../../review.js'
import { getArgument, type TransactionSubject, UNLIMITED } from './transaction-subject.js'

const NAMES = ['approve', 'increaseAllowance', 'permit', 'approve (Permit2)']

/** Warns when the call grants a token allowance above zero. */
export const tokenAllowance: ReviewRule<TransactionSubject> = ({ call }) => {
  const amount = getArgument(call, NAMES, 'amount')
  if (amount === undefined || amount.word === 0n) return undefined
  const howMuch = amount.word >= UNLIMITED ? 'an unlimited amount of' : 'some of'
  return { id: 'allowance', text: `This lets someone else spend ${howMuch} your tokens at any time.` }
}

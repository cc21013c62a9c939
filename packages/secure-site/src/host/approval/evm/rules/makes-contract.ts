import type { ReviewRule } from '../../review.js'
import type { TransactionSubject } from '../transaction-subject.js'

/** No receiver: the data is a program. */
export const makesContract: ReviewRule<TransactionSubject> = ({ transaction }) =>
  transaction.to === undefined
    ? { id: 'makes-contract', text: 'This deploys a new contract. What it does can’t be read.' }
    : undefined

import type { ReviewRule } from '../../review.js'
import type { TransactionSubject } from '../transaction-subject.js'

/** No receiver: the data is a program. */
export const makesContract: ReviewRule<TransactionSubject> = ({ transaction }) =>
  transaction.to === undefined
    ? { id: 'makes-contract', text: 'This puts a new contract on the network. What it does cannot be read.' }
    : undefined

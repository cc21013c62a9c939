import type { ReviewRule } from '../../review.js'
import type { TransactionSubject } from '../transaction-subject.js'

/** No recipient: the transaction deploys its data as a contract. */
export const contractDeployment: ReviewRule<TransactionSubject> = ({ transaction }) =>
  transaction.to === undefined
    ? { id: 'makes-contract', text: 'This deploys a new contract. What it does can’t be read.' }
    : undefined

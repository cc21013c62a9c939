import { cardText } from '../../../texts/card-text.js'
import type { ReviewRule } from '../../review.js'
import type { TransactionSubject } from './transaction-subject.js'

/** Warns when the transaction has no recipient, so that it deploys its data as a contract. */
export const contractDeployment: ReviewRule<TransactionSubject> = ({ transaction }) =>
  transaction.to === undefined
    ? { id: 'makes-contract', text: cardText('This deploys a new contract. What it does can’t be read.') }
    : undefined

import type { ReviewRule } from '../../review.js'
import type { TransactionSubject } from '../transaction-subject.js'

/** The node could not carry the transaction out when it was tried. */
export const likelyToFail: ReviewRule<TransactionSubject> = ({ facts }) =>
  facts.gasEstimate === undefined
    ? { id: 'likely-to-fail', text: 'This transaction couldn’t be simulated. It may fail and still cost a fee.' }
    : undefined

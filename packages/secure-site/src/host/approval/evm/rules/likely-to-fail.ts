import type { ReviewRule } from '../../review.js'
import type { TransactionSubject } from '../transaction-subject.js'

/** The node could not estimate gas, so the transaction may revert. */
export const likelyToFail: ReviewRule<TransactionSubject> = ({ info }) =>
  info.gasEstimate === undefined
    ? { id: 'likely-to-fail', text: 'This transaction couldn’t be simulated. It may fail and still cost a fee.' }
    : undefined

import { cardText } from '../../../texts/card-text.js'
import type { ReviewRule } from '../../review.js'
import type { TransactionSubject } from './transaction-subject.js'

/** Warns when the node could not estimate gas, so that the transaction may revert. */
export const likelyToFail: ReviewRule<TransactionSubject> = ({ info }) =>
  info.gasEstimate === undefined
    ? {
        id: 'likely-to-fail',
        text: cardText('This transaction couldn’t be simulated. It may fail and still cost a fee.'),
      }
    : undefined

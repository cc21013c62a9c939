import { cardText } from '../../../texts/card-text.js'
import type { ReviewRule } from '../../review.js'
import type { TransactionSubject } from './transaction-subject.js'

/** Warns about a call that is not in `KNOWN_CALLS`, or whose data has the wrong length. */
export const unreadableCall: ReviewRule<TransactionSubject> = ({ call, transaction }) =>
  call.kind !== 'unknown' || transaction.to === undefined
    ? undefined
    : {
        id: 'unreadable-call',
        text:
          call.reason === 'selector'
            ? cardText('This contract call can’t be read. It may do anything with the tokens you let it use.')
            : cardText('This call’s data is cut off or has something added. It may not do what it seems to.'),
      }

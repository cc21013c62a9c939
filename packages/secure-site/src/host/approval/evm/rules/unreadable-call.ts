import type { ReviewRule } from '../../review.js'
import type { TransactionSubject } from '../transaction-subject.js'

/** A call that cannot be told in words, or whose data is cut or too long. */
export const unreadableCall: ReviewRule<TransactionSubject> = ({ call, transaction }) =>
  call.kind !== 'unknown' || transaction.to === undefined
    ? undefined
    : {
        id: 'unreadable-call',
        text:
          call.reason === 'selector'
            ? 'This calls a contract in a way that cannot be read. It may do anything with what you let it use.'
            : 'The data of this call is cut or has something added. It may not do what it seems to.',
      }

import type { ReviewRule } from '../../review.js'
import type { TransactionSubject } from '../transaction-subject.js'

/** Extra bits in an argument word whose type (address, flag, small number) does not use them. */
export const dirtyWords: ReviewRule<TransactionSubject> = ({ call }) =>
  call.kind === 'known' && call.isDirty
    ? { id: 'dirty-words', text: 'This call’s data hides extra bytes. It may not do what it seems to.' }
    : undefined

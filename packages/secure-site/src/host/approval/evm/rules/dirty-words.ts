import type { ReviewRule } from '../../review.js'
import type { TransactionSubject } from '../transaction-subject.js'

/** Bytes where an address, a flag or a small number leaves no room for them. */
export const dirtyWords: ReviewRule<TransactionSubject> = ({ call }) =>
  call.kind === 'known' && call.isDirty
    ? { id: 'dirty-words', text: 'This call’s data hides extra bytes. It may not do what it seems to.' }
    : undefined

import { cardText } from '../../../texts/card-text.js'
import type { ReviewRule } from '../../review.js'
import type { TransactionSubject } from './transaction-subject.js'

/** Warns when an argument word has extra bits that its type (address, flag, small number) does not use. */
export const dirtyWords: ReviewRule<TransactionSubject> = ({ call }) =>
  call.kind === 'known' && call.isDirty
    ? { id: 'dirty-words', text: cardText('This call’s data hides extra bytes. It may not do what it seems to.') }
    : undefined

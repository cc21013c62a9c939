import { cardText } from '../../../texts/card-text.js'
import type { ReviewRule } from '../../review.js'
import type { TransactionSubject } from './transaction-subject.js'

/** Warns when native tokens go to a token contract, which usually cannot return them. Except `deposit`, which wraps them. */
export const nativeToTokenContract: ReviewRule<TransactionSubject> = ({ transaction, call, info }) =>
  transaction.value > 0n && info.token !== undefined && !(call.kind === 'known' && call.name === 'deposit')
    ? { id: 'coin-to-token', text: cardText('This sends coins to a token’s contract, where they are probably lost.') }
    : undefined

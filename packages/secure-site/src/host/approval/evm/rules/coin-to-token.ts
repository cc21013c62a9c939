import type { ReviewRule } from '../../review.js'
import type { TransactionSubject } from '../transaction-subject.js'

/** Coin goes to the contract of a token, which mostly keeps it for good. */
export const coinToToken: ReviewRule<TransactionSubject> = ({ transaction, call, facts }) =>
  transaction.value > 0n && facts.token !== undefined && !(call.kind === 'known' && call.name === 'deposit')
    ? { id: 'coin-to-token', text: 'This sends coins to a token’s contract, where they are probably lost.' }
    : undefined

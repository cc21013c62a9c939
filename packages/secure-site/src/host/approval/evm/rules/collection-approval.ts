import { cardText } from '../../../texts/card-text.js'
import type { ReviewRule } from '../../review.js'
import { getArgument, type TransactionSubject } from './transaction-subject.js'

/** Warns when `setApprovalForAll` gives someone else control of a whole NFT collection. */
export const collectionApproval: ReviewRule<TransactionSubject> = ({ call }) =>
  (getArgument(call, ['setApprovalForAll'], 'allowed')?.word ?? 0n) === 0n
    ? undefined
    : { id: 'approval-for-all', text: cardText('This lets someone else move everything you own in this collection.') }

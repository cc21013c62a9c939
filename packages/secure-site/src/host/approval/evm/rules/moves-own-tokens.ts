import { isAddressEqual } from 'viem'
import { cardText } from '../../../texts/card-text.js'
import type { ReviewRule } from '../../review.js'
import { getArgument, type TransactionSubject } from './transaction-subject.js'

/** Warns about `transferFrom` out of the user's own account, where a plain transfer would be usual. */
export const movesOwnTokens: ReviewRule<TransactionSubject> = ({ call, account }) => {
  const from = getArgument(call, ['transferFrom', 'safeTransferFrom'], 'from')?.address
  return from !== undefined && isAddressEqual(from, account)
    ? { id: 'transfer-from-own', text: cardText('This moves tokens out of your account.') }
    : undefined
}

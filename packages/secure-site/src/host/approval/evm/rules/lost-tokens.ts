import { isAddressEqual, zeroAddress } from 'viem'
import { cardText } from '../../../texts/card-text.js'
import type { ReviewRule } from '../../review.js'
import { getArgument, type TransactionSubject } from './transaction-subject.js'

/** Warns when tokens go to their own contract or to the zero address, which cannot return them. */
export const lostTokens: ReviewRule<TransactionSubject> = ({ call, transaction }) => {
  const to = getArgument(call, ['transfer', 'transferFrom', 'safeTransferFrom'], 'to')?.address
  const isLost = to !== undefined && [zeroAddress, transaction.to ?? zeroAddress].some((one) => isAddressEqual(to, one))
  return isLost ? { id: 'lost-tokens', text: cardText('This sends tokens where no one can get them back.') } : undefined
}

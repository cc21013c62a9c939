import { cardText } from '../../../texts/card-text.js'
import type { ReviewRule } from '../../review.js'
import { isWrappedCoin } from './listed-tokens.js'
import type { TransactionSubject } from './transaction-subject.js'

/** Warns about `deposit` and `withdraw` of a contract that is not the network's wrapped native token: there they can do anything. */
export const notWrappedCoin: ReviewRule<TransactionSubject> = ({ call, transaction: { to, chainId } }) =>
  call.kind === 'known' &&
  (call.name === 'deposit' || call.name === 'withdraw') &&
  to !== undefined &&
  !isWrappedCoin(chainId, to)
    ? {
        id: 'not-wrapped-coin',
        text: cardText('This contract doesn’t belong to the network. What it does with your coins can’t be read.'),
      }
    : undefined

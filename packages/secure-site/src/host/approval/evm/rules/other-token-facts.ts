import { cardText } from '../../../texts/card-text.js'
import type { ReviewRule } from '../../review.js'
import { getListedToken } from './listed-tokens.js'
import type { TransactionSubject } from './transaction-subject.js'

/** Warns when the node reports other decimals for a listed token. The card shows the listed ones. */
export const otherTokenFacts: ReviewRule<TransactionSubject> = ({ transaction: { to, chainId }, info: { token } }) => {
  const listed = to === undefined ? undefined : getListedToken(chainId, to)
  return listed === undefined || token === undefined || token.decimals === listed.decimals
    ? undefined
    : {
        id: 'other-decimals',
        text: cardText('The network’s node reports wrong facts about this token. It may also lie about the rest.'),
      }
}

import type { ReviewRule } from '../../review.js'
import type { TransactionSubject } from '../transaction-subject.js'

const FAR_ABOVE = 5n

/** Gas or its price is far above what the node says is needed. */
export const highFee: ReviewRule<TransactionSubject> = ({ transaction, facts }) => {
  const { gasEstimate, maxFeeEstimate } = facts
  const isMuchGas = gasEstimate !== undefined && transaction.gas > gasEstimate * FAR_ABOVE
  const isDear = maxFeeEstimate !== undefined && transaction.maxFeePerGas > maxFeeEstimate * FAR_ABOVE
  return isMuchGas || isDear ? { id: 'high-fee', text: 'This transaction’s fee is far higher than needed.' } : undefined
}

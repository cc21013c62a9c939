import type { ReviewRule } from '../../review.js'
import type { TransactionSubject } from './transaction-subject.js'

const HIGH_FACTOR = 5n

/** Warns when the gas limit or the gas price is more than five times the node's estimate. */
export const highFee: ReviewRule<TransactionSubject> = ({ transaction, info }) => {
  const { gasEstimate, maxFeeEstimate } = info
  const isHighGas = gasEstimate !== undefined && transaction.gas > gasEstimate * HIGH_FACTOR
  const isHighPrice = maxFeeEstimate !== undefined && transaction.maxFeePerGas > maxFeeEstimate * HIGH_FACTOR
  return isHighGas || isHighPrice
    ? { id: 'high-fee', text: 'This transaction’s fee is far higher than needed.' }
    : undefined
}

import { cardText } from '../../../texts/card-text.js'
import type { ReviewRule } from '../../review.js'
import type { TransactionSubject } from './transaction-subject.js'

const HIGH_FACTOR = 5n
/** 0.1 of a native token with 18 decimals, whatever the node estimates: the node itself may ask too much. */
const HIGH_FEE = 10n ** 17n
/** Fees below 0.001 of a native token are not compared with the amount. */
const SMALL_FEE = 10n ** 15n

/** Whether a fee is above what is paid on any network in its native token, or above the amount that is sent. In wei. */
export const isAboveCeiling = (fee: bigint, value: bigint): boolean =>
  fee > HIGH_FEE || (value > 0n && fee > SMALL_FEE && fee > value)

/**
 * Warns when the gas limit or the gas price is more than five times the node's estimate, and when the fee is above 0.1 of the native
 * token or above the amount that is sent.
 */
export const highFee: ReviewRule<TransactionSubject> = ({ transaction, info }) => {
  const { gasEstimate, maxFeeEstimate } = info
  const { gas, maxFeePerGas, value } = transaction
  const fee = gas * maxFeePerGas
  const isHighGas = gasEstimate !== undefined && gas > gasEstimate * HIGH_FACTOR
  const isHighPrice = maxFeeEstimate !== undefined && maxFeePerGas > maxFeeEstimate * HIGH_FACTOR
  return isHighGas || isHighPrice || isAboveCeiling(fee, value)
    ? { id: 'high-fee', text: cardText('This transaction’s fee is far higher than needed.') }
    : undefined
}

/**
 * Rejects a fee that no transfer should pay. The fee rate comes from a service, which may be wrong.
 *
 * In      fee, amount    sats
 *         confirmedFee   sats: the user saw and accepted a fee of up to this
 * Throws  FeeTooHighError   more than 0.1 BTC; or more than the amount, unless it is at most 25,000 sats or confirmed
 * Source  Bitcoin Core's `-maxtxfee` (0.1 BTC); spec R-ADPT-135
 */
import { FeeTooHighError } from './errors.js'

const MAX_FEE = 10_000_000n
/** A normal fee in sats at busy times, which may exceed a small amount. */
const ORDINARY_FEE = 25_000n

/** Throws when the fee is too high. */
export function assertFee(fee: bigint, amount: bigint, confirmedFee = 0n): void {
  if (fee > MAX_FEE) throw new FeeTooHighError(fee, false)
  if (fee > amount && fee > ORDINARY_FEE && fee > confirmedFee) throw new FeeTooHighError(fee)
}

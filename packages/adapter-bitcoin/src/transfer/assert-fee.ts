/**
 * Refuses a fee that no transfer should pay: the rate comes from a service, which may be wrong.
 *
 * In      fee, amount    sats
 *         confirmedFee   sats: a fee of up to this was shown to the user, who wants to pay it
 * Throws  FeeTooHighError   more than 0.1 BTC; or more than the amount itself, unless it is below 25,000 sats or confirmed
 * Source  Bitcoin Core's `-maxtxfee` (0.1 BTC); spec R-ADPT-135
 */
import { FeeTooHighError } from './errors.js'

const MAX_FEE = 10_000_000n
/** An ordinary fee in a busy hour, which a small amount may not cover. */
const ORDINARY_FEE = 25_000n

/** Checks the fee. */
export function assertFee(fee: bigint, amount: bigint, confirmedFee = 0n): void {
  if (fee > MAX_FEE) throw new FeeTooHighError(fee, false)
  if (fee > amount && fee > ORDINARY_FEE && fee > confirmedFee) throw new FeeTooHighError(fee)
}

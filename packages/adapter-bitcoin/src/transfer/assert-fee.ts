/**
 * Refuses a fee that no transfer should pay: the rate comes from a service, which may be wrong.
 *
 * In      fee, amount   sats
 * Throws  FeeTooHighError   more than 0.1 BTC; or more than the amount itself, unless it is below 25,000 sats
 * Source  Bitcoin Core's `-maxtxfee` (0.1 BTC); spec R-ADPT-135
 */
import { FeeTooHighError } from './errors.js'

const MAX_FEE = 10_000_000n
/** An ordinary fee in a busy hour, which a small amount may not cover. */
const ORDINARY_FEE = 25_000n

/** Checks it. */
export function assertFee(fee: bigint, amount: bigint): void {
  if (fee > MAX_FEE || (fee > amount && fee > ORDINARY_FEE)) throw new FeeTooHighError(fee)
}

import { cutUnits } from '../amount/cut-units.js'
import type { KitError } from '../errors/kit-error.js'
import { endError } from './end-error.js'
import { TransactionShortError } from './errors.js'
import type { FollowedTransaction } from './state.js'

/** What is said of one that was not carried out, or brought less than was to be paid; undefined for others. */
export function paymentError(sent: FollowedTransaction): KitError | undefined {
  const {
    arrived,
    moves: [paid],
  } = sent
  if (sent.status !== 'confirmed' || arrived === undefined || paid?.decimals === undefined) return endError(sent)
  const { amount, symbol, decimals } = paid
  const isShort = cutUnits(arrived, decimals) < cutUnits(amount, decimals)
  return isShort ? new TransactionShortError(arrived, amount, symbol) : undefined
}

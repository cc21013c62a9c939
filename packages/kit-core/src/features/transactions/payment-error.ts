import { cutUnits } from '../../base/amount/cut-units.js'
import type { KitError } from '../../base/errors/kit-error.js'
import type { FollowedTransaction } from '../../core/state/pending-state.js'
import { endError } from './end-error.js'
import { TransactionShortError } from './pending-errors.js'

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

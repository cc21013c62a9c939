import { cutUnits } from '../amount/cut-units.js'
import type { KitError } from '../errors/kit-error.js'
import {
  TransactionCancelledError,
  TransactionDroppedError,
  TransactionFailedError,
  TransactionReplacedError,
  TransactionShortError,
} from './errors.js'
import type { FollowedTransaction } from './state.js'

/** What is said of one that was not carried out, or brought less than was to be paid; undefined for others, and while it is pending. */
export function endError(sent: FollowedTransaction): KitError | undefined {
  const { status, hash, settledAs = hash, reason } = sent
  if (status === 'failed') return new TransactionFailedError(settledAs)
  if (status === 'dropped') return new TransactionDroppedError(hash)
  if (status === 'confirmed') return shortError(sent)
  if (status !== 'replaced') return undefined
  return reason === 'cancelled' ? new TransactionCancelledError(settledAs) : new TransactionReplacedError(settledAs)
}

function shortError({ arrived, moves: [paid] }: FollowedTransaction): KitError | undefined {
  if (arrived === undefined || paid?.decimals === undefined) return undefined
  const { amount, symbol, decimals } = paid
  const isShort = cutUnits(arrived, decimals) < cutUnits(amount, decimals)
  return isShort ? new TransactionShortError(arrived, amount, symbol) : undefined
}

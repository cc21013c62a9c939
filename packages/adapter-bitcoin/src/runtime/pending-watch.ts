/**
 * Watches a transaction that was sent here until it is in a block, so that the balance is read anew.
 *
 * Out     one `pendingTransactions` event, as `watchSent` tells it, up to 25 minutes later. A transaction in whose place a
 *         wallet put another for a higher fee ends as that one does, which is named; another deed in its place has replaced
 *         it; one that the chain forgot, twice in a row and with nothing in its place, is dropped
 * Source  BIP-125; spec R-ACCT-52, R-ADPT-23 (99 checks, no watcher by default)
 */
import type { CaipNetworkId } from '@bowline/kit-core'
import { type SentWatch, watchSent } from '@bowline/kit-core/adapter'
import type { Esplora } from '../chain/esplora.js'
import { findReplacement, reasonOf, type SentTransaction, transactionSchema } from './find-replacement.js'

const PACE = { firstMs: 3_000, everyMs: 15_000 }
const MISSES_OF_A_DROPPED = 2

/** What a watch needs. */
export type PendingWatchParts = Pick<SentWatch, 'emit' | 'lifetime'> & {
  readonly esplora: (caipNetworkId: CaipNetworkId) => Esplora
}

/** Begins to watch a transaction. */
export type WatchPending = (txid: string, caipNetworkId: CaipNetworkId) => void

/** Makes the watch; it does nothing before the first transaction. */
export function createPendingWatch({ esplora, ...parts }: PendingWatchParts): WatchPending {
  return (txid, caipNetworkId) =>
    watchSent({ ...parts, hash: txid, look: createLook(esplora(caipNetworkId), txid), pace: PACE })
}

/** One look at the chain. */
function createLook(esplora: Esplora, txid: string): SentWatch['look'] {
  let known: SentTransaction | undefined
  let misses = 0

  return async (signal) => {
    const found = await esplora.find(`/tx/${txid}`, transactionSchema, signal)
    if (found !== undefined) {
      known = found
      misses = 0
      return found.isConfirmed ? 'confirmed' : undefined
    }
    if (known === undefined) return undefined
    const other = await findReplacement(esplora, known, signal)
    misses = other === undefined ? misses + 1 : 0
    if (misses >= MISSES_OF_A_DROPPED) return 'dropped'
    if (!other?.isConfirmed) return undefined
    const replacement = { hash: other.txid, reason: reasonOf(other, known) }
    return { status: replacement.reason === 'repriced' ? 'confirmed' : 'replaced', replacement }
  }
}

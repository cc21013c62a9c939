/**
 * Watches a transaction that was sent here until it is in a block, so that the balance is read anew.
 *
 * In      isOver   whether the kit has stopped, which ends every watch
 * Out     `pendingTransactions`: confirmed, or pending when it was given up on
 * Source  spec R-ADPT-23 (99 checks, no watcher by default)
 */
import type { AdapterContext, CaipNetworkId } from '@bowline/kit-core'
import { readKey } from '@bowline/kit-core/adapter'
import * as z from 'zod/mini'
import type { Esplora } from '../chain/esplora.js'

const CHECK_EVERY_MS = 15_000
const MAX_CHECKS = 99

const statusSchema = z.object({ confirmed: z.boolean() })

/** What a watch needs. */
export type PendingWatchParts = {
  readonly esplora: (caipNetworkId: CaipNetworkId) => Esplora
  readonly emit: AdapterContext['emit']
  readonly isOver: () => boolean
}

/** Begins to watch a transaction. */
export type WatchPending = (txid: string, caipNetworkId: CaipNetworkId) => void

/** Makes the watch; it does nothing before the first transaction. */
export function createPendingWatch({ esplora, emit, isOver }: PendingWatchParts): WatchPending {
  async function watch(hash: string, caipNetworkId: CaipNetworkId): Promise<void> {
    for (let check = 0; check < MAX_CHECKS; check++) {
      await pause()
      if (isOver()) return
      // An API that is away for a while is asked again, like one that does not know the transaction yet.
      const status = await esplora(caipNetworkId)
        .get(`/tx/${hash}/status`, statusSchema)
        .catch(() => undefined)
      if (isOver()) return
      if (status?.confirmed) {
        emit({ type: 'pendingTransactions', hash, status: 'confirmed' })
        return
      }
    }
    emit({ type: 'pendingTransactions', hash, status: 'pending' })
  }
  return (txid, caipNetworkId) => void watch(txid, caipNetworkId)
}

/** A pause that keeps no Node process alive. */
function pause(): Promise<void> {
  return new Promise((resolve) => {
    const timer: unknown = setTimeout(resolve, CHECK_EVERY_MS)
    const unref = readKey(timer, 'unref')
    if (typeof unref === 'function') Reflect.apply(unref, timer, [])
  })
}

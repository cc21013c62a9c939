import type { BroadcastOutcome, CaipNetworkId } from '@bowline/kit-core'
import type { Esplora } from '../chain/esplora.js'
import type { SignedHex } from '../chain/send-raw.js'

// Status checks run more often when the page becomes visible or the network returns, so resends are limited.
const MIN_PAUSE_MS = 10_000

/**
 * Creates a function that broadcasts a signed transaction to all nodes again, at most every 10 s. Status checks call it when no
 * node knows the transaction and nothing spent its outputs. A skipped call resolves to `unknown`.
 */
export function createRebroadcast(esplora: (caipNetworkId: CaipNetworkId) => Esplora) {
  const sentAtMs = new Map<string, number>()
  return async (signed: SignedHex, caipNetworkId: CaipNetworkId): Promise<BroadcastOutcome> => {
    const nowMs = Date.now()
    if (nowMs - (sentAtMs.get(signed.hash) ?? 0) < MIN_PAUSE_MS) return { status: 'unknown' }
    sentAtMs.set(signed.hash, nowMs)
    return esplora(caipNetworkId).send(signed, { isToAll: true })
  }
}

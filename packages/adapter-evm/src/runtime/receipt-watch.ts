/**
 * Watches a sent transaction until it settles. Runs only after a send; a failing question counts as no answer.
 *
 * In      hash, network
 * Out     one `pendingTransactions` event: confirmed, failed, or pending when 25 s or 99 checks did not settle it; none
 *         when the kit stops before
 * Source  spec R-ADPT-09, R-ADPT-23
 */
import type { AdapterEvent, Network } from '@bowline/kit-core'
import { receiptSchema } from './answers.js'
import type { AskChain } from './chain-client.js'
import { pause, untilAborted } from './wait.js'

const RECEIPT_LIMIT_MS = 25_000
const RECEIPT_MAX_CHECKS = 99

const FIRST_CHECK_MS = 250
const CHECK_EVERY_MS = 1_000

/** What the watch needs. */
export type ReceiptWatchParts = {
  readonly askChain: AskChain
  readonly emit: (event: AdapterEvent) => void
  readonly lifetime: () => AbortSignal
}

/** Begins to watch and returns at once. */
export function watchReceipt({ askChain, emit, lifetime }: ReceiptWatchParts, hash: string, network: Network): void {
  const kitStops = lifetime()
  const stop = new AbortController()
  const giveUp = () => stop.abort()
  kitStops.addEventListener('abort', giveUp, { once: true })
  const timer = setTimeout(giveUp, RECEIPT_LIMIT_MS)
  settle(askChain, hash, network, stop.signal).then((status) => {
    clearTimeout(timer)
    kitStops.removeEventListener('abort', giveUp)
    if (!kitStops.aborted) emit({ type: 'pendingTransactions', hash, status: status ?? 'pending' })
  })
}

async function settle(askChain: AskChain, hash: string, network: Network, signal: AbortSignal) {
  for (let check = 0; check < RECEIPT_MAX_CHECKS; check++) {
    await pause(check === 0 ? FIRST_CHECK_MS : CHECK_EVERY_MS, signal)
    if (signal.aborted) break
    const asked = askChain(network, { method: 'eth_getTransactionReceipt', params: [hash] }, receiptSchema, signal)
    const receipt = await untilAborted(asked, signal).catch(() => undefined)
    if (receipt?.status !== undefined) return Number(receipt.status) === 1 ? 'confirmed' : 'failed'
  }
  return undefined
}

/**
 * Watches a sent transaction until it settles. Runs only after a send; a failing question counts as no answer.
 *
 * In      hash, network
 * Out     one `pendingTransactions` event under that hash: confirmed, failed, or pending when 25 s or 99 checks did not
 *         settle it; none when the kit stops before. A transaction sped up in the wallet ends as the faster one does; one
 *         whose place another deed took, such as a cancellation, failed.
 * Source  spec R-ADPT-09, R-ADPT-23
 */
import type { AdapterEvent, Network } from '@bowline/kit-core'
import * as z from 'zod/mini'
import { receiptSchema, transactionSchema } from './answers.js'
import type { AskChain } from './chain-client.js'
import { findReplacement, isSameDeed, type SentTransaction } from './find-replacement.js'
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

type Outcome = 'confirmed' | 'failed' | undefined

/** Begins to watch and returns at once. */
export function watchReceipt({ askChain, emit, lifetime }: ReceiptWatchParts, hash: string, network: Network): void {
  const kitStops = lifetime()
  const stop = new AbortController()
  const giveUp = () => stop.abort()
  kitStops.addEventListener('abort', giveUp, { once: true })
  const timer = setTimeout(giveUp, RECEIPT_LIMIT_MS)
  settle(createCheck(askChain, hash, network, stop.signal), stop.signal).then((status) => {
    clearTimeout(timer)
    kitStops.removeEventListener('abort', giveUp)
    if (!kitStops.aborted) emit({ type: 'pendingTransactions', hash, status: status ?? 'pending' })
  })
}

async function settle(check: () => Promise<Outcome>, signal: AbortSignal): Promise<Outcome> {
  for (let turn = 0; turn < RECEIPT_MAX_CHECKS; turn++) {
    await pause(turn === 0 ? FIRST_CHECK_MS : CHECK_EVERY_MS, signal)
    if (signal.aborted) break
    const outcome = await untilAborted(check(), signal).catch(() => undefined)
    if (outcome !== undefined) return outcome
  }
  return undefined
}

/** One look at the chain. */
function createCheck(askChain: AskChain, hash: string, network: Network, signal: AbortSignal) {
  let known: SentTransaction | null | undefined

  async function outcomeOf(settled: string): Promise<Outcome> {
    const request = { method: 'eth_getTransactionReceipt', params: [settled] }
    const receipt = await askChain(network, request, receiptSchema, signal)
    if (receipt?.status === undefined) return undefined
    return Number(receipt.status) === 1 ? 'confirmed' : 'failed'
  }

  return async (): Promise<Outcome> => {
    const outcome = await outcomeOf(hash)
    if (outcome !== undefined) return outcome
    const request = { method: 'eth_getTransactionByHash', params: [hash] }
    const sent = known ?? (await askChain(network, request, z.nullish(transactionSchema), signal))
    if (!sent) return undefined
    known = sent
    const other = await findReplacement(askChain, sent, network, signal)
    if (other === undefined) return undefined
    return isSameDeed(other, sent) ? outcomeOf(other.hash) : 'failed'
  }
}

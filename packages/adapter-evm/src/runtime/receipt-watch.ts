/**
 * Watches a sent transaction until it settles. Runs only after a send; a failing question counts as no answer.
 *
 * In      hash, network
 * Out     one `pendingTransactions` event under that hash, as `watchSent` tells it. A transaction sped up in the wallet ends as
 *         the faster one does, which is named; one whose place another deed took, such as a cancellation, is replaced; one
 *         that the node knew and does not know any more, while its place is free, is dropped
 * Source  spec R-ADPT-09, R-ADPT-23
 */
import type { Network } from '@bowline/kit-core'
import { type SentWatch, watchSent } from '@bowline/kit-core/adapter'
import * as z from 'zod/mini'
import { receiptSchema, transactionSchema } from './answers.js'
import type { AskChain } from './chain-client.js'
import { findReplacement, isPlaceTaken, reasonOf, type SentTransaction } from './find-replacement.js'

/** What the watch needs. */
export type ReceiptWatchParts = Pick<SentWatch, 'emit' | 'lifetime'> & { readonly askChain: AskChain }

/** Begins to watch and returns at once. */
export function watchReceipt({ askChain, emit, lifetime }: ReceiptWatchParts, hash: string, network: Network): void {
  watchSent({ hash, look: createLook(askChain, hash, network), emit, lifetime })
}

/** A node is asked again for the transaction at every fifth look; one it misses twice in a row is gone. */
const LOOKS_BETWEEN = 5
const MISSES_OF_A_DROPPED = 2

/** One look at the chain. */
function createLook(askChain: AskChain, hash: string, network: Network): SentWatch['look'] {
  let known: SentTransaction | undefined
  let looks = 0
  let misses = 0

  async function outcomeOf(settled: string, signal: AbortSignal): Promise<'confirmed' | 'failed' | undefined> {
    const request = { method: 'eth_getTransactionReceipt', params: [settled] }
    const receipt = await askChain(network, request, receiptSchema, signal)
    if (receipt?.status === undefined) return undefined
    return Number(receipt.status) === 1 ? 'confirmed' : 'failed'
  }

  async function find(signal: AbortSignal): Promise<SentTransaction | undefined> {
    looks += 1
    if (known !== undefined && looks % LOOKS_BETWEEN > 0) return known
    const request = { method: 'eth_getTransactionByHash', params: [hash] }
    const found = await askChain(network, request, z.nullish(transactionSchema), signal)
    misses = found ? 0 : misses + 1
    known = found ?? known
    return known
  }

  return async (signal) => {
    const outcome = await outcomeOf(hash, signal)
    if (outcome !== undefined) return outcome
    const sent = await find(signal)
    if (sent === undefined) return undefined
    if (!(await isPlaceTaken(askChain, sent, network, signal))) {
      return misses >= MISSES_OF_A_DROPPED ? 'dropped' : undefined
    }
    const other = await findReplacement(askChain, sent, network, signal)
    if (other === undefined) return undefined
    if (other.hash === sent.hash) return outcomeOf(hash, signal)
    const replacement = { hash: other.hash, reason: reasonOf(other, sent) }
    if (replacement.reason !== 'repriced') return { status: 'replaced', replacement }
    const status = await outcomeOf(other.hash, signal)
    return status && { status, replacement }
  }
}

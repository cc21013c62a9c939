/**
 * Watches a sent transaction until it settles. Runs only after a send; a failing question counts as no answer.
 *
 * In      hash, network
 * Out     one `pendingTransactions` event under that hash: confirmed, failed, or pending when 25 s or 99 checks did not
 *         settle it; none when the kit stops before. A transaction sped up in the wallet ends as the faster one does; one
 *         whose place another deed took, such as a cancellation, failed.
 * Source  spec R-ADPT-09, R-ADPT-23
 */
import type { Network } from '@bowline/kit-core'
import { type SentOutcome, type SentWatch, watchSent } from '@bowline/kit-core/adapter'
import * as z from 'zod/mini'
import { receiptSchema, transactionSchema } from './answers.js'
import type { AskChain } from './chain-client.js'
import { findReplacement, isSameDeed, type SentTransaction } from './find-replacement.js'

/** What the watch needs. */
export type ReceiptWatchParts = Pick<SentWatch, 'emit' | 'lifetime'> & { readonly askChain: AskChain }

/** Begins to watch and returns at once. */
export function watchReceipt({ askChain, emit, lifetime }: ReceiptWatchParts, hash: string, network: Network): void {
  watchSent({ hash, look: createLook(askChain, hash, network), emit, lifetime })
}

/** One look at the chain. */
function createLook(askChain: AskChain, hash: string, network: Network): SentWatch['look'] {
  let known: SentTransaction | null | undefined

  async function outcomeOf(settled: string, signal: AbortSignal): Promise<SentOutcome | undefined> {
    const request = { method: 'eth_getTransactionReceipt', params: [settled] }
    const receipt = await askChain(network, request, receiptSchema, signal)
    if (receipt?.status === undefined) return undefined
    return Number(receipt.status) === 1 ? 'confirmed' : 'failed'
  }

  return async (signal) => {
    const outcome = await outcomeOf(hash, signal)
    if (outcome !== undefined) return outcome
    const request = { method: 'eth_getTransactionByHash', params: [hash] }
    const sent = known ?? (await askChain(network, request, z.nullish(transactionSchema), signal))
    if (!sent) return undefined
    known = sent
    const other = await findReplacement(askChain, sent, network, signal)
    if (other === undefined) return undefined
    return isSameDeed(other, sent) ? outcomeOf(other.hash, signal) : 'failed'
  }
}

/**
 * Watches a batch of calls until its wallet says that it settled. Runs only after a batch was sent.
 *
 * In      provider   asked for the batch's status; one that cannot say so is not asked again
 *         id         of the batch
 * Out     one `pendingTransactions` event, under the hash of its last transaction or else the batch's id: confirmed, failed
 *         when any call of it was not done, or pending after 25 s; none when the kit stops before
 * Source  EIP-5792; spec R-ADPT-09, R-ADPT-23
 */
import { type SentOutcome, watchSent } from '@bowline/kit-core/adapter'
import * as z from 'zod/mini'
import type { WalletProvider } from '../discovery/provider.js'
import { hashSchema } from './answers.js'
import { askWallet } from './ask-wallet.js'
import type { ReceiptWatchParts } from './receipt-watch.js'

const PACE = { firstMs: 1_000, everyMs: 3_000, limitMs: 25_000 }

/** Wallets before EIP-5792 version 2 answer in words. */
const statusSchema = z.looseObject({
  status: z.union([z.number(), z.string()]),
  receipts: z.nullish(z.array(z.looseObject({ transactionHash: z.optional(hashSchema) }))),
})

/** Begins to watch and returns at once. */
export function watchCalls(
  { emit, lifetime }: Pick<ReceiptWatchParts, 'emit' | 'lifetime'>,
  provider: WalletProvider,
  id: string,
): void {
  const giveUp = () => 'pending' as const
  const look = (signal: AbortSignal) => outcomeOf(provider, id, signal).catch(giveUp)
  watchSent({ hash: id, look, emit, lifetime, pace: PACE })
}

async function outcomeOf(provider: WalletProvider, id: string, signal: AbortSignal): Promise<SentOutcome | undefined> {
  const request = { method: 'wallet_getCallsStatus', params: [id] }
  const { status, receipts } = await askWallet(provider, request, statusSchema, signal)
  const hash = receipts?.at(-1)?.transactionHash
  if (status === 'CONFIRMED' || status === 200) return { hash, status: 'confirmed' }
  return typeof status === 'number' && status >= 300 ? { hash, status: 'failed' } : undefined
}

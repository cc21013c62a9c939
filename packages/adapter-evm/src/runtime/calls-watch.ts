/**
 * Watches a batch of calls until its wallet says that it settled. Runs only after a batch was sent.
 *
 * In      provider   asked for the batch's status; one that cannot say so is not asked again
 *         id         of the batch
 * Out     one `pendingTransactions` event, under the hash of its last transaction or else the batch's id: confirmed, failed
 *         when any call of it was not done, or pending after 25 s; none when the kit stops before
 * Source  EIP-5792; spec R-ADPT-09, R-ADPT-23
 */
import { limitSignal, pause, untilAborted } from '@bowline/kit-core/adapter'
import * as z from 'zod/mini'
import type { WalletProvider } from '../discovery/provider.js'
import { hashSchema } from './answers.js'
import { askWallet } from './ask-wallet.js'
import type { ReceiptWatchParts } from './receipt-watch.js'

const CALLS_LIMIT_MS = 25_000
const FIRST_CHECK_MS = 1_000
const CHECK_EVERY_MS = 3_000

/** Wallets before EIP-5792 version 2 answer in words. */
const statusSchema = z.looseObject({
  status: z.union([z.number(), z.string()]),
  receipts: z.nullish(z.array(z.looseObject({ transactionHash: z.optional(hashSchema) }))),
})

type Settled = { readonly hash: string | undefined; readonly status: 'confirmed' | 'failed' }

/** Begins to watch and returns at once. */
export function watchCalls(
  { emit, lifetime }: Pick<ReceiptWatchParts, 'emit' | 'lifetime'>,
  provider: WalletProvider,
  id: string,
): void {
  const kitStops = lifetime()
  const { signal, release } = limitSignal(kitStops, CALLS_LIMIT_MS)
  settle(provider, id, signal)
    .catch(() => undefined)
    .then((settled) => {
      release()
      if (kitStops.aborted) return
      emit({ type: 'pendingTransactions', hash: settled?.hash ?? id, status: settled?.status ?? 'pending' })
    })
}

async function settle(provider: WalletProvider, id: string, signal: AbortSignal): Promise<Settled | undefined> {
  for (let delayMs = FIRST_CHECK_MS; ; delayMs = CHECK_EVERY_MS) {
    await pause(delayMs, signal)
    if (signal.aborted) return undefined
    const request = { method: 'wallet_getCallsStatus', params: [id] }
    const { status, receipts } = await untilAborted(askWallet(provider, request, statusSchema, signal), signal)
    const hash = receipts?.at(-1)?.transactionHash
    if (status === 'CONFIRMED' || status === 200) return { hash, status: 'confirmed' }
    if (typeof status === 'number' && status >= 300) return { hash, status: 'failed' }
  }
}

/**
 * Watches what was sent through wagmi alone, as what the kit sends is watched.
 *
 * In      what was sent, on a network of the app; on any other there is no balance of the kit that could change
 * Out     `pendingTransactions`, as the watches of receipts and of batches tell it
 * Source  spec R-ADPT-09, R-ADPT-23
 */
import type { Network } from '@bowline/kit-core'
import { chainIdSchema } from './answers.js'
import { askWallet } from './ask-wallet.js'
import { watchCalls } from './calls-watch.js'
import type { Sent } from './observe-sends.js'
import { type ReceiptWatchParts, watchReceipt } from './receipt-watch.js'

/** What the watch needs. */
export type SendWatchParts = ReceiptWatchParts & { readonly networks: () => readonly Network[] }

/** Makes the watch. */
export function createSendWatch(parts: SendWatchParts): (sent: Sent) => void {
  async function watch(sent: Sent): Promise<void> {
    const chainId = sent.chainId ?? (await askWallet(sent.provider, { method: 'eth_chainId' }, chainIdSchema))
    const network = parts.networks().find(({ id }) => Number(id) === chainId)
    if (network === undefined || parts.lifetime().aborted) return
    if ('hash' in sent) watchReceipt(parts, sent.hash, network)
    else watchCalls(parts, sent.provider, sent.callsId)
  }
  return (sent) => {
    watch(sent).catch(() => undefined)
  }
}

/**
 * Status of a batch of calls (EIP-5792), as its wallet reports it.
 *
 * Out     status    `partial` when the wallet reports that some calls were executed and some were not, or when a batch that
 *                   is not atomic has both kinds of receipts. A receipt of a reverted call overrides the batch's own status
 *         receipts  in the order of the wallet. `status` is undefined when the receipt has none that can be read
 * Throws  the wallet's errors; WalletRequestError 5730 when the wallet does not know the batch
 * Source  EIP-5792, ERC-7867; spec R-ADPT-85, R-ADPT-111, R-SEND-143, R-CALLS-08
 */
import type { CallsReceipt, CallsStatus } from '@bowline/kit-core'
import { lenientOptional, plainObject } from '@bowline/kit-core/schema'
import * as v from 'valibot'
import type { WalletProvider } from '../discovery/provider.js'
import { requestWallet } from './request-wallet.js'
import { hashSchema, quantitySchema } from './response-schemas.js'

/** Wallets before EIP-5792 version 2 report the status as a word. */
const statusSchema = v.looseObject({
  status: v.union([v.pipe(v.number(), v.finite()), v.string()]),
  atomic: lenientOptional(v.boolean()),
  receipts: v.nullish(
    v.array(
      plainObject(
        v.looseObject({
          transactionHash: lenientOptional(hashSchema),
          status: v.optional(v.unknown()),
          blockNumber: lenientOptional(quantitySchema),
        }),
      ),
    ),
  ),
})

/** A receipt's status for a reverted call, as hex or as a word. It overrides the status of the batch. */
const REVERTED = /^(0(x0)?|reverted)$/
const EXECUTED = /^(1|0x1|success)$/

const CONFIRMED = /^(confirmed|success)$/i
const FAILED = /^(failed|failure|reverted)$/i

/** ERC-7867 status: some calls were executed and some were not. */
const PARTIALLY_EXECUTED = 207
/** The first EIP-5792 status for a batch that was reverted in part. */
const PARTIALLY_REVERTED = 600

/** Fetches the status of a batch. */
export async function fetchBatchStatus(
  provider: WalletProvider,
  id: string,
  signal?: AbortSignal,
): Promise<CallsStatus> {
  const request = { method: 'wallet_getCallsStatus', params: [id] }
  const { status, atomic, receipts: reported } = await requestWallet(provider, request, statusSchema, signal)
  const receipts = (reported ?? []).map(({ transactionHash, status: own, blockNumber }) => ({
    hash: transactionHash,
    status: getReceiptStatus(own),
    block: blockNumber,
  }))
  return { status: getStatus(status, receipts), isAtomic: atomic, receipts }
}

function getReceiptStatus(status: unknown): CallsReceipt['status'] {
  if (REVERTED.test(String(status))) return 'failed'
  return EXECUTED.test(String(status)) ? 'confirmed' : undefined
}

/** The outcome by the status code, as number or text, or by its word, and by the receipts. */
function getStatus(status: number | string, receipts: readonly CallsReceipt[]): CallsStatus['status'] {
  const [word, code] = [String(status), Number(status)]
  const isPartial = code === PARTIALLY_EXECUTED || code >= PARTIALLY_REVERTED
  const isFailed = FAILED.test(word) || code >= 300
  if (!isPartial && !isFailed && !CONFIRMED.test(word) && !(code >= 200)) return 'pending'
  const areSomeReverted = receipts.some((receipt) => receipt.status === 'failed')
  const areSomeExecuted = receipts.some((receipt) => receipt.status === 'confirmed')
  if (isPartial || (areSomeReverted && areSomeExecuted)) return 'partial'
  return isFailed || areSomeReverted ? 'failed' : 'confirmed'
}

/**
 * Waits for the outcome of an operation that was handed over.
 *
 * In      the stored operation
 * Out     the hash of the transaction that carried it out
 * Throws  RequestRejectedError  -32003 without effect: failed or replaced; -32603 no outcome in two minutes: it may still happen, and is
 *         not sent again
 * Source  R-FRAME-69, R-FRAME-125
 */
import { RequestRejectedError, RPC_CODES } from '@bowline/secure-frame/protocol'
import { transactionRejected } from '../policy/rejections.js'
import { fetchOutcome, type OperationOutcome } from './fetch-outcome.js'
import type { OperationRecord } from './operation-record.js'
import type { SmartContext } from './smart-context.js'

const POLL_MS = 1_000
const POLLS = 120
const LIMIT_MS = POLLS * POLL_MS

/** Resolves to the transaction's hash. */
export async function waitForOutcome(record: OperationRecord, context: SmartContext): Promise<string> {
  const { node, now, pause } = context.rpc
  const endMs = now() + LIMIT_MS
  for (let attempt = 0; attempt < POLLS && now() < endMs; attempt += 1) {
    const outcome = await fetchOutcome(record, { node, bundler: context.bundler, nowMs: now() }).catch(
      (): OperationOutcome => ({ status: 'pending' }),
    )
    if (outcome.status !== 'pending') await context.records.set({ ...record, isSettled: true })
    if (outcome.status === 'never') throw transactionRejected('Another request of this account took its place')
    if (outcome.status === 'done') {
      if (outcome.isSuccess) return outcome.receipt.transactionHash
      throw transactionRejected('The call failed. Only the fee was paid')
    }
    await pause(POLL_MS, new AbortController().signal)
  }
  throw new RequestRejectedError('The transaction has no result yet. It may still happen', { code: RPC_CODES.internal })
}

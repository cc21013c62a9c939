/**
 * Has the wallet carry out all calls as one request, and records the outcome.
 *
 * Out     resolves to the wallet's id of the batch, once the wallet has it
 * Throws  TransactionUnknownError   the wallet may have the batch
 *         AtomicUnsupportedError    the wallet cannot carry out all calls or none, or its user did not agree to the upgrade for it
 *         what the adapter throws; in every other case no call was sent
 * Source  EIP-5792; spec R-CALLS-03, R-CALLS-07, R-CALLS-09
 */

import { isKitError } from '../../base/errors/kit-error.js'
import { isMethodUnsupported } from '../../core/adapter/is-method-unsupported.js'
import { getWalletErrorDetails } from '../../core/adapter/wallet-error-details.js'
import type { Kit } from '../../kit.js'
import { waitForOutcome } from '../transactions/wait-for-outcome.js'
import type { OnUnknown } from '../transactions/with-send-request.js'
import type { CallsContext } from './calls-context.js'
import { AtomicUnsupportedError } from './errors.js'
import type { CallsBatch } from './state.js'
import { submitBatch } from './submit-calls.js'
import { getBatch, markCalls, updateBatch } from './update-calls.js'

/** EIP-5792: the user did not agree to upgrade the account; the wallet has no atomic batches. */
const NOT_ATOMIC: ReadonlySet<number> = new Set([5750, 5760])

export async function sendBatch(
  kit: Kit,
  context: CallsContext,
  batch: CallsBatch,
  onUnknown: OnUnknown,
): Promise<string> {
  const { id, calls } = batch
  updateBatch(kit, id, {
    ...{ mode: 'batch', status: 'requested', isSending: true },
    calls: markCalls(calls, { status: 'requested', hash: undefined }),
  })
  try {
    const walletId = await submitBatch(kit, context, batch, (error) => {
      updateBatch(kit, id, { status: 'unknown', isSending: false, calls: markCalls(calls, { status: 'unknown' }) })
      onUnknown(error)
    })
    updateBatch(kit, id, {
      ...{ id: walletId, status: 'pending', isSending: false },
      calls: markCalls(calls, { status: 'sent' }),
    })
    void followBatch(kit, context, walletId)
    return walletId
  } catch (error) {
    updateBatch(kit, id, { status: 'stopped', isSending: false, calls: markCalls(calls, { status: 'waiting' }) })
    throw batch.isAtomicRequired && isNotAtomic(error) ? new AtomicUnsupportedError(error) : error
  }
}

function isNotAtomic(error: unknown): boolean {
  if (!isKitError(error, 'wallet/request-failed')) return false
  const details = getWalletErrorDetails(error)
  return isMethodUnsupported(details) || details.codes.some((code) => NOT_ATOMIC.has(code))
}

async function followBatch(kit: Kit, { adapter, connectorId }: CallsContext, id: string): Promise<void> {
  const end = await waitForOutcome(kit, id)
  const calls = getBatch(kit, id)?.calls
  if (!calls || !end || end.status === 'pending') return
  const hash = end.settledAs
  if (end.status !== 'failed') {
    const status = end.status === 'confirmed' ? end.status : 'failed'
    updateBatch(kit, id, { status, calls: markCalls(calls, { status, hash }) })
    return
  }
  const reported = await adapter.getCallsStatus({ connectorId, id }).catch((error: unknown) => {
    kit.log.debug('The wallet did not report which calls of a batch were executed', error)
    return undefined
  })
  if (reported?.status === 'failed') {
    updateBatch(kit, id, { status: 'failed', calls: markCalls(calls, { status: 'failed', hash }) })
    return
  }
  // Only with a receipt for each call is it certain which receipt belongs to which call.
  const receipts = reported?.receipts.length === calls.length ? reported.receipts : []
  updateBatch(kit, id, {
    status: 'partial',
    calls: calls.map((call, index) => {
      const receipt = receipts[index]
      return { ...call, status: receipt?.status ?? 'unknown', hash: receipt?.hash }
    }),
  })
}

/**
 * Sends what is left of a batch: the calls of a sequence that were not sent or had no effect, or a whole batch that was not sent or
 * had no effect. Calls that were carried out, or may have been, are never sent again.
 *
 * In      id        of a batch that `selectCallsBatches` lists
 *         signal    as for `sendCalls`
 * Out     as `sendCalls`. A second call for the batch meanwhile returns the same promise
 * Throws  CallsNotFoundError; TransactionUnknownError while it is unknown whether a call was sent; CallsRetryError when nothing can be
 *         sent again, or when another account or network is active; what `sendCalls` throws
 * Source  spec R-CALLS-06, R-CALLS-07
 */

import { createRun } from '../../base/async/run.js'
import { isMaybeSignal, isText, parseInput } from '../../base/errors/parse-input.js'
import type { Kit } from '../../kit.js'
import { waitForReconnect } from '../../wallets/connect/wait-for-reconnect.js'
import { TransactionUnknownError } from '../transactions/pending-errors.js'
import { getCallsContext } from './calls-context.js'
import { CallsNotFoundError, CallsRetryError } from './errors.js'
import { type CallsResult, runCalls } from './send-calls.js'
import { getBatch } from './update-calls.js'

/** Which batch to continue. */
export type RetryCallsParams = { readonly id: string; readonly signal?: AbortSignal | undefined }

const retries = createRun<CallsResult>()

/** Sends what is left of a batch. Never sends a call again that was carried out, or may have been. */
export async function retryCalls(kit: Kit, params: RetryCallsParams): Promise<CallsResult> {
  const { id, signal } = parseInput(params, { id: isText, signal: isMaybeSignal })
  const back = waitForReconnect(kit)
  if (back) await back
  const task = async (run: AbortSignal) => {
    const batch = getBatch(kit, id)
    if (!batch) throw new CallsNotFoundError(id)
    if (batch.status === 'unknown') throw new TransactionUnknownError('unknown')
    const context = getCallsContext(kit)
    if (!batch.canRetry || batch.account !== context.caipAddress) throw new CallsRetryError(id)
    return runCalls(kit, context, batch, run)
  }
  return retries.join(kit, (attempt) => task(attempt.signal), { slot: id, signals: [kit.lifetime(), signal] })
}

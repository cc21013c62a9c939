/**
 * Has the wallet send the calls of a batch one by one: the next call is requested once the last one is confirmed. Calls that are
 * confirmed already are skipped, and one that is pending is waited for.
 *
 * Out     resolves when the last call is sent; its outcome is recorded later
 * Throws  TransactionUnknownError   a call may have been sent. No further call is requested, also not when it is known later
 *         CallsIncompleteError      after an earlier call was sent; `cause` is the reason
 *         the reason itself, when no call was sent
 * Source  spec R-CALLS-04 to 06
 */

import { throwIfAborted, withAbort } from '../../base/async/with-abort.js'
import { isKitError } from '../../base/errors/kit-error.js'
import { RequestAbortedError } from '../../base/errors/request-aborted-error.js'
import type { Kit } from '../../kit.js'
import { loadPendingRecorder } from '../transactions/load-pending-recorder.js'
import { waitForOutcome } from '../transactions/wait-for-outcome.js'
import type { OnUnknown } from '../transactions/with-send-request.js'
import type { CallsContext } from './calls-context.js'
import { CallsIncompleteError } from './errors.js'
import type { BatchCall, CallsBatch } from './state.js'
import { submitCall } from './submit-calls.js'
import { getBatch, updateBatch, updateCall } from './update-calls.js'

/** `signal` stops it before the next request; a request that the wallet has continues. */
export type SequenceRun = { readonly signal: AbortSignal; readonly onUnknown: OnUnknown }

export async function sendSequence(
  kit: Kit,
  context: CallsContext,
  batch: CallsBatch,
  { signal, onUnknown }: SequenceRun,
): Promise<void> {
  const { id, calls } = batch
  updateBatch(kit, id, { mode: 'sequence', isSending: true })
  try {
    for (const [index, call] of calls.entries()) {
      if (call.status === 'confirmed') continue
      const position = { id, index }
      const isPending = call.status === 'sent' && call.hash !== undefined
      const hash = isPending ? call.hash : await sendNext(kit, context, { call, position, signal, onUnknown })
      const following = followCall(kit, position, hash)
      if (index === calls.length - 1) following.catch(() => {})
      else if (!(await withAbort(following, signal))) throw new RequestAbortedError()
    }
  } catch (error) {
    throw toSequenceError(getBatch(kit, id) ?? batch, error)
  } finally {
    updateBatch(kit, id, { isSending: false })
  }
}

type CallPosition = { readonly id: string; readonly index: number }
type Next = SequenceRun & { readonly call: BatchCall; readonly position: CallPosition }

/** Requests one call. Resolves to its hash; rejects when it was unknown for a time whether the call was sent. */
async function sendNext(kit: Kit, context: CallsContext, { call, position, signal, onUnknown }: Next): Promise<string> {
  throwIfAborted(signal)
  let unknown: unknown
  updateCall(kit, position, { status: 'requested', hash: undefined })
  try {
    const hash = await submitCall(kit, context, call, (error) => {
      unknown = error
      updateCall(kit, position, { status: 'unknown' })
      updateBatch(kit, position.id, { isSending: false })
      onUnknown(error)
    })
    updateCall(kit, position, { status: 'sent', hash })
    if (unknown === undefined) return hash
    followCall(kit, position, hash).catch(() => {})
  } catch (error) {
    updateCall(kit, position, { status: 'waiting' })
    throw error
  }
  throw unknown
}

/** Records the outcome of a sent call. False when it will not become known. Throws the error of a call without effect. */
async function followCall(kit: Kit, position: CallPosition, hash: string): Promise<boolean> {
  const end = await waitForOutcome(kit, hash)
  const { toOutcomeError } = await loadPendingRecorder()
  const error = end && toOutcomeError(end)
  if (error) {
    updateCall(kit, position, { status: 'failed', hash: end.settledAs ?? hash })
    throw error
  }
  if (end?.status !== 'confirmed') return false
  updateCall(kit, position, { status: 'confirmed', hash: end.settledAs ?? hash })
  return true
}

function toSequenceError({ id, calls }: CallsBatch, error: unknown): unknown {
  const isUnsent = calls.every(({ status }) => status === 'waiting')
  if (isUnsent || isKitError(error, 'transaction/unknown')) return error
  return new CallsIncompleteError(id, calls.filter(({ status }) => status === 'confirmed').length, calls.length, error)
}

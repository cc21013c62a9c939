/**
 * Has the wallet send one call, or all calls as one request, and tracks what it sent.
 *
 * In      onUnknown   called when it is unknown whether the wallet has sent; the promise then waits until it is known
 * Throws  TransactionUnknownError   as `withSendRequest` throws it
 *         what the adapter throws: nothing was sent
 * Source  spec R-CALLS-03, R-CALLS-04, R-CALLS-09, R-ADPT-50, R-STACK-01 to 03
 */

import type { SendResult } from '../../core/adapter/sending.js'
import type { SendDraft } from '../../core/state/pending-state.js'
import type { Kit } from '../../kit.js'
import { leaveView } from '../../navigation/leave-view.js'
import { runTransaction } from '../../navigation/run-transaction.js'
import { loadPendingRecorder } from '../transactions/load-pending-recorder.js'
import type { OnUnknown } from '../transactions/with-send-request.js'
import type { CallsContext } from './calls-context.js'
import type { BatchCall, CallsBatch } from './state.js'

/** Resolves to the hash once the wallet has sent the call, before it is confirmed. */
export function submitCall(
  kit: Kit,
  context: CallsContext,
  { to, value, data }: BatchCall,
  onUnknown: OnUnknown,
): Promise<string> {
  const { connectorId, address, network, adapter } = context
  const prompt = () => adapter.sendTransaction({ connectorId, address, network, to, value, data })
  return submit(kit, context, { to, prompt, onUnknown })
}

/** Resolves to the wallet's id of the batch once the wallet has it. */
export function submitBatch(
  kit: Kit,
  context: CallsContext,
  { calls, capabilities, isAtomicRequired }: CallsBatch,
  onUnknown: OnUnknown,
): Promise<string> {
  const { connectorId, address, network, adapter } = context
  const request = {
    ...{ connectorId, address, network, capabilities, isAtomicRequired },
    calls: calls.map(({ to, value, data }) => ({ to, value, data })),
  }
  const prompt = async () => ({ hash: (await adapter.sendCalls(request)).id })
  return submit(kit, context, { to: calls[0]?.to, prompt, onUnknown, isBatch: true })
}

type Submission = {
  readonly to: string | undefined
  readonly prompt: () => Promise<SendResult>
  readonly onUnknown: OnUnknown
  readonly isBatch?: true
}

async function submit(
  kit: Kit,
  { address, network, isSmartAccount }: CallsContext,
  { to, prompt, onUnknown, isBatch }: Submission,
): Promise<string> {
  const { caipNetworkId } = network
  const draft: SendDraft = { caipNetworkId, address, isSmartAccount, kind: 'other', recipient: to, moves: [] }
  const { withSendRequest, recordSent } = await loadPendingRecorder()
  const run = () => runTransaction(kit, prompt, { onSuccess: () => leaveView(kit, 'ApproveTransaction') })
  const { hash } = await withSendRequest(kit, { draft, prompt: run, onUnknown })
  recordSent(kit, { ...draft, hash, ...(isBatch && { isBatch }) })
  return hash
}

/**
 * Has the wallet of the active account carry out several calls: as one request where the wallet has batches (EIP-5792), else one
 * by one.
 *
 * In      calls             at least one, in order
 *         atomicRequired    all calls or none: a wallet that cannot do that is not asked to send anything
 *         capabilities      passed to the wallet, such as `paymasterService`. A wallet without one that has no `optional: true` is
 *                           not asked to send anything
 *         signal            stops a sequence before its next request; a request that the wallet has continues
 * Out     id                for `getCallsStatus` and `retryCalls`. It resolves once the wallet has sent the last call, not when it is
 *                           confirmed; the state has the progress. A second call with the same calls meanwhile returns the same
 *                           promise
 * Throws  InvalidInputError, CallsEmptyError, AtomicUnsupportedError, CallsCapabilityError, WalletUnavailableError, ProviderNotFoundError,
 *         NetworkUndefinedError, CapabilityMissingError; UserRejectedError, WalletRequestError: no call was sent
 *         CallsIncompleteError      some calls of a sequence were sent; `retryCalls` sends the rest
 *         TransactionUnknownError   a call, or the batch, may have been sent. The kit keeps looking for it and sends it only once
 * Source  EIP-5792; spec R-CALLS-01 to 09, R-CONN-149
 */

import { createRun } from '../../base/async/run.js'
import { randomId } from '../../base/browser/random-id.js'
import { isKitError } from '../../base/errors/kit-error.js'
import { isRecord } from '../../base/validation/guard.js'
import { fetchBatchSupport } from '../../core/adapter/fetch-chain-capabilities.js'
import { isMethodUnsupported } from '../../core/adapter/is-method-unsupported.js'
import { getWalletErrorDetails } from '../../core/adapter/wallet-error-details.js'
import type { Kit } from '../../kit.js'
import { waitForReconnect } from '../../wallets/connect/wait-for-reconnect.js'
import { rejectOnceUnknown } from '../transactions/reject-once-unknown.js'
import type { OnUnknown } from '../transactions/with-send-request.js'
import { type CallsContext, getCallsContext } from './calls-context.js'
import { AtomicUnsupportedError, CallsCapabilityError, CallsEmptyError } from './errors.js'
import { type CallsParams, parseCalls } from './parse-calls.js'
import { sendBatch } from './send-batch.js'
import { sendSequence } from './send-sequence.js'
import type { CallsBatch } from './state.js'
import { addBatch, getBatch, markCalls } from './update-calls.js'

/** Id of a batch. */
export type CallsResult = { readonly id: string }

const sends = createRun<CallsResult>()

/** Sends calls as one request, or one by one. Resolves to the batch's id once the wallet has sent the last call. */
export async function sendCalls(kit: Kit, params: CallsParams): Promise<CallsResult> {
  const { calls, atomicRequired = false, capabilities, signal } = parseCalls(params)
  if (calls.length === 0) throw new CallsEmptyError()
  const back = waitForReconnect(kit)
  if (back) await back
  const context = getCallsContext(kit)
  const batch: CallsBatch = {
    ...{ id: randomId(), account: context.caipAddress, caipNetworkId: context.network.caipNetworkId },
    ...{ mode: 'batch', status: 'requested', isSending: true, canRetry: false },
    ...{ isAtomicRequired: atomicRequired, capabilities },
    calls: markCalls(calls, { status: 'waiting' }),
  }
  const slot = JSON.stringify([batch.account, calls.map(({ to, value, data }) => [to, value?.toString(), data])])
  return sends.join(kit, (attempt) => runCalls(kit, context, batch, attempt.signal), {
    slot,
    signals: [kit.lifetime(), signal],
  })
}

/** Sends a new batch, or what is left of one. The state has it from then on, unless the wallet cannot send it as required. */
export async function runCalls(
  kit: Kit,
  context: CallsContext,
  batch: CallsBatch,
  signal: AbortSignal,
): Promise<CallsResult> {
  const isBatch = await fetchIsBatch(kit, context, batch)
  if (!getBatch(kit, batch.id)) addBatch(kit, batch)
  return rejectOnceUnknown(async (onUnknown) => {
    if (!isBatch) return inSequence(kit, context, { batch, signal, onUnknown })
    try {
      return { id: await sendBatch(kit, context, batch, onUnknown) }
    } catch (error) {
      if (!canSendInSequence(batch, error)) throw error
      kit.log.debug('The wallet has no batches', error)
      return inSequence(kit, context, { batch, signal, onUnknown })
    }
  })
}

type SequenceParams = { readonly batch: CallsBatch; readonly signal: AbortSignal; readonly onUnknown: OnUnknown }

async function inSequence(kit: Kit, context: CallsContext, { batch, ...run }: SequenceParams): Promise<CallsResult> {
  await sendSequence(kit, context, batch, run)
  return { id: batch.id }
}

/** Whether the wallet gets all calls as one request. Throws when it cannot send them as the app requires. */
async function fetchIsBatch(kit: Kit, context: CallsContext, batch: CallsBatch): Promise<boolean> {
  const { namespace, connectorId, address, network } = context
  const { calls, isAtomicRequired, capabilities = {}, mode } = batch
  const required = findRequired(capabilities)
  // What is left of a sequence has been begun without them.
  if (mode === 'sequence') return false
  if (calls.length === 1 && required === undefined && Object.keys(capabilities).length === 0) return false
  const support = await fetchBatchSupport(kit, { namespace, connectorId, address, chainId: network.id })
  if (support === 'atomic' || support === 'ready') return true
  const mustBeAtomic = isAtomicRequired && calls.length > 1
  if (support === 'unknown') return mustBeAtomic || required !== undefined
  if (mustBeAtomic) throw new AtomicUnsupportedError()
  if (support === 'ordered') return true
  if (required !== undefined) throw new CallsCapabilityError(required)
  return false
}

/** Name of the first capability that the wallet must have. */
function findRequired(capabilities: Readonly<Record<string, unknown>>): string | undefined {
  return Object.entries(capabilities).find(([, value]) => !isRecord(value) || value.optional !== true)?.[0]
}

/** A wallet that does not have the request has sent nothing. */
function canSendInSequence({ isAtomicRequired, capabilities = {} }: CallsBatch, error: unknown): boolean {
  if (isAtomicRequired || findRequired(capabilities) !== undefined) return false
  return isKitError(error, 'wallet/request-failed') && isMethodUnsupported(getWalletErrorDetails(error))
}

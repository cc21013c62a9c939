/**
 * Status of a batch of calls: from the wallet when it has the batch as one request, also one of an earlier visit; else as this page
 * knows it.
 *
 * In      id   as `sendCalls` returns it
 * Throws  CallsNotFoundError   neither the wallet nor this page knows it
 *         WalletUnavailableError, ProviderNotFoundError, NetworkUndefinedError, CapabilityMissingError, WalletRequestError
 * Source  EIP-5792; spec R-CALLS-08, R-CONN-149
 */

import { isText, parseInput } from '../../base/errors/parse-input.js'
import { isMethodUnsupported } from '../../core/adapter/is-method-unsupported.js'
import type { CallsStatus } from '../../core/adapter/sending.js'
import { getWalletErrorDetails } from '../../core/adapter/wallet-error-details.js'
import type { Kit } from '../../kit.js'
import { waitForReconnect } from '../../wallets/connect/wait-for-reconnect.js'
import { getCallsContext } from './calls-context.js'
import { CallsNotFoundError } from './errors.js'
import type { CallsBatch } from './state.js'
import { getBatch } from './update-calls.js'

/** EIP-5792: the wallet does not know the batch. */
const UNKNOWN_BATCH = 5730

/** Returns the status of a batch that `sendCalls` has sent. */
export async function getCallsStatus(kit: Kit, params: { readonly id: string }): Promise<CallsStatus> {
  const { id } = parseInput(params, { id: isText })
  const known = getBatch(kit, id)
  if (known?.mode === 'sequence') return toCallsStatus(known)
  const back = waitForReconnect(kit)
  if (back) await back
  const { adapter, connectorId } = getCallsContext(kit)
  try {
    return await adapter.getCallsStatus({ connectorId, id })
  } catch (error) {
    const details = getWalletErrorDetails(error)
    const isUnknown = details.codes.includes(UNKNOWN_BATCH) || isMethodUnsupported(details)
    throw isUnknown ? new CallsNotFoundError(id, error) : error
  }
}

function toCallsStatus({ status, calls }: CallsBatch): CallsStatus {
  const receipts = calls.flatMap(({ status: own, hash }) =>
    own === 'confirmed' || own === 'failed' ? [{ hash, status: own }] : [],
  )
  const isConfirmed = calls.some((call) => call.status === 'confirmed')
  const stopped = isConfirmed ? 'partial' : 'failed'
  return {
    status: status === 'confirmed' ? status : status === 'stopped' ? stopped : 'pending',
    isAtomic: calls.length === 1,
    receipts,
  }
}

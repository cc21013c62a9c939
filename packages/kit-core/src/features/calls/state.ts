/** Types of batches of calls in the state. Source: spec R-CALLS-05. */

import type { CaipAddress, CaipNetworkId } from '../../base/caip/namespace.js'

/** A call of a batch: a contract call, a transfer of the native token, or both. `value` is in base units. */
export type BatchCall = {
  readonly to: string
  readonly value?: bigint | undefined
  readonly data?: string | undefined
}

/**
 * Progress of a call. `waiting`: no wallet has it. `requested`: the wallet is prompted. `unknown`: it may have been sent, or the
 * wallet does not say whether it was executed. `failed`: it had no effect.
 */
export type CallStatus = 'waiting' | 'requested' | 'unknown' | 'sent' | 'confirmed' | 'failed'

/** A call of a batch and its progress. */
export type TrackedCall = BatchCall & {
  readonly status: CallStatus
  /** Hash of its transaction, which calls of one transaction share. Absent until it is known. */
  readonly hash?: string | undefined
}

/**
 * Progress of a batch. `requested`: from the first request until the last call is sent. `unknown`: something may have been sent
 * although the wallet's response is missing. `stopped`: some calls were not sent, or had no effect; they can be sent. `failed`: no
 * call of a request for all had an effect. `partial`: the wallet carried out an unknown part, so that nothing is sent again.
 */
export type CallsBatchStatus = 'requested' | 'unknown' | 'pending' | 'confirmed' | 'stopped' | 'failed' | 'partial'

/** A batch of calls that this page sends or has sent. */
export type CallsBatch = {
  /** The wallet's id once it has the batch as one request, else the kit's. */
  readonly id: string
  readonly account: CaipAddress
  readonly caipNetworkId: CaipNetworkId
  /** `batch`: one request for all calls. `sequence`: a request for each call, the next one once the last is confirmed. */
  readonly mode: 'batch' | 'sequence'
  readonly status: CallsBatchStatus
  /** True until the last call is sent, or no further one will be requested. */
  readonly isSending: boolean
  /** Whether `retryCalls` can send the rest: it was not sent, or had no effect. */
  readonly canRetry: boolean
  readonly calls: readonly TrackedCall[]
  readonly isAtomicRequired: boolean
  readonly capabilities?: Readonly<Record<string, unknown>> | undefined
}

/** Maximum number of batches in the state; a new one replaces the oldest. */
export const MAX_BATCHES = 20

'use client'

/**
 * Several calls from the active account: as one request where the wallet has batches (EIP-5792), else one by one.
 *
 * Out     data     the account's newest batch on its network, with the progress of each call; undefined before the first one
 *         mutate   sends; resolves to the batch's id once the last call is sent, and to undefined when that failed. Never rejects:
 *                  `error` is its error. A batch that may have been sent has the error code `transaction/unknown`
 *         retry    sends the rest of `data`, when its `canRetry` is true; otherwise `error` says why nothing is sent
 *         Leaving the component stops a sequence before its next request.
 * Source  R-REACT-03 to 07, R-CALLS-01 to 09
 */

import type { CallsBatch, Kit } from '@bowline/kit-core'
import { type CallsParams, type CallsResult, retryCalls, sendCalls } from '@bowline/kit-core/actions'
import { selectLatestCalls } from '@bowline/kit-core/internal'
import { useCallback, useMemo } from 'react'
import { useAction } from '../kit/use-action.js'
import { useKitState } from '../kit/use-kit-state.js'

/** Calls to send, or the batch to continue. */
type Request = CallsParams | { readonly id: string; readonly signal?: AbortSignal }

/** The newest batch, and functions to send one. */
export type UseKitCallsReturnType = {
  readonly data: CallsBatch | undefined
  readonly mutate: (params: CallsParams) => Promise<CallsResult | undefined>
  readonly retry: () => Promise<CallsResult | undefined>
  readonly error: unknown
  /** Whether the kit sends calls of `data`, or is about to. */
  readonly isPending: boolean
}

/** Sends batches of calls from the active account. */
export function useKitCalls(): UseKitCallsReturnType {
  const data = useKitState(selectLatestCalls)
  const { run, status, error } = useAction(send)
  const id = data?.id
  const mutate = useCallback((params: CallsParams) => run(params), [run])
  const retry = useCallback(async () => (id === undefined ? undefined : run({ id })), [run, id])
  const isPending = status === 'running' || data?.isSending === true
  return useMemo(() => ({ data, mutate, retry, error, isPending }), [data, mutate, retry, error, isPending])
}

function send(kit: Kit, request: Request): Promise<CallsResult> {
  return 'calls' in request ? sendCalls(kit, request) : retryCalls(kit, request)
}

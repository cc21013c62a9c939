/**
 * The requests that have not ended, and how one ends: by its answer, or by a failure, whichever is first, and only once.
 *
 * In      requests; answers of the frame
 * Out     what an answer does, or undefined when nobody waits for it, it is of another type, or it does not fit
 * Throws  FrameError frame/answered, by rejecting the request: the frame's message, or `An error occurred`
 * Source  R-FRAME-15, 16, 21 to 25
 */
import * as z from 'zod/mini'
import { frameRefusalSchema, frameType } from '../protocol/frame-messages.js'
import type { FrameRequestName } from '../protocol/request-names.js'
import { RPC_CODES } from '../protocol/rpc-codes.js'
import { FrameError, type FrameErrorCode } from './frame-error.js'
import type { FrameAnswerMessage } from './frame-line.js'
import type { RequestKind } from './request-kind.js'

/** A request on its way: waiting for a frame, for a sign that it is alive, or for its answer. */
export type OpenRequest = {
  id: string
  stage: 'waiting' | 'checking' | 'sent'
  wasSentAgain: boolean
  limit: ReturnType<typeof setTimeout> | undefined
  readonly name: FrameRequestName
  readonly payload: unknown
  readonly kind: RequestKind
  /** Resolves the request, if the payload fits. */
  readonly resolverOf: (payload: unknown) => (() => void) | undefined
  readonly reject: (error: FrameError) => void
  readonly release: () => void
}

/** What a failed request had to do with. */
export type OpenRequestsParts = {
  readonly onEnd: (name: FrameRequestName, error: FrameError | undefined) => void
}

/** Makes the table of one client. */
export function createOpenRequests({ onEnd }: OpenRequestsParts) {
  const requests = new Set<OpenRequest>()

  function settle(request: OpenRequest, act: () => void, error?: FrameError): void {
    if (!requests.delete(request)) return
    clearTimeout(request.limit)
    request.release()
    onEnd(request.name, error)
    act()
  }

  function reject(request: OpenRequest, error: FrameError): void {
    settle(request, () => request.reject(error), error)
  }

  return {
    requests,
    reject,
    /** Ends a request without an answer, in the words of an aborted one. */
    fail(request: OpenRequest, code: FrameErrorCode, reason?: string): void {
      const rpcCode = code === 'frame/aborted' ? RPC_CODES.declined : RPC_CODES.disconnected
      const { rpc, abortText } = request.kind
      reject(request, new FrameError(code, abortText, { reason, rpcCode: rpc === undefined ? undefined : rpcCode }))
    },
    effectOf({ id, type, payload }: FrameAnswerMessage): (() => void) | undefined {
      const request = [...requests].find((one) => one.id === id)
      if (request === undefined) return undefined
      if (type === frameType(`${request.name}_SUCCESS`)) {
        const resolve = request.resolverOf(payload)
        return resolve && (() => settle(request, resolve))
      }
      if (type !== frameType(`${request.name}_ERROR`)) return undefined
      const refusal = z.safeParse(frameRefusalSchema, payload ?? {}).data
      if (refusal === undefined) return undefined
      const { message, reason, code } = refusal
      return () =>
        reject(request, new FrameError('frame/answered', message || 'An error occurred', { reason, rpcCode: code }))
    },
  }
}

/**
 * The requests that have not ended, and how one ends: by its answer, or by a failure, whichever is first, and only once.
 *
 * In      requests; answers of the frame
 * Out     what an answer does, or undefined when nobody waits for it, it is of another type, or it does not fit
 * Throws  FrameError frame/answered, by rejecting the request: the frame's message, or `An error occurred`, also for a
 *         signing request whose answer is no signature
 *         FrameError frame/unanswered: the frame was carrying it out, and its response was lost
 * Source  R-FRAME-15, 16, 21 to 25, 35, 68
 */
import * as z from 'zod/mini'
import { frameRefusalSchema, frameType } from '../protocol/frame-messages.js'
import type { FrameRequestName } from '../protocol/request-names.js'
import { isSignedMessage } from '../protocol/response-schemas.js'
import { RPC_CODES } from '../protocol/rpc-codes.js'
import type { FrameAnswerMessage } from './frame-connection.js'
import { FrameError, type FrameErrorCode } from './frame-error.js'
import type { RequestKind } from './request-kind.js'

/** A request on its way: waiting for a frame, for a sign that it is alive, or for its answer. */
export type OpenRequest = {
  id: string
  stage: 'waiting' | 'checking' | 'sent'
  wasSentAgain: boolean
  /** The frame was allowed to sign or send: from now on only its response says what happened. */
  isConfirmed: boolean
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

const UNANSWERED = 'The embedded wallet didn’t respond. Check whether the request was carried out before you repeat it.'

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
      const { rpc, abortText, isSending: isUnsent } = request.kind
      if (request.isConfirmed) {
        reject(request, new FrameError('frame/unanswered', UNANSWERED, { reason, rpcCode: RPC_CODES.internal }))
        return
      }
      const rpcCode = code === 'frame/aborted' ? RPC_CODES.declined : RPC_CODES.disconnected
      reject(request, new FrameError(code, abortText, { reason, rpcCode: rpc && rpcCode, isUnsent }))
    },
    effectOf({ id, type, payload }: FrameAnswerMessage): (() => void) | undefined {
      const request = [...requests].find((one) => one.id === id)
      if (request === undefined) return undefined
      if (type === frameType(`${request.name}_SUCCESS`)) {
        if (request.kind.isSigning && !isSignedMessage(payload)) {
          const rpcCode = RPC_CODES.internal
          return () => reject(request, new FrameError('frame/answered', 'An error occurred', { rpcCode }))
        }
        const resolve = request.resolverOf(payload)
        return resolve && (() => settle(request, resolve))
      }
      if (type !== frameType(`${request.name}_ERROR`)) return undefined
      const refusal = z.safeParse(frameRefusalSchema, payload ?? {}).data
      if (refusal === undefined) return undefined
      const { message = '', reason, code: rpcCode } = refusal
      return () => {
        const isUnsent = request.kind.isSending && !request.isConfirmed
        reject(request, new FrameError('frame/answered', message || 'An error occurred', { reason, rpcCode, isUnsent }))
      }
    },
    /** Lets the frame sign what the user has approved, if the request still waits. */
    confirm(id: string): boolean {
      const request = [...requests].find((one) => one.id === id)
      if (request?.kind.rpc !== 'approval') return false
      request.isConfirmed = true
      return true
    },
  }
}

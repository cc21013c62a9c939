/**
 * The client's requests to the frame that have not settled. Each settles once, by its response or by a failure, whichever comes
 * first.
 *
 * Throws  FrameError frame/error-response, by rejecting the request: the frame's message or `An error occurred`, also for a
 *         signing request whose response is not a signature
 *         FrameError frame/no-response: the frame was executing the request and its response was lost
 * Source  R-FRAME-15, 16, 21 to 25, 35, 68
 */

import { CLIENT_CODES } from '../protocol/client-codes.js'
import { type FrameErrorPayload, frameErrorPayloadSchema, frameType } from '../protocol/frame-messages.js'
import type { FrameRequestName } from '../protocol/request-names.js'
import { isSignedMessage } from '../protocol/response-schemas.js'
import { tryParse } from '../protocol/schema-helpers.js'
import type { FrameResponseMessage } from './frame-connection.js'
import { FrameError, type FrameErrorCode } from './frame-error.js'
import type { RequestKind } from './request-kind.js'

/** A request that waits for a frame, for a ping before an approval (`checking`), or for its response (`sent`). */
export type OpenRequest = {
  id: string
  stage: 'waiting' | 'checking' | 'sent'
  wasResent: boolean
  /** The frame was allowed to sign or send. From now on only its response shows the outcome. */
  isConfirmed: boolean
  limit?: ReturnType<typeof setTimeout>
  readonly name: FrameRequestName
  readonly payload: unknown
  readonly kind: RequestKind
  /** Returns a function that resolves the request; undefined when the payload is invalid. */
  readonly createResolver: (payload: unknown) => (() => void) | undefined
  readonly reject: (error: FrameError) => void
  readonly release: () => void
}

/** `onEnd`: called when a request has settled. */
export type OpenRequestsOptions = {
  readonly onEnd: (name: FrameRequestName, error: FrameError | undefined) => void
}

const UNANSWERED = 'The embedded wallet didn’t respond. Check whether the request was carried out before you repeat it.'

/** Creates the open requests of one client. */
export function createOpenRequests({ onEnd }: OpenRequestsOptions) {
  const requests = new Set<OpenRequest>()

  const find = (id: string) => [...requests].find((request) => request.id === id)

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
    /** Rejects a request without a response, with the message of an aborted request. */
    fail(request: OpenRequest, code: FrameErrorCode, reason?: string): void {
      const { rpc, abortText, isSending: isUnsent } = request.kind
      if (request.isConfirmed) {
        reject(request, new FrameError('frame/no-response', UNANSWERED, { reason, rpcCode: CLIENT_CODES.internal }))
        return
      }
      const rpcCode = code === 'frame/aborted' ? CLIENT_CODES.declined : CLIENT_CODES.disconnected
      reject(request, new FrameError(code, abortText, { reason, rpcCode: rpc && rpcCode, isUnsent }))
    },
    /** Returns what a response does; undefined when no request waits for it, its type differs, or its payload is invalid. */
    effectOf({ id, type, payload }: FrameResponseMessage): (() => void) | undefined {
      const request = find(id)
      if (request === undefined) return undefined
      const isSuccess = type === frameType(`${request.name}_SUCCESS`)
      if (isSuccess && (!request.kind.isSigning || isSignedMessage(payload))) {
        const resolve = request.createResolver(payload)
        return resolve && (() => settle(request, resolve))
      }
      if (!isSuccess && type !== frameType(`${request.name}_ERROR`)) return undefined
      const error = isSuccess ? { code: CLIENT_CODES.internal } : tryParse(frameErrorPayloadSchema, payload ?? {})
      if (error === undefined) return undefined
      const { message, reason, code: rpcCode }: FrameErrorPayload = error
      return () => {
        const isUnsent = !isSuccess && request.kind.isSending && !request.isConfirmed
        const details = { reason, rpcCode, isUnsent }
        reject(request, new FrameError('frame/error-response', message || 'An error occurred', details))
      }
    },
    /** Lets the frame carry out an approved request. Returns false when the request is no longer waiting. */
    confirm(id: string): boolean {
      const request = find(id)
      if (!request?.kind.needsApproval) return false
      request.isConfirmed = true
      return true
    },
  }
}

/**
 * Creates the open request of a call of the page.
 *
 * In      the call's name and payload; how many requests are open
 * Out     a request that no frame has yet, with a copy of the payload
 * Throws  FrameError  a method that the frame does not support, more than 99 open requests, or a payload that cannot be sent
 * Source  R-FRAME-21, R-FRAME-39; security.md §5
 */

import { CLIENT_CODES } from '../protocol/client-codes.js'
import type { FrameRequestPayload } from '../protocol/payloads.js'
import type { FrameRequestName } from '../protocol/request-names.js'
import { type FrameResponse, parseResponse } from '../protocol/response-schemas.js'
import { clonePayload } from './clone-payload.js'
import { FrameError, type FrameErrorCode } from './frame-error.js'
import type { OpenRequest } from './open-requests.js'
import { getRequestKind } from './request-kind.js'

const OPEN_REQUESTS = 99

/** How the request ends. `release` is called once, before either. */
export type RequestEnd<Name extends FrameRequestName> = {
  readonly resolve: (response: FrameResponse<Name>) => void
  readonly reject: (error: FrameError) => void
  readonly release: () => void
}

/** Creates the request. */
export function createOpenRequest<Name extends FrameRequestName>(
  name: Name,
  payload: FrameRequestPayload<Name>,
  { openCount, resolve, ...end }: RequestEnd<Name> & { readonly openCount: number },
): OpenRequest {
  const kind = getRequestKind(name, payload)
  const refusal = (code: FrameErrorCode, message: string, rpcCode: number): FrameError =>
    new FrameError(code, message, { rpcCode, isUnsent: kind.isSending })
  if (kind.rpc === 'unsupported')
    throw refusal('frame/unsupported-method', 'Requested RPC call is not allowed', CLIENT_CODES.notOffered)
  if (openCount >= OPEN_REQUESTS) throw refusal('frame/too-many', 'An error occurred', CLIENT_CODES.tooMany)
  const cloned = clonePayload(name, payload)
  if (cloned === undefined) throw refusal('frame/invalid-request', 'An error occurred', CLIENT_CODES.badParams)
  return {
    id: crypto.randomUUID(),
    stage: 'waiting',
    wasResent: false,
    isConfirmed: false,
    name,
    payload: cloned.payload,
    kind,
    createResolver(response) {
      const parsed = parseResponse(name, response)
      return parsed && (() => resolve(parsed.value))
    },
    ...end,
  }
}

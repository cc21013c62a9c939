/**
 * The frame's end of the channel, used by the secure site and by the fake frame: passes valid requests of the page to handlers,
 * and sends one response to each unless the page cancels it. The page can cancel an approved request only until it has
 * confirmed that it is still waiting.
 *
 * Throws  nothing; an error of a handler becomes an error response, with its message only for a `RequestRejectedError`
 * Source  security.md §5; R-FRAME-21, 22, 24, 28, 68: at most 99 open requests, beyond a limit -32005
 */
import * as v from 'valibot'
import type { AppRequest } from './app-messages.js'
import { appType } from './app-type.js'
import { type FrameErrorPayload, type FrameEventPayload, frameType } from './frame-messages.js'
import { createMessageGate } from './message-gate.js'
import { type FrameRequestPayload, PAYLOADS } from './payloads.js'
import type { FramePort } from './port.js'
import { FRAME_REQUEST_NAMES, type FrameRequestName } from './request-names.js'
import type { FrameResponse } from './response-schemas.js'
import { RPC_CODES } from './rpc-codes.js'

const OPEN_REQUESTS = 99
const CONFIRM_LIMIT_MS = 10_000

/** An error of a request handler whose message and facts are sent to the page. */
export class RequestRejectedError extends Error {
  override readonly name: string = 'RequestRejectedError'
  constructor(
    message: string,
    readonly facts: Omit<FrameErrorPayload, 'message'> = {},
  ) {
    super(message)
  }
}

/**
 * A handler calls this between the user's approval and the signature. Resolves when the page confirms that it is still waiting:
 * from then on the signal no longer aborts and the page waits for the response. Rejects when the page cancels, or does not
 * respond within 10 s.
 */
export type ConfirmApproval = () => Promise<void>

/** The frame's handler for each request. The signal aborts when the page cancels the request or the channel closes. */
export type RequestHandlers = {
  readonly [Name in FrameRequestName]: (
    payload: FrameRequestPayload<Name>,
    signal: AbortSignal,
    confirm: ConfirmApproval,
  ) => Promise<FrameResponse<Name>>
}

type OpenRequest = {
  readonly cancel: AbortController
  /** Defined while the frame waits for the page's confirmation. */
  proceed?: (() => void) | undefined
  isConfirmed?: boolean
}

/** Options of `createFrameEndpoint`. */
export type FrameEndpointOptions = {
  readonly port: FramePort
  readonly handlers: RequestHandlers
  /** Runs before each handler. An error that it throws becomes the response. */
  readonly before?: (name: FrameRequestName, payload: unknown, signal: AbortSignal) => Promise<void>
  /** A monotonic clock, for the rate limit. */
  readonly nowMs: () => number
  /** Converts an error to the reply for the page. By default only a `RequestRejectedError` reveals its message. */
  readonly toErrorPayload?: (error: unknown, name: FrameRequestName) => FrameErrorPayload
}

/** Controls of the frame's end. */
export interface FrameEndpoint {
  /** Sends an event or a new session token to the page. */
  say(event: FrameEventPayload | { readonly token: string }): void
  /** Stops listening and aborts the requests that the page has not confirmed. */
  close(): void
}

/** Starts listening to the page. */
export function createFrameEndpoint({
  port,
  handlers,
  before,
  nowMs,
  toErrorPayload = toPlainPayload,
}: FrameEndpointOptions): FrameEndpoint {
  const admit = createMessageGate({ nowMs })
  const open = new Map<string, OpenRequest>()
  let seq = 0

  function post(message: { readonly id?: string; readonly type: string; readonly payload?: unknown }): void {
    seq += 1
    port.postMessage({ seq, ...message })
  }

  function postError(id: string, name: FrameRequestName, { message, ...details }: FrameErrorPayload): void {
    post({ id, type: frameType(`${name}_ERROR`), payload: { ...(message ? { message } : {}), ...details } })
  }

  function confirm(id: string, request: OpenRequest): Promise<void> {
    const { signal } = request.cancel
    return new Promise((resolve, reject) => {
      const fail = (): void => {
        stop()
        reject(new RequestRejectedError('Request was aborted', { code: RPC_CODES.declined }))
      }
      const limit = setTimeout(fail, CONFIRM_LIMIT_MS)
      const stop = (): void => {
        clearTimeout(limit)
        signal.removeEventListener('abort', fail)
        request.proceed = undefined
      }
      if (signal.aborted) return fail()
      signal.addEventListener('abort', fail)
      request.proceed = () => {
        request.isConfirmed = true
        stop()
        resolve()
      }
      post({ type: frameType('APPROVED'), payload: { id } })
    })
  }

  async function respond({ id, type, payload }: AppRequest): Promise<void> {
    const name = nameOf(type)
    const request: OpenRequest = { cancel: new AbortController() }
    const { signal } = request.cancel
    open.set(id, request)
    const settle = (act: () => void): void => {
      if (open.delete(id)) act()
    }
    try {
      await before?.(name, payload, signal)
      const value: unknown = await run(handlers, name, payload, signal, () => confirm(id, request))
      settle(() => post({ id, type: frameType(`${name}_SUCCESS`), ...(value === undefined ? {} : { payload: value }) }))
    } catch (error) {
      settle(() => postError(id, name, toErrorPayload(error, name)))
    }
  }

  function onMessage({ data }: { readonly data: unknown }): void {
    const admission = admit(data)
    if (admission === undefined) return
    const { message, verdict } = admission
    if (message.type === '@bowline-app/RPC_ABORT') {
      const { id } = message.payload
      const request = open.get(id)
      if (request === undefined || request.isConfirmed) return
      open.delete(id)
      request.cancel.abort()
    } else if (message.type === '@bowline-app/RPC_PROCEED') {
      open.get(message.payload.id)?.proceed?.()
    } else if (message.type === '@bowline-app/PING') {
      if (verdict === 'admitted') post({ id: message.id, type: frameType('PING_SUCCESS') })
    } else if (verdict === 'too-fast' || open.size >= OPEN_REQUESTS) {
      postError(message.id, nameOf(message.type), { code: RPC_CODES.tooMany })
    } else {
      void respond(message)
    }
  }

  port.addEventListener('message', onMessage)
  port.start()
  return {
    say(event) {
      if ('token' in event) post({ type: frameType('SESSION_UPDATE'), payload: event })
      else post({ type: frameType('EVENT'), payload: event })
    },
    close() {
      port.removeEventListener('message', onMessage)
      port.close()
      const closed = [...open.values()]
      open.clear()
      for (const { isConfirmed, cancel } of closed) if (!isConfirmed) cancel.abort()
    },
  }
}

const schemas: { readonly [Name in FrameRequestName]: v.GenericSchema<unknown, FrameRequestPayload<Name>> } = PAYLOADS

async function run<Name extends FrameRequestName>(
  handlers: RequestHandlers,
  name: Name,
  payload: unknown,
  signal: AbortSignal,
  confirm: ConfirmApproval,
): Promise<FrameResponse<Name>> {
  const schema: v.GenericSchema<unknown, FrameRequestPayload<Name>> = schemas[name]
  return handlers[name](v.parse(schema, payload), signal, confirm)
}

const names = new Map(FRAME_REQUEST_NAMES.map((name) => [appType(name), name]))

function nameOf(type: AppRequest['type']): FrameRequestName {
  const name = names.get(type)
  if (name === undefined) throw new Error('The request has no name')
  return name
}

const toPlainPayload = (error: unknown): FrameErrorPayload =>
  error instanceof RequestRejectedError ? { message: error.message, ...error.facts } : { code: RPC_CODES.internal }

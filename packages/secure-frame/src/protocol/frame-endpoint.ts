/**
 * The frame's end of the channel: what passes the gate is handled, and each request gets one response, unless the page cancels
 * it. A request that the user has approved can only be cancelled until the page has confirmed that it still waits.
 *
 * In      port, a handler per request, a clock
 * Out     answers on the port; `say` for what the frame says unasked
 * Throws  nothing; what a handler throws becomes an error answer, in words only if it is a RefusalError
 * Source  security.md §5; R-FRAME-21, 22, 24, 28, 68: open requests ≤ 99, over a limit -32005
 */
import * as z from 'zod/mini'
import type { AppRequest } from './app-messages.js'
import { appType } from './app-type.js'
import { type FrameEventPayload, type FrameRefusal, frameType } from './frame-messages.js'
import { createMessageGate } from './message-gate.js'
import { type FrameRequestPayload, PAYLOADS } from './payloads.js'
import type { FramePort } from './port.js'
import { FRAME_REQUEST_NAMES, type FrameRequestName } from './request-names.js'
import type { FrameResponse } from './response-schemas.js'
import { RPC_CODES } from './rpc-codes.js'

const OPEN_REQUESTS = 99
const CONFIRM_LIMIT_MS = 10_000

/** A refusal in words that the page may show. */
export class RefusalError extends Error {
  override readonly name = 'RefusalError'
  constructor(
    message: string,
    readonly facts: Omit<FrameRefusal, 'message'> = {},
  ) {
    super(message)
  }
}

/**
 * Call it between the user's approval and the signature. Resolves when the page confirms that it still waits: from then on the
 * signal no longer fires, and the page waits for the response. Rejects when the page cancels, or is silent for 10 s.
 */
export type ConfirmApproval = () => Promise<void>

/** What the frame does, per request; the signal fires when the page cancels the request, or the channel closes. */
export type RequestHandlers = {
  readonly [Name in FrameRequestName]: (
    payload: FrameRequestPayload<Name>,
    signal: AbortSignal,
    confirm: ConfirmApproval,
  ) => Promise<FrameResponse<Name>>
}

type OpenRequest = {
  readonly cancel: AbortController
  /** Present while the page is asked whether it still waits. */
  proceed?: (() => void) | undefined
  isConfirmed?: boolean
}

export type FrameEndpointOptions = {
  readonly port: FramePort
  readonly handlers: RequestHandlers
  /** Runs before each handler; what it throws is the answer. */
  readonly before?: (name: FrameRequestName, payload: unknown, signal: AbortSignal) => Promise<void>
  readonly nowMs: () => number
  /** What the page is told of a failure; only of a RefusalError unless given. */
  readonly refusalOf?: (error: unknown, name: FrameRequestName) => FrameRefusal
}

/** What the frame's end can do of itself. */
export interface FrameEndpoint {
  say(event: FrameEventPayload | { readonly token: string }): void
  close(): void
}

/** Begins to listen to the page. */
export function createFrameEndpoint({
  port,
  handlers,
  before,
  nowMs,
  refusalOf = plainRefusal,
}: FrameEndpointOptions): FrameEndpoint {
  const admit = createMessageGate({ nowMs })
  const open = new Map<string, OpenRequest>()
  let seq = 0

  function post(message: { readonly id?: string; readonly type: string; readonly payload?: unknown }): void {
    seq += 1
    port.postMessage({ seq, ...message })
  }

  function refuse(id: string, name: FrameRequestName, { message, ...facts }: FrameRefusal): void {
    post({ id, type: frameType(`${name}_ERROR`), payload: { ...(message ? { message } : {}), ...facts } })
  }

  function confirm(id: string, request: OpenRequest): Promise<void> {
    const { signal } = request.cancel
    return new Promise((resolve, reject) => {
      const fail = (): void => {
        stop()
        reject(new RefusalError('Request was aborted', { code: RPC_CODES.declined }))
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

  async function answer({ id, type, payload }: AppRequest): Promise<void> {
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
      settle(() => refuse(id, name, refusalOf(error, name)))
    }
  }

  function hear({ data }: { readonly data: unknown }): void {
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
      refuse(message.id, nameOf(message.type), { code: RPC_CODES.tooMany })
    } else {
      void answer(message)
    }
  }

  port.addEventListener('message', hear)
  port.start()
  return {
    say(event) {
      if ('token' in event) post({ type: frameType('SESSION_UPDATE'), payload: event })
      else post({ type: frameType('EVENT'), payload: event })
    },
    close() {
      port.removeEventListener('message', hear)
      port.close()
      const closed = [...open.values()]
      open.clear()
      for (const { isConfirmed, cancel } of closed) if (!isConfirmed) cancel.abort()
    },
  }
}

const schemas: { readonly [Name in FrameRequestName]: z.ZodMiniType<FrameRequestPayload<Name>> } = PAYLOADS

async function run<Name extends FrameRequestName>(
  handlers: RequestHandlers,
  name: Name,
  payload: unknown,
  signal: AbortSignal,
  confirm: ConfirmApproval,
): Promise<FrameResponse<Name>> {
  const schema: z.ZodMiniType<FrameRequestPayload<Name>> = schemas[name]
  return handlers[name](z.parse(schema, payload), signal, confirm)
}

const names = new Map(FRAME_REQUEST_NAMES.map((name) => [appType(name), name]))

function nameOf(type: AppRequest['type']): FrameRequestName {
  const name = names.get(type)
  if (name === undefined) throw new Error('A request of no name')
  return name
}

const plainRefusal = (error: unknown): FrameRefusal =>
  error instanceof RefusalError ? { message: error.message, ...error.facts } : { code: RPC_CODES.internal }

/**
 * The frame's end of the channel: what passes the gate is handled, and each request is answered once, unless the page takes
 * it back.
 *
 * In      port, a handler per request, a clock
 * Out     answers on the port; `say` for what the frame says unasked
 * Throws  nothing; what a handler throws becomes an error answer, in words only if it is a RefusalError
 * Source  security.md §5; R-FRAME-21, 22, 24, 28: open requests ≤ 99, over a limit -32005
 */
import * as z from 'zod/mini'
import type { FrameAnswer } from './answers.js'
import type { AppRequest } from './app-messages.js'
import { appType } from './app-type.js'
import { type FrameEventPayload, type FrameRefusal, frameType } from './frame-messages.js'
import { createMessageGate } from './message-gate.js'
import { type FrameRequestPayload, PAYLOADS } from './payloads.js'
import type { FramePort } from './port.js'
import { FRAME_REQUEST_NAMES, type FrameRequestName } from './request-names.js'
import { RPC_CODES } from './rpc-codes.js'

const OPEN_REQUESTS = 99

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

/** What the frame does, per request; the signal fires when the page takes the request back, or the channel ends. */
export type RequestHandlers = {
  readonly [Name in FrameRequestName]: (
    payload: FrameRequestPayload<Name>,
    signal: AbortSignal,
  ) => Promise<FrameAnswer<Name>>
}

export type FrameEndParts = {
  readonly port: FramePort
  readonly handlers: RequestHandlers
  /** Runs before each handler; what it throws is the answer. */
  readonly before?: (name: FrameRequestName, payload: unknown, signal: AbortSignal) => Promise<void>
  readonly nowMs: () => number
  /** What the page is told of a failure; only of a RefusalError unless given. */
  readonly refusalOf?: (error: unknown, name: FrameRequestName) => FrameRefusal
}

/** What the frame's end can do of itself. */
export interface FrameEnd {
  say(event: FrameEventPayload | { readonly token: string }): void
  close(): void
}

/** Begins to listen to the page. */
export function createFrameEnd({ port, handlers, before, nowMs, refusalOf = plainRefusal }: FrameEndParts): FrameEnd {
  const admit = createMessageGate({ nowMs })
  const open = new Map<string, AbortController>()
  let seq = 0

  function post(message: { readonly id?: string; readonly type: string; readonly payload?: unknown }): void {
    seq += 1
    port.postMessage({ seq, ...message })
  }

  function refuse(id: string, name: FrameRequestName, { message, ...facts }: FrameRefusal): void {
    post({ id, type: frameType(`${name}_ERROR`), payload: { ...(message ? { message } : {}), ...facts } })
  }

  async function answer({ id, type, payload }: AppRequest): Promise<void> {
    const name = nameOf(type)
    const request = new AbortController()
    open.set(id, request)
    const settle = (act: () => void): void => {
      if (open.delete(id)) act()
    }
    try {
      await before?.(name, payload, request.signal)
      const value: unknown = await run(handlers, name, payload, request.signal)
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
      const aborted = open.get(id)
      open.delete(id)
      aborted?.abort()
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
      const aborted = [...open.values()]
      open.clear()
      for (const request of aborted) request.abort()
    },
  }
}

const schemas: { readonly [Name in FrameRequestName]: z.ZodMiniType<FrameRequestPayload<Name>> } = PAYLOADS

async function run<Name extends FrameRequestName>(
  handlers: RequestHandlers,
  name: Name,
  payload: unknown,
  signal: AbortSignal,
): Promise<FrameAnswer<Name>> {
  const schema: z.ZodMiniType<FrameRequestPayload<Name>> = schemas[name]
  return handlers[name](z.parse(schema, payload), signal)
}

const names = new Map(FRAME_REQUEST_NAMES.map((name) => [appType(name), name]))

function nameOf(type: AppRequest['type']): FrameRequestName {
  const name = names.get(type)
  if (name === undefined) throw new Error('A request of no name')
  return name
}

const plainRefusal = (error: unknown): FrameRefusal =>
  error instanceof RefusalError ? { message: error.message, ...error.facts } : { code: RPC_CODES.internal }

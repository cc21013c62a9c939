/**
 * One channel while it lives: messages out in order, messages in as far as they fit, and whether anybody is there.
 *
 * In      the channel; what to do with answers, events, and silence
 * Out     `send`, `abort`, `ping`
 * Source  R-FRAME-18, 21 to 24, 68; security.md §5: a rising `seq` each way, a ping every 10 s while something is open (3 s, two
 *         misses). What breaks a rule does nothing
 */
import * as z from 'zod/mini'
import { appType } from '../protocol/app-type.js'
import { type FrameMessage, frameMessageSchema, frameType } from '../protocol/frame-messages.js'
import { isWithinLimits } from '../protocol/limits.js'
import type { FrameChannel } from './frame-channel.js'

const BEAT_MS = 10_000
const BEAT_LIMIT_MS = 3_000
const MISSES = 2

/** What the frame says unasked. */
export type FrameEvent =
  | { readonly name: 'show' | 'hide' }
  | { readonly name: 'resize'; readonly data: { readonly height: number } }
  | { readonly name: 'session'; readonly token: string }

/** An answer that has an id, an order and a type; what it carries is still unread. */
export type FrameAnswerMessage = Extract<FrameMessage, { id: string }>

export type FrameLineParts = {
  readonly channel: FrameChannel
  /** What an answer does, or undefined when nobody waits for it or it does not fit. */
  readonly effectOf: (answer: FrameAnswerMessage) => (() => void) | undefined
  /** Whether the request of that id still waits, so that the frame may sign. It cannot be cancelled afterwards. */
  readonly confirm: (id: string) => boolean
  readonly hasOpenRequests: () => boolean
  readonly onAlive: () => void
  readonly onDead: () => void
  readonly onEvent: (event: FrameEvent) => void
  readonly onIgnored: () => void
}

export type FrameLine = ReturnType<typeof createFrameConnection>

/** Begins to listen to a channel. */
export function createFrameConnection(parts: FrameLineParts) {
  const { channel, effectOf, confirm, hasOpenRequests, onAlive, onDead, onEvent, onIgnored } = parts
  const { port } = channel
  const pings = new Map<string, (isAlive: boolean) => void>()
  let sentSeq = 0
  let heardSeq = 0
  let misses = 0
  let beat: ReturnType<typeof setTimeout> | undefined

  function readEffect(message: FrameMessage): (() => void) | undefined {
    if ('id' in message) {
      const pong = pings.get(message.id)
      if (pong === undefined) return effectOf(message)
      return message.type === frameType('PING_SUCCESS') ? () => pong(true) : undefined
    }
    if (message.type === frameType('APPROVED')) {
      const { id } = message.payload
      return () => {
        if (confirm(id)) post({ type: appType('RPC_PROCEED'), payload: { id } })
      }
    }
    if ('token' in message.payload) {
      const { token } = message.payload
      return () => onEvent({ name: 'session', token })
    }
    const event = message.payload
    return () => onEvent(event.name === 'resize' ? event : { name: event.name })
  }

  function hear({ data }: { readonly data: unknown }): void {
    const message = isWithinLimits(data) ? z.safeParse(frameMessageSchema, data).data : undefined
    const effect = message === undefined || message.seq <= heardSeq ? undefined : readEffect(message)
    if (message === undefined || effect === undefined) {
      onIgnored()
      return
    }
    heardSeq = message.seq
    onAlive()
    effect()
  }

  function post(message: { readonly type: string; readonly id?: string; readonly payload?: unknown }): void {
    sentSeq += 1
    port.postMessage({ seq: sentSeq, ...message })
  }

  function ping(limitMs: number): Promise<boolean> {
    const id = crypto.randomUUID()
    return new Promise((resolve) => {
      const settle = (isAlive: boolean): void => {
        clearTimeout(limit)
        pings.delete(id)
        resolve(isAlive)
      }
      const limit = setTimeout(settle, limitMs, false)
      pings.set(id, settle)
      post({ type: appType('PING'), id })
    })
  }

  async function check(): Promise<void> {
    misses = (await ping(BEAT_LIMIT_MS)) ? 0 : misses + 1
    if (misses >= MISSES) onDead()
  }

  function keepBeating(): void {
    beat ??= setTimeout(() => {
      beat = undefined
      if (!hasOpenRequests()) return
      keepBeating()
      void check()
    }, BEAT_MS)
  }

  port.addEventListener('message', hear)
  port.start()
  channel.onReturn(() => {
    if (!channel.isThere()) onDead()
    else void ping(BEAT_LIMIT_MS).then((isAlive) => isAlive || onDead())
  })

  return {
    channel,
    ping,
    send(name: string, id: string, payload: unknown): void {
      post({ type: appType(name), id, ...(payload === undefined ? {} : { payload }) })
      keepBeating()
    },
    abort: (id: string) => post({ type: appType('RPC_ABORT'), payload: { id } }),
    end(): void {
      clearTimeout(beat)
      port.removeEventListener('message', hear)
      channel.end()
      for (const settle of [...pings.values()]) settle(false)
    },
  }
}

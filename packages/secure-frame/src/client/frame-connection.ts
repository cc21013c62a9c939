/**
 * The page's messages to and from one frame: numbers what it sends, validates what arrives and ignores the rest, and detects
 * whether the frame is alive.
 *
 * Source  R-FRAME-18, 21 to 24, 68; security.md §5: an increasing `seq` each way, a ping every 10 s while a request is open (3 s,
 *         two misses). A message that breaks a rule is ignored
 */

import { appType } from '../protocol/app-type.js'
import { type FrameMessage, frameMessageSchema, frameType } from '../protocol/frame-messages.js'
import { isWithinLimits } from '../protocol/limits.js'
import { tryParse } from '../protocol/schema-helpers.js'
import type { FrameChannel } from './frame-channel.js'

const PING_INTERVAL_MS = 10_000
const PING_TIMEOUT_MS = 3_000
const MAX_MISSES = 2

/** An event that the frame sends without a request: it wants to be shown, hidden or resized, or has a new session token. */
export type FrameEvent =
  | { readonly name: 'show' | 'hide' }
  | { readonly name: 'resize'; readonly data: { readonly height: number } }
  | { readonly name: 'session'; readonly token: string }

/** A response of the frame. Its payload is not parsed yet. */
export type FrameResponseMessage = Extract<FrameMessage, { id: string }>

/** Options of `createFrameConnection`. */
export type FrameConnectionOptions = {
  readonly channel: FrameChannel
  /** Returns what a response does; undefined when no request waits for it or it is invalid. */
  readonly getEffect: (response: FrameResponseMessage) => (() => void) | undefined
  /**
   * Called when the user has approved a request. Returns whether the page still waits for it, so that the frame may sign; the
   * page cannot cancel it afterwards.
   */
  readonly confirm: (id: string) => boolean
  readonly hasOpenRequests: () => boolean
  readonly onAlive: () => void
  readonly onDead: () => void
  readonly onEvent: (event: FrameEvent) => void
  readonly onIgnored: () => void
}

/** A connection to one frame. */
export type FrameConnection = ReturnType<typeof createFrameConnection>

/** Starts listening. `end` also removes the frame. */
export function createFrameConnection(parts: FrameConnectionOptions) {
  const { channel, getEffect, confirm, hasOpenRequests, onAlive, onDead, onEvent, onIgnored } = parts
  const { port } = channel
  const pings = new Map<string, (isAlive: boolean) => void>()
  let sentSeq = 0
  let receivedSeq = 0
  let misses = 0
  let pingTimer: ReturnType<typeof setTimeout> | undefined

  function toEffect(message: FrameMessage): (() => void) | undefined {
    if ('id' in message) {
      const pong = pings.get(message.id)
      if (pong === undefined) return getEffect(message)
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
    return () => onEvent(event)
  }

  function onMessage({ data }: { readonly data: unknown }): void {
    const message = isWithinLimits(data) ? tryParse(frameMessageSchema, data) : undefined
    const effect = message === undefined || message.seq <= receivedSeq ? undefined : toEffect(message)
    if (message === undefined || effect === undefined) {
      onIgnored()
      return
    }
    receivedSeq = message.seq
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
    misses = (await ping(PING_TIMEOUT_MS)) ? 0 : misses + 1
    if (misses >= MAX_MISSES) onDead()
  }

  function schedulePing(): void {
    pingTimer ??= setTimeout(() => {
      pingTimer = undefined
      if (!hasOpenRequests()) return
      schedulePing()
      void check()
    }, PING_INTERVAL_MS)
  }

  port.addEventListener('message', onMessage)
  port.start()
  channel.onReturn(() => {
    if (!channel.isConnected()) onDead()
    else void ping(PING_TIMEOUT_MS).then((isAlive) => isAlive || onDead())
  })

  return {
    channel,
    ping,
    send(name: string, id: string, payload: unknown): void {
      post({ type: appType(name), id, ...(payload === undefined ? {} : { payload }) })
      schedulePing()
    },
    abort: (id: string) => post({ type: appType('RPC_ABORT'), payload: { id } }),
    end(): void {
      clearTimeout(pingTimer)
      port.removeEventListener('message', onMessage)
      channel.end()
      for (const settle of [...pings.values()]) settle(false)
    },
  }
}

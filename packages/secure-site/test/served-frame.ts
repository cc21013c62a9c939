import { setTimeout as pause } from 'node:timers/promises'
import * as z from 'zod/mini'
import type { CardRequest } from '../src/host/approval/card/card.js'
import { createMemoryStorage, type FrameStorage } from '../src/host/session/frame-storage.js'
import type { Signer } from '../src/host/signer/signer.js'
import { serveHost } from './served-host.js'
import { createWalletSession, startWallet } from './wallet-session.js'

const messageSchema = z.looseObject({
  id: z.optional(z.string()),
  seq: z.number(),
  type: z.string(),
  payload: z.optional(z.unknown()),
})
type Heard = z.infer<typeof messageSchema>

/** What a node answers by method; a method that is not there is refused. */
export type NodeAnswers = Readonly<Record<string, unknown>>

const coin = { symbol: 'ETH', decimals: 18 }

/** A frame served over a real pair of ports, with a real signer; the page's end is the test's. */
export type ServedFrame = {
  readonly signer: Signer
  readonly heard: readonly Heard[]
  readonly cards: readonly CardRequest[]
  readonly asked: readonly { readonly url: string; readonly method: string; readonly params: unknown }[]
  readonly themes: readonly unknown[]
  /** Ids of the requests that the frame has reported as approved. */
  readonly approved: readonly string[]
  post(message: unknown): void
  /** Sends a request without waiting for it. */
  send(name: string, payload?: unknown): string
  /** Sends a control message about a request. */
  control(name: 'RPC_ABORT' | 'RPC_PROCEED', id: string): void
  /** Sends again what earlier frames left, as a frame does when it is loaded. */
  resume(): Promise<void>
  answerTo(id: string): Promise<Heard>
  request(name: string, payload?: unknown): Promise<Heard>
  rpc(method: string, params?: unknown, chainId?: string): Promise<Heard>
  logIn(): Promise<void>
  close(): void
}

/** How a frame is served. */
export type ServedFrameParams = {
  readonly node?: NodeAnswers
  /** A real node, in place of `node`. */
  readonly fetch?: (request: Request) => Promise<Response>
  /** The user: approves by default; `undefined` leaves the card open. */
  readonly decide?: (request: CardRequest) => boolean | undefined
  /** Whether the page confirms, after an approval, that it still waits. */
  readonly confirms?: (frame: ServedFrame, id: string) => boolean
  /** The clock by which messages come too fast. */
  readonly nowMs?: () => number
  readonly signer?: Signer
  readonly storage?: FrameStorage
  readonly now?: () => number
}

const approvedSchema = z.object({
  type: z.literal('@bowline-frame/APPROVED'),
  payload: z.object({ id: z.string() }),
})

/** Serves a frame. */
export async function serveFrame({
  node = {},
  decide = () => true,
  confirms = () => true,
  nowMs = () => performance.now(),
  now = () => Date.parse('2026-03-01T12:00:00Z'),
  storage = createMemoryStorage(),
  ...given
}: ServedFrameParams = {}): Promise<ServedFrame> {
  const signer = given.signer ?? (await startWallet())
  const end = new AbortController()
  const { port1, port2 } = new MessageChannel()
  const heard: Heard[] = []
  const cards: CardRequest[] = []
  const asked: { url: string; method: string; params: unknown }[] = []
  const themes: unknown[] = []
  const approved: string[] = []
  port1.addEventListener('message', ({ data }) => {
    const id = approvedSchema.safeParse(data).data?.payload.id
    if (id === undefined) return heard.push(z.parse(messageSchema, data))
    approved.push(id)
    if (confirms(frame, id)) frame.control('RPC_PROCEED', id)
  })
  port1.start()

  const fetch = async (request: Request) => {
    const body = z.parse(z.object({ method: z.string(), params: z.unknown() }), await request.clone().json())
    asked.push({ url: request.url, method: body.method, params: body.params })
    if (given.fetch) return given.fetch(request)
    return body.method in node
      ? Response.json({ id: 1, result: node[body.method] })
      : Response.json({ id: 1, error: { code: -32601, message: 'No such method' } })
  }
  const { outbox } = serveHost({
    ...{ port: port2, storage, fetch, now, nowMs, signal: end.signal },
    networks: ['eip155:1', 'eip155:137', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'].map((caipNetworkId) => ({
      ...{ caipNetworkId, name: caipNetworkId, rpcUrl: `https://node.example/${caipNetworkId}`, coin },
    })),
    session: createWalletSession(signer),
    pause: (_, signal) => pause(5, undefined, { signal }),
    setTheme: (theme) => themes.push(theme),
    reload: () => themes.push('reloaded'),
    show(request, onDecision) {
      cards.push(request)
      const decision = decide(request)
      if (decision !== undefined) queueMicrotask(() => onDecision(decision))
      return () => undefined
    },
  })

  let seq = 0
  const frame: ServedFrame = {
    signer,
    heard,
    cards,
    asked,
    themes,
    approved,
    post: (message) => port1.postMessage(message),
    send(name, payload) {
      seq += 1
      const id = crypto.randomUUID()
      port1.postMessage({ id, seq, type: `@bowline-app/${name}`, ...(payload === undefined ? {} : { payload }) })
      return id
    },
    control(name, id) {
      seq += 1
      port1.postMessage({ seq, type: `@bowline-app/${name}`, payload: { id } })
    },
    resume: () => outbox.resume(),
    async answerTo(id) {
      for (;;) {
        const answer = heard.find((message) => message.id === id)
        if (answer !== undefined) return answer
        await pause(1)
      }
    },
    request: (name, payload) => frame.answerTo(frame.send(name, payload)),
    rpc: (method, params = [], chainId = 'eip155:1') => frame.request('RPC_REQUEST', { method, params, chainId }),
    async logIn() {
      await frame.request('CONNECT_OTP', { otp: '123456' })
    },
    close() {
      end.abort()
      signer.close()
      port1.close()
      port2.close()
    },
  }
  return frame
}

import { setTimeout as pause } from 'node:timers/promises'
import { tryParse } from '@bowline/secure-frame/protocol'
import * as v from 'valibot'
import type { CardRequest } from '../src/host/approval/card/card.js'
import type { PaymasterService } from '../src/host/rpc/network.js'
import { createMemoryStorage, type FrameStorage } from '../src/host/session/frame-storage.js'
import type { Signer } from '../src/host/signer/signer.js'
import { serveHost } from './served-host.js'
import { createWalletSession, startWallet } from './wallet-session.js'

const messageSchema = v.looseObject({
  id: v.optional(v.string()),
  seq: v.pipe(v.number(), v.finite()),
  type: v.string(),
  payload: v.optional(v.unknown()),
})
type FrameMessage = v.InferOutput<typeof messageSchema>

/** A node's results by method. Other methods return an error. */
export type NodeResults = Readonly<Record<string, unknown>>

const coin = { symbol: 'ETH', decimals: 18 }

/** A frame served over a real pair of ports, with a real signer. The test holds the page's end. */
export type ServedFrame = {
  readonly signer: Signer
  readonly received: readonly FrameMessage[]
  readonly cards: readonly CardRequest[]
  readonly nodeRequests: readonly { readonly url: string; readonly method: string; readonly params: unknown }[]
  readonly themes: readonly unknown[]
  /** Ids of the requests that the frame has reported as approved. */
  readonly approved: readonly string[]
  post(message: unknown): void
  /** Sends a request and returns its id without waiting. */
  send(name: string, payload?: unknown): string
  /** Sends a control message about a request. */
  control(name: 'RPC_ABORT' | 'RPC_PROCEED', id: string): void
  /** Resends what earlier frames left, as a frame does on load. */
  resume(): Promise<void>
  waitForResponse(id: string): Promise<FrameMessage>
  request(name: string, payload?: unknown): Promise<FrameMessage>
  rpc(method: string, params?: unknown, chainId?: string): Promise<FrameMessage>
  logIn(): Promise<void>
  close(): void
}

/** Options of a served frame. */
export type ServedFrameParams = {
  readonly node?: NodeResults
  /** A real node. Replaces `node`. */
  readonly fetch?: (request: Request) => Promise<Response>
  /** Ethereum's bundler, which `fetch` gets the requests for as well. */
  readonly bundlerUrl?: string
  /** Ethereum's paymaster, which `fetch` gets the requests for as well. */
  readonly paymaster?: PaymasterService
  /** How long a pause of the frame takes; 5 ms by default. */
  readonly pauseMs?: number
  /** The user's decision; approves by default. `undefined` leaves the card open. */
  readonly decide?: (request: CardRequest) => boolean | undefined | Promise<boolean>
  /** Whether the page confirms, after an approval, that it is still waiting. */
  readonly confirms?: (frame: ServedFrame, id: string) => boolean
  /** The clock of the rate limit. */
  readonly nowMs?: () => number
  readonly signer?: Signer
  readonly storage?: FrameStorage
  readonly now?: () => number
}

const approvedSchema = v.object({
  type: v.literal('@bowline-frame/APPROVED'),
  payload: v.object({ id: v.string() }),
})

/** Serves a frame. */
export async function serveFrame({
  node = {},
  decide = () => true,
  confirms = () => true,
  nowMs = () => performance.now(),
  now = () => Date.parse('2026-03-01T12:00:00Z'),
  storage = createMemoryStorage(),
  pauseMs = 5,
  ...given
}: ServedFrameParams = {}): Promise<ServedFrame> {
  const signer = given.signer ?? (await startWallet())
  const end = new AbortController()
  const { port1, port2 } = new MessageChannel()
  const heard: FrameMessage[] = []
  const cards: CardRequest[] = []
  const asked: { url: string; method: string; params: unknown }[] = []
  const themes: unknown[] = []
  const approved: string[] = []
  port1.addEventListener('message', ({ data }) => {
    const id = tryParse(approvedSchema, data)?.payload.id
    if (id === undefined) return heard.push(v.parse(messageSchema, data))
    approved.push(id)
    if (confirms(frame, id)) frame.control('RPC_PROCEED', id)
  })
  port1.start()

  const fetch = async (request: Request) => {
    const body = v.parse(v.object({ method: v.string(), params: v.unknown() }), await request.clone().json())
    asked.push({ url: request.url, method: body.method, params: body.params })
    if (given.fetch) return given.fetch(request)
    return body.method in node
      ? Response.json({ id: 1, result: node[body.method] })
      : Response.json({ id: 1, error: { code: -32601, message: 'No such method' } })
  }
  const { bundlerUrl, paymaster } = given
  const ethereum = { ...(bundlerUrl !== undefined && { bundlerUrl }), ...(paymaster && { paymaster }) }
  const { outbox } = serveHost({
    ...{ port: port2, storage, fetch, now, nowMs, signal: end.signal },
    networks: ['eip155:1', 'eip155:137', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'].map((caipNetworkId) => ({
      ...{ caipNetworkId, name: caipNetworkId, rpcUrl: `https://node.example/${caipNetworkId}`, coin },
      ...(caipNetworkId === 'eip155:1' && ethereum),
    })),
    session: createWalletSession(signer),
    pause: (_, signal) => pause(pauseMs, undefined, { signal }),
    setTheme: (theme) => themes.push(theme),
    reload: () => themes.push('reloaded'),
    show(request, onDecision) {
      cards.push(request)
      const decision = decide(request)
      if (decision !== undefined) void Promise.resolve(decision).then(onDecision)
      return () => undefined
    },
  })

  let seq = 0
  const frame: ServedFrame = {
    signer,
    received: heard,
    cards,
    nodeRequests: asked,
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
    async waitForResponse(id) {
      for (;;) {
        const response = heard.find((message) => message.id === id)
        if (response !== undefined) return response
        await pause(1)
      }
    },
    request: (name, payload) => frame.waitForResponse(frame.send(name, payload)),
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

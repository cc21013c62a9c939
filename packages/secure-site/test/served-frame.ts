import { setTimeout as pause } from 'node:timers/promises'
import { createFrameEnd } from '@bowline/secure-frame/protocol'
import * as z from 'zod/mini'
import { createRequestHandlers, type HandlerParts } from '../src/host/app/request-handlers.js'
import { toRefusal } from '../src/host/app/to-refusal.js'
import { createApprovals } from '../src/host/approval/approvals.js'
import type { CardRequest } from '../src/host/approval/card/card.js'
import type { Signer } from '../src/host/signer/signer.js'
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
  post(message: unknown): void
  /** Sends a request without waiting for it. */
  send(name: string, payload?: unknown): string
  answerTo(id: string): Promise<Heard>
  request(name: string, payload?: unknown): Promise<Heard>
  rpc(method: string, params?: unknown, chainId?: string): Promise<Heard>
  logIn(): Promise<void>
  close(): void
}

/** Serves a frame; `decide` is the visitor: approves unless told otherwise, `undefined` leaves the card there. */
export async function serveFrame({
  node = {},
  decide = () => true,
  nowMs = () => performance.now(),
}: {
  readonly node?: NodeAnswers
  readonly decide?: (request: CardRequest) => boolean | undefined
  /** The clock by which messages come too fast. */
  readonly nowMs?: () => number
} = {}): Promise<ServedFrame> {
  const signer = await startWallet()
  const { port1, port2 } = new MessageChannel()
  const heard: Heard[] = []
  const cards: CardRequest[] = []
  const asked: { url: string; method: string; params: unknown }[] = []
  const themes: unknown[] = []
  port1.addEventListener('message', ({ data }) => heard.push(z.parse(messageSchema, data)))
  port1.start()

  const approvals = createApprovals(
    (request, onDecision) => {
      cards.push(request)
      const decision = decide(request)
      if (decision !== undefined) queueMicrotask(() => onDecision(decision))
      return () => undefined
    },
    () => undefined,
  )
  const parts: HandlerParts = {
    origin: 'https://okay.example',
    chainId: 'eip155:1',
    saysItIs: undefined,
    networks: new Map(
      ['eip155:1', 'eip155:137', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'].map((caipNetworkId) => [
        caipNetworkId,
        { caipNetworkId, name: caipNetworkId, rpcUrl: `https://node.example/${caipNetworkId}`, coin },
      ]),
    ),
    session: createWalletSession(signer),
    approvals,
    setTheme: (theme) => themes.push(theme),
    reload: () => themes.push('reloaded'),
    fetch: async (request) => {
      const { method, params } = z.parse(z.object({ method: z.string(), params: z.unknown() }), await request.json())
      asked.push({ url: request.url, method, params })
      return method in node
        ? Response.json({ id: 1, result: node[method] })
        : Response.json({ id: 1, error: { code: -32601, message: 'No such method' } })
    },
    now: () => Date.parse('2026-03-01T12:00:00Z'),
  }
  createFrameEnd({ port: port2, handlers: createRequestHandlers(parts), nowMs, refusalOf: toRefusal })

  let seq = 0
  const frame: ServedFrame = {
    signer,
    heard,
    cards,
    asked,
    themes,
    post: (message) => port1.postMessage(message),
    send(name, payload) {
      seq += 1
      const id = crypto.randomUUID()
      port1.postMessage({ id, seq, type: `@bowline-app/${name}`, ...(payload === undefined ? {} : { payload }) })
      return id
    },
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
      signer.close()
      port1.close()
      port2.close()
    },
  }
  return frame
}

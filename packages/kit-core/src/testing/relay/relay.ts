/**
 * A WalletConnect relay on the own machine, for tests and the demo. It stores and delivers messages in memory. It can disconnect
 * clients, stay silent, reject connections, and send malformed traffic.
 *
 * Throws  Error   of Node, when the port is taken
 */
import { safeGet } from '../../base/validation/safe-get.js'
import { SANDBOX_PROJECT_ID } from '../sandbox-project.js'
import { readClientId } from './client-id.js'
import { MALFORMED_TEXTS } from './malformed.js'
import { type Delivery, serveRequest, subscriptionId } from './serve-request.js'
import { createTopics } from './topics.js'
import { listenForWebSockets, type WebSocketEnd, type WebSockets, type WebSocketsParams } from './web-sockets.js'

/** A relay that runs on loopback. */
export interface Relay {
  /** URL it listens on: `ws://127.0.0.1:PORT`. */
  readonly url: string
  /** Number of connected clients. */
  connections(): number
  /** Number of connections so far, including rejected ones. */
  attempts(): number
  /** Resolves when this many clients are connected. */
  connected(count: number): Promise<void>
  /** Number of messages that clients have published so far. */
  published(): number
  /** Number of messages that their readers have acknowledged so far. */
  acknowledged(): number
  /** Number of messages that clients have sent since `mute` and that wait for `resume`. */
  held(): number
  /** Closes every connection. Clients can reconnect immediately. */
  drop(): void
  /** Delivers only to the newest of several connections of one client, as the public service does. */
  serveNewest(): void
  /** Closes every connection and rejects new ones until `resume`. */
  pause(): void
  /** Keeps connections open without reading or writing until `resume`, which then serves everything sent meanwhile. */
  mute(): void
  /**
   * Closes every current and new connection with this reason until `resume`, like a service that does not know the
   * project.
   */
  refuse(reason: string): void
  /** Serves normally again. */
  resume(): void
  /**
   * Delivers each message twice from now on, like a service that has not received the acknowledgement. Excludes
   * wallets of `createPairedWallet`.
   */
  repeat(): void
  /**
   * Sends malformed traffic to every client except the wallets of `createPairedWallet`, whose client cannot handle
   * it.
   */
  corrupt(): void
  /** Stops the relay. */
  close(): Promise<void>
}

type Mode = { readonly kind: 'serving' | 'paused' | 'muted' } | { readonly kind: 'refusing'; readonly reason: string }

/** Close code the public service uses for unauthorized connections. */
const UNAUTHORIZED = 3000
const METHOD_NOT_FOUND = -32601

/** Options of `startRelay`. */
export type RelayOptions = {
  /** Port on 127.0.0.1. The default 0 selects a free one. */
  readonly port?: number | undefined
  /** Opens the server's end of the WebSockets. Replaces the port with in-memory sockets, for tests with fake timers. */
  readonly listen?: ((params: WebSocketsParams) => Promise<WebSockets>) | undefined
}

/** Resolves once the relay listens. */
export async function startRelay({ port = 0, listen = listenForWebSockets }: RelayOptions = {}): Promise<Relay> {
  const topics = createTopics()
  const clients = new Map<WebSocketEnd, string>()
  const wallets = new WeakSet<WebSocketEnd>()
  const watchers = new Set<() => void>()
  let mode: Mode = { kind: 'serving' }
  const held: (() => void)[] = []
  let servesNewest = false
  let repeats = false
  let attempts = 0
  let acknowledged = 0
  let nextId = 1

  const deliver = ({ client, letter }: Delivery) => {
    const { topic, message, publishedAt, tag } = letter
    const ends = [...clients].flatMap(([end, id]) => (id === client ? [end] : []))
    const served = servesNewest ? ends.slice(-1) : ends
    for (const end of served.flatMap((each) => (repeats && !wallets.has(each) ? [each, each] : [each]))) {
      const id = nextId++
      const stop = end.onText((text) => {
        const answer = parse(text)
        if (safeGet(answer, 'id') !== id || safeGet(answer, 'result') === undefined) return
        letter.takenBy.add(client)
        acknowledged += 1
        stop()
      })
      const data = { topic, message, publishedAt, tag }
      send(end, { id, method: 'irn_subscription', params: { id: subscriptionId(client, topic), data } })
    }
  }

  const serve = (end: WebSocketEnd, client: string, text: string) => {
    const asked = parse(text)
    const method = safeGet(asked, 'method')
    if (typeof method !== 'string') return
    const id = safeGet(asked, 'id')
    const outcome = serveRequest(topics, client, method, safeGet(asked, 'params'))
    if (outcome) send(end, { id, result: outcome.result })
    else send(end, { id, error: { code: METHOD_NOT_FOUND, message: `No such method: ${method}` } })
    for (const each of outcome?.deliveries ?? []) deliver(each)
  }

  const sockets = await listen({
    port,
    isWelcome() {
      attempts += 1
      return mode.kind !== 'paused'
    },
    onOpen(end, path) {
      const query = new URL(path, 'ws://relay').searchParams
      const token = query.get('auth')
      const client = token === null ? `socket-${attempts}` : readClientId(token)
      const reason = mode.kind === 'refusing' ? mode.reason : 'Unauthorized: invalid token'
      if (mode.kind === 'refusing' || client === undefined) {
        end.close(UNAUTHORIZED, reason)
        return
      }
      clients.set(end, client)
      if (query.get('projectId') === SANDBOX_PROJECT_ID) wallets.add(end)
      for (const watch of watchers) watch()
      end.onEnd(() => clients.delete(end))
      end.onText((text) => {
        if (mode.kind === 'muted') held.push(() => serve(end, client, text))
        else serve(end, client, text)
      })
    },
  })

  const drop = () => {
    const cut = [...clients.keys()]
    clients.clear()
    for (const end of cut) end.cut()
  }

  return {
    url: `ws://127.0.0.1:${sockets.port}`,
    connections: () => clients.size,
    attempts: () => attempts,
    published: topics.published,
    acknowledged: () => acknowledged,
    held: () => held.length,
    connected: (count) =>
      new Promise((resolve) => {
        const watch = () => {
          if (clients.size < count) return
          watchers.delete(watch)
          resolve()
        }
        watchers.add(watch)
        watch()
      }),
    drop,
    serveNewest() {
      servesNewest = true
    },
    pause() {
      mode = { kind: 'paused' }
      drop()
    },
    mute() {
      mode = { kind: 'muted' }
    },
    refuse(reason) {
      mode = { kind: 'refusing', reason }
      for (const end of clients.keys()) end.close(UNAUTHORIZED, reason)
    },
    resume() {
      mode = { kind: 'serving' }
      for (const go of held.splice(0)) go()
    },
    repeat() {
      repeats = true
    },
    corrupt() {
      const pages = [...clients.keys()].filter((end) => !wallets.has(end))
      for (const end of pages) for (const text of MALFORMED_TEXTS) end.send(text)
    },
    async close() {
      clients.clear()
      await sockets.stop()
    },
  }
}

function send(end: WebSocketEnd, body: object): void {
  end.send(JSON.stringify({ jsonrpc: '2.0', ...body }))
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

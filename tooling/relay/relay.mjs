// @ts-check
/**
 * A relay over WebSockets, for one machine and one test run: it keeps letters in memory and carries them.
 *
 * In      the port on 127.0.0.1
 * Out     Relay
 */
import { WebSocketServer } from 'ws'
import { malformedTexts } from './malformed.mjs'
import { serve, subscriptionId } from './requests.mjs'
import { createTopics } from './topics.mjs'
import { WALLET_PROJECT } from './wallet-project.mjs'

/** The code with which the public service ends a connection it does not authorise. */
const UNAUTHORISED = 3000

/** @type {typeof import('./relay.d.mts').startRelay} */
export async function startRelay({ port = 0 } = {}) {
  const topics = createTopics()
  /** @type {Map<import('ws').WebSocket, string>} */
  const clients = new Map()
  /** @type {WeakSet<import('ws').WebSocket>} */
  const wallets = new WeakSet()
  /** @type {Set<() => void>} */
  const watchers = new Set()
  /** @type {{ kind: 'serving' } | { kind: 'paused' } | { kind: 'muted' } | { kind: 'refusing', reason: string }} */
  let mode = { kind: 'serving' }
  /** @type {(() => void)[]} */
  let held = []
  let servesNewest = false
  let attempts = 0
  let nextId = 1

  const server = new WebSocketServer({
    host: '127.0.0.1',
    port,
    verifyClient: () => {
      attempts += 1
      return mode.kind !== 'paused'
    },
  })
  await new Promise((resolve, reject) => server.once('listening', () => resolve(undefined)).once('error', reject))

  /** @type {(deed: () => void) => void} */
  const unlessMuted = (deed) => {
    if (mode.kind === 'muted') held.push(deed)
    else deed()
  }
  /** @type {(push: import('./requests.mjs').Push) => void} */
  const push = ({ client, letter }) => {
    const { topic, message, publishedAt, tag } = letter
    const sockets = [...clients].flatMap(([socket, id]) => (id === client ? [socket] : []))
    for (const socket of servesNewest ? sockets.slice(-1) : sockets) {
      const call = nextId++
      socket.on('message', function taken(data) {
        const answer = parse(String(data))
        if (answer?.id !== call || !('result' in answer)) return
        letter.takenBy.add(client)
        socket.off('message', taken)
      })
      send(socket, {
        id: call,
        method: 'irn_subscription',
        params: { id: subscriptionId(client, topic), data: { topic, message, publishedAt, tag } },
      })
    }
  }

  server.on('connection', (socket, request) => {
    const client = clientId(queryOf(request.url)) ?? `socket-${attempts}`
    if (mode.kind === 'refusing') {
      socket.close(UNAUTHORISED, mode.reason)
      return
    }
    clients.set(socket, client)
    if (queryOf(request.url).get('projectId') === WALLET_PROJECT) wallets.add(socket)
    for (const watch of watchers) watch()
    socket.on('close', () => clients.delete(socket))
    socket.on('error', () => socket.terminate())
    socket.on('message', (data) =>
      unlessMuted(() => {
        const asked = parse(String(data))
        if (typeof asked?.method !== 'string') return
        const params = isRecord(asked.params) ? asked.params : {}
        const outcome = serve(topics, client, { method: asked.method, params })
        if (outcome) send(socket, { id: asked.id, result: outcome.result })
        else send(socket, { id: asked.id, error: { code: -32601, message: `No such method: ${asked.method}` } })
        for (const each of outcome?.pushes ?? []) push(each)
      }),
    )
  })

  const drop = () => {
    const cut = [...clients.keys()]
    clients.clear()
    for (const socket of cut) socket.terminate()
  }
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The relay has no port')

  return {
    url: `ws://127.0.0.1:${address.port}`,
    connections: () => clients.size,
    attempts: () => attempts,
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
      for (const socket of clients.keys()) socket.close(UNAUTHORISED, reason)
    },
    resume() {
      mode = { kind: 'serving' }
      const waiting = held
      held = []
      for (const deed of waiting) deed()
    },
    corrupt() {
      const pages = [...clients.keys()].filter((socket) => !wallets.has(socket))
      for (const socket of pages) for (const text of malformedTexts) socket.send(text)
    },
    async close() {
      drop()
      await new Promise((resolve) => server.close(() => resolve(undefined)))
    },
  }
}

/**
 * @param {import('ws').WebSocket} socket
 * @param {object} body
 */
function send(socket, body) {
  if (socket.readyState === socket.OPEN) socket.send(JSON.stringify({ jsonrpc: '2.0', ...body }))
}

/**
 * @param {unknown} value
 * @returns {value is Record<string, unknown>}
 */
function isRecord(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** @param {string} text */
function parse(text) {
  try {
    /** @type {unknown} */
    const value = JSON.parse(text)
    return isRecord(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** @param {string | undefined} url */
function queryOf(url) {
  return new URL(url ?? '', 'ws://relay').searchParams
}

/**
 * The client's lasting name, from the token it brings. Not verified: this relay keeps nothing from anybody.
 *
 * @param {URLSearchParams} query
 */
function clientId(query) {
  const token = query.get('auth')
  const claims = parse(Buffer.from(token?.split('.')[1] ?? '', 'base64url').toString())
  return typeof claims?.iss === 'string' ? claims.iss : undefined
}

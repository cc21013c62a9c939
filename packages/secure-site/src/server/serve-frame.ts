/**
 * Runs a frame server on Node.
 *
 * In      the server, the host and the port to listen on; port 0 picks a free one; the proxies in front of it
 * Out     the actual port, and a function that stops it: it accepts no more connections and lets open requests finish
 * Throws  TypeError for a proxy that is not an address
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { randomId } from '../bytes/random-id.js'
import type { FrameClient, FrameServer } from './frame-server.js'
import { createClientAddress } from './http/client-address.js'

// Only the part of the URL after the host is used. The host that a request claims is ignored.
const NO_HOST = 'http://frame.invalid'
const REQUEST_ID_LENGTH = 16
const HEADERS_TIMEOUT_MS = 10_000
const REQUEST_TIMEOUT_MS = 30_000
/** Longer than load balancers keep idle connections, so that they never reuse one that is just being closed. */
const KEEP_ALIVE_MS = 75_000
const MAX_CLOSE_MS = 10_000

/** A listening server. */
export type ServedFrame = {
  readonly port: number
  /** Stops the server. Open requests have ten seconds to finish. */
  close(): Promise<void>
}

/** A request that was answered. Its path is without the query, which may hold a state or a link. */
export type ServedRequest = {
  readonly requestId: string
  readonly method: string
  readonly path: string
  readonly status: number
  readonly durationMs: number
}

/** Options of `serveFrame`. */
export type ServeFrameOptions = {
  /** Defaults to `127.0.0.1`. */
  readonly host?: string
  readonly port: number
  /** Addresses and networks of your proxies, `10.0.0.0/8`. Only they may name the client's address in `X-Forwarded-For`. */
  readonly trustedProxies?: readonly string[]
  readonly onRequest?: (request: ServedRequest) => void
}

type Served = Pick<FrameServer, 'handle'>

/** Starts listening. Rejects when the port is unavailable. */
export async function serveFrame(
  server: Served,
  { host = '127.0.0.1', port, trustedProxies = [], onRequest }: ServeFrameOptions,
): Promise<ServedFrame> {
  const getAddress = createClientAddress(trustedProxies)
  const timeouts = { headersTimeout: HEADERS_TIMEOUT_MS, requestTimeout: REQUEST_TIMEOUT_MS }
  const node = createServer({ ...timeouts, keepAliveTimeout: KEEP_ALIVE_MS }, (incoming, outgoing) => {
    const startedMs = performance.now()
    const requestId = randomId().slice(0, REQUEST_ID_LENGTH)
    const forwardedFor = [incoming.headers['x-forwarded-for'] ?? []].flat().join(',')
    const client = { requestId, address: getAddress(incoming.socket.remoteAddress, forwardedFor) }
    outgoing.once('close', () => {
      const { method = 'GET', url = '/' } = incoming
      const path = url.split('?')[0] ?? '/'
      const durationMs = Math.round(performance.now() - startedMs)
      onRequest?.({ requestId, method, path, status: outgoing.statusCode, durationMs })
    })
    respond(server, { incoming, outgoing, client, isLast: () => !node.listening }).catch(() => outgoing.destroy())
  })
  await new Promise<void>((resolve, reject) => {
    node.once('error', reject)
    node.listen(port, host, resolve)
  })
  const address = node.address()
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    close: () =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => node.closeAllConnections(), MAX_CLOSE_MS)
        node.close((error) => {
          clearTimeout(timer)
          if (error) reject(error)
          else resolve()
        })
      }),
  }
}

type Exchange = {
  readonly incoming: IncomingMessage
  readonly outgoing: ServerResponse
  readonly client: FrameClient
  /** Whether the server stops after this response. */
  readonly isLast: () => boolean
}

async function respond(server: Served, { incoming, outgoing, client, isLast }: Exchange): Promise<void> {
  const response = await server.handle(toRequest(incoming), client)
  // An idle connection would keep a stopping server open.
  if (isLast()) outgoing.setHeader('connection', 'close')
  outgoing.writeHead(response.status, { ...Object.fromEntries(response.headers), 'x-request-id': client.requestId })
  outgoing.end(Buffer.from(await response.arrayBuffer()))
}

function toRequest(incoming: IncomingMessage): Request {
  const { method = 'GET', url = '/' } = incoming
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (typeof value === 'string') headers.set(name, value)
  }
  const address = new URL(`${NO_HOST}${url.startsWith('/') ? url : '/'}`)
  if (method === 'GET' || method === 'HEAD') return new Request(address, { method, headers })
  const init = { method, headers, body: toStream(incoming), duplex: 'half' }
  return new Request(address, init)
}

function toStream(incoming: IncomingMessage): ReadableStream<Uint8Array<ArrayBuffer>> {
  const chunks: AsyncIterator<Uint8Array> = incoming.iterator({ destroyOnReturn: false })
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next()
      if (done) controller.close()
      else controller.enqueue(Uint8Array.from(value))
    },
    // Discards the rest of a body that is too large, so that the response can still be sent.
    cancel: () => void incoming.resume(),
  })
}

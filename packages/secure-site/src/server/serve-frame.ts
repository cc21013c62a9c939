/**
 * Runs a frame server on Node.
 *
 * In      the server, the host and the port to listen on; port 0 picks a free one
 * Out     the actual port, and a function that closes the server
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { FrameServer } from './frame-server.js'

// Only the part of the URL after the host is used. The host that a request claims is ignored.
const NO_HOST = 'http://frame.invalid'

/** A listening server. */
export type ServedFrame = { readonly port: number; close(): Promise<void> }

/** Starts listening. Rejects when the port is unavailable. */
export async function serveFrame(
  server: Pick<FrameServer, 'handle'>,
  { host = '127.0.0.1', port }: { host?: string; port: number },
): Promise<ServedFrame> {
  const node = createServer((incoming, outgoing) => {
    respond(server, incoming, outgoing).catch(() => outgoing.destroy())
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
        node.close((error) => (error ? reject(error) : resolve()))
        node.closeAllConnections()
      }),
  }
}

async function respond(
  server: Pick<FrameServer, 'handle'>,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const response = await server.handle(toRequest(incoming))
  outgoing.writeHead(response.status, Object.fromEntries(response.headers))
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

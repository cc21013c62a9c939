/**
 * Serves a frame server with Node.
 *
 * In      the server, the host and the port to listen on; port 0 takes a free one
 * Out     the port that it listens on, and its end
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { FrameServer } from './frame-server.js'

// Only what follows the host is read of an address; what the request claims to be its host is not.
const NO_HOST = 'http://frame.invalid'

/** A server that listens. */
export type ServedFrame = { readonly port: number; close(): Promise<void> }

/** Listens from now on. Rejects when the port cannot be taken. */
export async function serveFrame(
  server: Pick<FrameServer, 'handle'>,
  { host = '127.0.0.1', port }: { host?: string; port: number },
): Promise<ServedFrame> {
  const node = createServer((incoming, outgoing) => {
    answer(server, incoming, outgoing).catch(() => outgoing.destroy())
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

async function answer(
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
    // What is left of a body that is too large goes nowhere; the answer still can.
    cancel: () => void incoming.resume(),
  })
}

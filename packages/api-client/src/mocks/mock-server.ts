/**
 * A mock API as a real HTTP server, for whatever cannot run MSW: another process, a phone, a browser without a worker.
 * Every service is at the server's own address; point all endpoints at its `url`. What they are is described at
 * `/openapi.json`.
 *
 * In      api, port (0: any free one), host
 * Out     the address, and a way to stop
 * Throws  what listening throws, such as EADDRINUSE
 * Source  architecture §7; spec R-API-64
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { getResponse } from 'msw'

import { requestUrl } from '../client/request-url.js'
import type { MockApi } from './mock-api.js'
import { openApiDocument } from './open-api/open-api-document.js'

/** A mock API that listens. */
export type MockServer = { readonly url: string; readonly close: () => Promise<void> }

/** Starts the server. */
export async function startMockServer({
  api,
  port,
  host = '127.0.0.1',
}: {
  readonly api: MockApi
  readonly port: number
  readonly host?: string
}): Promise<MockServer> {
  const server = createServer((incoming, outgoing) => {
    answer(api, incoming, outgoing).catch(() => outgoing.destroy())
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })

  const address = server.address()
  const listening = typeof address === 'object' && address !== null ? address.port : port
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${listening}`,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error === undefined ? resolve() : reject(error)))
        server.closeAllConnections()
      }),
  }
}

async function answer(api: MockApi, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const cors = {
    'access-control-allow-origin': incoming.headers.origin ?? '*',
    'access-control-allow-methods': 'GET, POST, PUT, DELETE, OPTIONS',
    'access-control-allow-headers': incoming.headers['access-control-request-headers'] ?? '*',
    vary: 'origin, access-control-request-headers',
  }
  if (incoming.method === 'OPTIONS') {
    outgoing.writeHead(204, cors).end()
    return
  }

  const response = await respond(api, incoming, outgoing)
  if (response.type === 'error') {
    outgoing.destroy()
    return
  }
  outgoing.writeHead(response.status, { ...Object.fromEntries(response.headers), ...cors })
  outgoing.end(Buffer.from(await response.arrayBuffer()))
}

/** Asks the handlers under the address that was asked, then under each address the API pretends to be at. */
async function respond(
  { endpoints, handlers }: MockApi,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<Response> {
  const gone = new AbortController()
  outgoing.once('close', () => gone.abort())
  const { method = 'GET' } = incoming
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(Buffer.from(chunk))
  const body = method === 'GET' || method === 'HEAD' ? null : Buffer.concat(chunks)

  const host = `http://${incoming.headers.host ?? 'localhost'}`
  if (method === 'GET' && incoming.url === '/openapi.json') return Response.json(openApiDocument({ serverUrl: host }))

  const path = (incoming.url ?? '/').replace(/^\/+/, './')
  const bases = new Set([host, endpoints.data, endpoints.explorer, endpoints.rpc])
  for (const baseUrl of bases) {
    const url = requestUrl({ baseUrl, path, query: {} })
    const response = await getResponse(handlers, new Request(url, { method, body, signal: gone.signal }))
    if (response !== undefined) return response
  }
  return Response.json(
    { status: 'FAILURE', reasons: [{ name: 'mock', description: 'No such endpoint' }] },
    { status: 404 },
  )
}

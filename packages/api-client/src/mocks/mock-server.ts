/**
 * Serves a mock API as a real HTTP server, for clients that cannot run MSW: another process, a phone, a browser without a
 * worker. All services share the server's URL; set all endpoints to it. `/openapi.json` describes them.
 *
 * In      port: 0 for any free port; host: this computer only by default
 * Throws  errors of listening, such as EADDRINUSE
 * Source  architecture §7; spec R-API-64
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { getResponse } from 'msw'

import { buildRequestUrl } from '../client/request-url.js'
import type { MockApi } from './mock-api.js'
import { openApiDocument } from './open-api/open-api-document.js'

/** A running mock server. */
export type MockServer = { readonly url: string; readonly close: () => Promise<void> }

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
    handleRequest(api, incoming, outgoing).catch(() => outgoing.destroy())
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

async function handleRequest(api: MockApi, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
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

/** Runs the handlers with the requested URL, then with each base URL of the API. */
async function respond(
  { endpoints, handlers }: MockApi,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<Response> {
  const closed = new AbortController()
  outgoing.once('close', () => closed.abort())
  const { method = 'GET' } = incoming
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(Buffer.from(chunk))
  const body = method === 'GET' || method === 'HEAD' ? null : Buffer.concat(chunks)

  const host = `http://${incoming.headers.host ?? 'localhost'}`
  if (method === 'GET' && incoming.url === '/openapi.json') return Response.json(openApiDocument({ serverUrl: host }))

  const path = (incoming.url ?? '/').replace(/^\/+/, './')
  const bases = new Set([host, ...Object.values(endpoints)])
  for (const baseUrl of bases) {
    const url = buildRequestUrl({ baseUrl, path, query: {} })
    const response = await getResponse(handlers, new Request(url, { method, body, signal: closed.signal }))
    if (response !== undefined) return response
  }
  return Response.json(
    { status: 'FAILURE', reasons: [{ name: 'mock', description: 'No such endpoint' }] },
    { status: 404 },
  )
}

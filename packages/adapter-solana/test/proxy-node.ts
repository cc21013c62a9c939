/** A proxy node that loses, changes or delays the responses of another node. */
import { createServer, type Server } from 'node:http'
import * as v from 'valibot'

const requestSchema = v.object({ method: v.string(), params: v.array(v.unknown()) })

/** A JSON-RPC request to a node. */
export type NodeRequest = v.InferOutput<typeof requestSchema>

/** Sent instead of the node's own response; `drop` closes the connection, `silence` never responds. */
export type ProxyResponse = { readonly status?: number; readonly body?: string | object } | 'drop' | 'silence'

/** Handles a request; `forward` passes it to the proxied node. Undefined returns the response of that node. */
export type ProxyRule = (request: NodeRequest, forward: () => Promise<string>) => Promise<ProxyResponse | undefined>

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

/** Starts the node; it stops when the test ends. */
export async function startProxyNode(target: string, rule: ProxyRule = async () => undefined) {
  const asked: NodeRequest[] = []
  const server = createServer(async (incoming, response) => {
    const parts: Buffer[] = []
    for await (const part of incoming) parts.push(Buffer.from(part))
    const body = Buffer.concat(parts).toString()
    const forward = async () => (await fetch(target, { method: 'POST', body })).text()
    const request = v.parse(requestSchema, JSON.parse(body))
    asked.push(request)
    const given = (await rule(request, forward)) ?? { body: await forward() }
    if (given === 'silence') return
    if (given === 'drop') {
      incoming.socket.destroy()
      return
    }
    const { status = 200, body: answer = '' } = given
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(typeof answer === 'string' ? answer : JSON.stringify({ jsonrpc: '2.0', id: 1, ...answer }))
  })
  servers.push(server)
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  return { url, askedFor: (method: string) => asked.filter((request) => request.method === method) }
}

import { createServer, type IncomingMessage } from 'node:http'
import * as v from 'valibot'

const bodySchema = v.looseObject({
  id: v.pipe(v.number(), v.finite()),
  jsonrpc: v.string(),
  method: v.string(),
  params: v.optional(v.unknown()),
})

export type RecordedRequest = {
  readonly verb: string
  readonly type: string
  readonly body: v.InferOutput<typeof bodySchema>
}

export type RpcRecorder = {
  readonly url: string
  readonly requests: RecordedRequest[]
  readonly stop: () => Promise<void>
}

/** A node that records its requests. It responds with the result of `answer`, or else forwards to `node`. */
export async function startRecorder(
  node: string,
  answer?: (method: string, params: unknown) => unknown,
): Promise<RpcRecorder> {
  const requests: RecordedRequest[] = []
  const server = createServer(async (request, response) => {
    const text = await readBody(request)
    const body = v.parse(bodySchema, JSON.parse(text))
    requests.push({ verb: request.method ?? '', type: request.headers['content-type'] ?? '', body })
    const own = await answer?.(body.method, body.params)
    const reply =
      own === undefined
        ? await (
            await fetch(node, { method: 'POST', headers: { 'content-type': 'application/json' }, body: text })
          ).text()
        : JSON.stringify({ jsonrpc: '2.0', id: body.id, ...Object(own) })
    response.setHeader('content-type', 'application/json').end(reply)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The recorder has no port')
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return { url: `http://127.0.0.1:${address.port}`, requests, stop }
}

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(Buffer.from(part))
  return Buffer.concat(parts).toString('utf8')
}

import { createServer, type IncomingMessage, type Server } from 'node:http'
import { never } from '@bowline/jest-preset/fixtures'
import type { RpcUrl } from '@bowline/kit-core'
import { codeOf, MAINNET, world } from './setup.js'

type Answer = (body: string, request: IncomingMessage) => string | Promise<string>
const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

/** A node with the given response, and the requests it got. */
async function node(answer: Answer, status = 200): Promise<{ url: string; asked: string[] }> {
  const asked: string[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (part) => {
      body += part
    })
    request.on('end', async () => {
      asked.push(body)
      response.writeHead(status, { 'content-type': 'application/json' }).end(await answer(body, request))
    })
  })
  servers.push(server)
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port')
  return { url: `http://127.0.0.1:${address.port}`, asked }
}

const balance =
  (value: string): Answer =>
  () =>
    `{"jsonrpc":"2.0","id":1,"result":{"context":{"slot":1},"value":${value}}}`

function reading(own: readonly RpcUrl[], others: readonly RpcUrl[] = []) {
  let finds = 0
  const made = world({
    context: {
      customRpcUrls: () => own,
      rpcUrls: async () => {
        finds += 1
        return others
      },
    },
  })
  const address = '11111111111111111111111111111111'
  const read = async (signal = never) => (await made.adapter.getBalance?.({ address, network: MAINNET, signal }))?.value
  return { read, finds: () => finds }
}

test('R-CFG-61 requests the app’s own node first and loads no other URL when it responds', async () => {
  const own = await node(balance('7'))
  const other = await node(balance('8'))
  const { read, finds } = reading([{ url: own.url }], [{ url: other.url }])
  expect(await read()).toBe(7n)
  expect([finds(), other.asked.length]).toEqual([0, 0])
})

test('R-CFG-61 sends the headers of a node URL with the request', async () => {
  let seen: string | undefined
  const own = await node((body, request) => {
    seen = request.headers['x-key']?.toString()
    return balance('7')(body, request)
  })
  await reading([{ url: own.url, config: { headers: { 'x-key': 'abc' } } }]).read()
  expect(seen).toBe('abc')
})

test.each([
  ['HTML', '<html>'],
  ['nothing', ''],
  ['null', 'null'],
  ['a list', '[]'],
  ['an empty object', '{}'],
  ['depth', `${'['.repeat(20_000)}${']'.repeat(20_000)}`],
  ['a busy node', '{"error":{"code":-32005,"message":"Node is behind"}}'],
  ['another shape', '{"result":{"value":"a lot"}}'],
  ['a negative amount', '{"result":{"value":-1}}'],
  ['an amount of more than 64 bits', '{"result":{"value":18446744073709551616}}'],
])('R-CFG-61 tries the next node when a node responds with %s', async (_, text) => {
  const own = await node(() => text)
  const other = await node(balance('8'))
  const { read } = reading([{ url: own.url }], [{ url: other.url }])
  expect(await read()).toBe(8n)
  expect(own.asked).toHaveLength(1)
})

test('R-CFG-61 R-ADPT-25 rejects with a kit error when the nodes are unavailable, fail or run out', async () => {
  const broken = await node(balance('7'), 500)
  const { read } = reading([{ url: 'http://127.0.0.1:9' }], [{ url: 'nonsense' }])
  expect(await codeOf(read())).toBe('wallet/request-failed')
  expect(await codeOf(reading([], []).read())).toBe('wallet/request-failed')
  expect(await codeOf(reading([{ url: broken.url }]).read())).toBe('wallet/request-failed')
})

test('R-ADPT-25 rejects with the message of the first node that returns an error', async () => {
  const own = await node(() => '{"error":{"code":-32602,"message":"Invalid param: WrongSize"}}')
  const other = await node(balance('8'))
  const { read } = reading([{ url: own.url }], [{ url: other.url }])
  await expect(read()).rejects.toThrow('Invalid param: WrongSize')
  expect(other.asked).toEqual([])
})

test('R-ADPT-14 returns exact lamports beyond the range of JavaScript numbers', async () => {
  for (const value of ['0', '9007199254740993', '1000000000000000', '18446744073709551615']) {
    const own = await node(balance(value))
    expect(await reading([{ url: own.url }]).read()).toBe(BigInt(value))
  }
})

test('R-ADPT-03 rejects at once when a request is aborted', async () => {
  const own = await node(() => new Promise(() => {}))
  const controller = new AbortController()
  const answer = codeOf(reading([{ url: own.url }]).read(controller.signal))
  controller.abort()
  expect(await answer).toBe('request/aborted')
})

import { createNode } from './node.js'

const node = (respond: (request: Request) => Response | Promise<Response>) =>
  createNode('https://node.example/rpc', async (request) => respond(request))

test('R-FRAME-37 asks the configured node and gives back its result', async () => {
  const asked: unknown[] = []
  const ask = node(async (request) => {
    asked.push([request.url, await request.json()])
    return Response.json({ jsonrpc: '2.0', id: 1, result: '0x1' })
  })
  expect(await ask('eth_blockNumber', undefined)).toBe('0x1')
  expect(asked).toEqual([
    ['https://node.example/rpc', { jsonrpc: '2.0', id: 1, method: 'eth_blockNumber', params: [] }],
  ])
})

test('R-FRAME-25 hands on the refusal of the node, in words that can be shown', async () => {
  const ask = node(() => Response.json({ id: 1, error: { code: 3, message: 'reverted\u202e' } }))
  await expect(ask('eth_call', [])).rejects.toMatchObject({ message: 'reverted', code: 3 })
})

test.each([
  ['HTML', () => new Response('<html>')],
  ['nothing', () => new Response('')],
  ['a list', () => Response.json([])],
  ['the answer to another question', () => Response.json({ id: 2, result: 1 })],
  ['deep nesting', () => new Response('['.repeat(100_000))],
  ['too much', () => new Response(`"${'x'.repeat(5_000_001)}"`)],
  ['a failure', () => Promise.reject(new TypeError('refused'))],
])('R-FRAME-25 %s is no answer', async (_, respond) => {
  await expect(node(respond)('eth_call', [])).rejects.toMatchObject({
    message: 'The network does not answer',
    code: -32603,
  })
})

test('R-FRAME-25 a node that never answers is given up after 10 s', async () => {
  jest.useFakeTimers()
  const ask = node(
    (request) =>
      new Promise((_, reject) => request.signal.addEventListener('abort', () => reject(new Error('aborted')))),
  )
  const refused = expect(ask('eth_call', [])).rejects.toMatchObject({ message: 'The network does not answer' })
  jest.advanceTimersByTime(10_000)
  jest.useRealTimers()
  await refused
})

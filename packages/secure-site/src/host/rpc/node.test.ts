import { createNodeClient } from './node.js'

const node = (respond: (request: Request) => Response | Promise<Response>) =>
  createNodeClient('https://node.example/rpc', async (request) => respond(request))

test('R-FRAME-37 sends the request to the configured node and returns its result', async () => {
  const requests: unknown[] = []
  const ask = node(async (request) => {
    requests.push([request.url, await request.json()])
    return Response.json({ jsonrpc: '2.0', id: 1, result: '0x1' })
  })
  expect(await ask('eth_blockNumber', undefined)).toBe('0x1')
  expect(requests).toEqual([
    ['https://node.example/rpc', { jsonrpc: '2.0', id: 1, method: 'eth_blockNumber', params: [] }],
  ])
})

test('R-FRAME-25 throws the node’s error with a message that is safe to show', async () => {
  const ask = node(() => Response.json({ id: 1, error: { code: 3, message: 'reverted\u202e' } }))
  await expect(ask('eth_call', [])).rejects.toMatchObject({ message: 'reverted', code: 3 })
})

test.each([
  ['HTML', () => new Response('<html>')],
  ['an empty body', () => new Response('')],
  ['an array', () => Response.json([])],
  ['another request’s id', () => Response.json({ id: 2, result: 1 })],
  ['deep nesting', () => new Response('['.repeat(100_000))],
  ['more than 5 MB', () => new Response(`"${'x'.repeat(5_000_001)}"`)],
  ['a network error', () => Promise.reject(new TypeError('refused'))],
])('R-FRAME-25 throws an internal error for a response with %s', async (_, respond) => {
  await expect(node(respond)('eth_call', [])).rejects.toMatchObject({
    message: 'The network does not answer',
    facts: { code: -32603 },
  })
})

test('R-FRAME-25 throws when the node does not respond within 10 s', async () => {
  jest.useFakeTimers()
  const ask = node(
    (request) =>
      new Promise((_, reject) => request.signal.addEventListener('abort', () => reject(new Error('aborted')))),
  )
  const rejected = expect(ask('eth_call', [])).rejects.toMatchObject({ message: 'The network does not answer' })
  jest.advanceTimersByTime(10_000)
  jest.useRealTimers()
  await rejected
})

import { createBareFrame } from '../../test/bare-frame.js'
import { failureOf, openClient, SIGNING } from '../../test/open-client.js'

const UUID_V4 = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/
const turn = () => jest.advanceTimersByTimeAsync(0)

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

async function openBare(options: { readonly enableLogger?: boolean } = {}) {
  const frame = createBareFrame()
  const { client, events, lines, faults } = openClient(frame.openChannel, options)
  const pending = client.request('GET_CHAIN_ID', undefined)
  await turn()
  return { frame, client, events, lines, faults, pending, id: frame.last().id }
}
const response = { type: '@bowline-frame/GET_CHAIN_ID_SUCCESS', payload: { chainId: 1 } }

test('R-FRAME-18 R-FRAME-23 R-FRAME-26 sends a request with a random id, a prefixed type and the next sequence number', async () => {
  const { frame, client } = await openBare()
  void client.request('CONNECT_EMAIL', { email: 'ada@example.org' })
  await turn()
  const [first, second] = frame.heard
  expect(first).toEqual({ id: expect.stringMatching(UUID_V4), seq: 1, type: '@bowline-app/GET_CHAIN_ID' })
  expect(second).toEqual({
    id: expect.stringMatching(UUID_V4),
    seq: 2,
    type: '@bowline-app/CONNECT_EMAIL',
    payload: { email: 'ada@example.org' },
  })
  expect(first?.id).not.toBe(second?.id)
})

test('R-FRAME-22 R-FRAME-24 resolves the request with the response’s id and ignores responses without a request', async () => {
  const { frame, client, pending, id } = await openBare()
  const other = client.request('GET_CHAIN_ID', undefined)
  await turn()
  frame.send({ ...response, id: crypto.randomUUID(), payload: { chainId: 3 } })
  frame.send({ ...response, id: frame.last().id, payload: { chainId: 2 } })
  frame.send({ ...response, id })
  expect(await other).toEqual({ chainId: 2 })
  expect(await pending).toEqual({ chainId: 1 })
})

test.each<[string, (id: string) => unknown]>([
  ['text instead of an object', () => 'GET_CHAIN_ID_SUCCESS'],
  ['no sequence number', (id) => ({ ...response, id })],
  ['another prefix', (id) => ({ ...response, id, seq: 1, type: '@bowline-app/GET_CHAIN_ID_SUCCESS' })],
  [
    'the response type of another request',
    (id) => ({ ...response, id, seq: 1, type: '@bowline-frame/SWITCH_NETWORK_SUCCESS' }),
  ],
  ['an invalid payload', (id) => ({ ...response, id, seq: 1, payload: { chainId: null } })],
  ['an extra payload field', (id) => ({ ...response, id, seq: 1, payload: { chainId: 1, more: 1 } })],
  ['an extra message field', (id) => ({ ...response, id, seq: 1, more: 1 })],
  [
    'an invalid error payload',
    (id) => ({ id, seq: 1, type: '@bowline-frame/GET_CHAIN_ID_ERROR', payload: { code: 'x' } }),
  ],
])('R-FRAME-21 ignores a malformed message: %s', async (_, make) => {
  const { frame, pending, id = '', lines } = await openBare()
  frame.sendRaw(make(id))
  await turn()
  frame.send({ ...response, id, payload: { chainId: 7 } })
  expect(await pending).toEqual({ chainId: 7 })
  expect(lines).toEqual([])
})

test('R-FRAME-21 does not send changes made to a payload while the frame loads', async () => {
  const frame = createBareFrame()
  const { client } = openClient(frame.openChannel)
  const params = ['0x01', '0x02']
  void client.request('RPC_REQUEST', { method: 'eth_call', params, chainId: 'eip155:1' })
  params[0] = '0x03'
  await turn()
  expect(frame.last().payload).toMatchObject({ params: ['0x01', '0x02'] })
})

test('R-FRAME-21 ignores a response beyond the limits', async () => {
  const { frame, client } = await openBare()
  const read = client.request('RPC_REQUEST', { method: 'eth_call', params: [], chainId: 'eip155:1' })
  await turn()
  const type = '@bowline-frame/RPC_REQUEST_SUCCESS'
  const { id } = frame.last()
  frame.send({ id, type, payload: Array.from({ length: 1_001 }, () => 0) })
  frame.send({ id, type, payload: 'x'.repeat(65_537) })
  frame.send({ id, type, payload: ['0x01'] })
  expect(await read).toEqual(['0x01'])
})

test('R-FRAME-60 logs ignored messages once in 10 s', async () => {
  const { frame, lines, pending, client } = await openBare({ enableLogger: true })
  const ignored = () => lines.filter(({ event }) => event === 'ignored').length
  for (let count = 0; count < 50; count++) frame.sendRaw('junk')
  await jest.advanceTimersByTimeAsync(9_999)
  frame.sendRaw('junk')
  await turn()
  expect(ignored()).toBe(1)
  await jest.advanceTimersByTimeAsync(1)
  frame.sendRaw('junk')
  await turn()
  expect(ignored()).toBe(2)
  void failureOf(pending)
  client.end()
})

test('R-FRAME-21 ignores a message with an old sequence number', async () => {
  const { frame, client, pending, id } = await openBare()
  frame.sendRaw({ ...response, id, seq: 5 })
  await pending
  const next = client.request('GET_CHAIN_ID', undefined)
  await turn()
  frame.sendRaw({ ...response, id: frame.last().id, seq: 5, payload: { chainId: 5 } })
  frame.sendRaw({ ...response, id: frame.last().id, seq: 4, payload: { chainId: 4 } })
  frame.sendRaw({ ...response, id: frame.last().id, seq: 6, payload: { chainId: 6 } })
  expect(await next).toEqual({ chainId: 6 })
})

test('R-FRAME-24 R-FRAME-25 R-FRAME-60 rejects with the error response’s message and logs the failed request', async () => {
  const { frame, pending, id, lines } = await openBare()
  const type = '@bowline-frame/GET_CHAIN_ID_ERROR'
  frame.send({ id, type, payload: { message: 'Not now', code: -32603, reason: 'session_expired' } })
  expect(await failureOf(pending)).toMatchObject({
    code: 'frame/error-response',
    message: 'Not now',
    rpcCode: -32603,
    reason: 'session_expired',
  })
  expect(lines).toMatchObject([{ level: 'error', event: 'failed', type: 'GET_CHAIN_ID', code: -32603 }])
})

test.each([{ payload: {} }, {}, { payload: { message: '' } }])(
  'R-FRAME-25 rejects with a default message for the error response %j',
  async (rest) => {
    const { frame, pending, id } = await openBare()
    frame.send({ id, type: '@bowline-frame/GET_CHAIN_ID_ERROR', ...rest })
    expect((await failureOf(pending)).message).toBe('An error occurred')
  },
)

test('R-FRAME-28 emits the frame’s events and session tokens', async () => {
  const { frame, events } = await openBare()
  frame.send({ type: '@bowline-frame/EVENT', payload: { name: 'show' } })
  frame.send({ type: '@bowline-frame/EVENT', payload: { name: 'resize', data: { height: 480 } } })
  frame.send({ type: '@bowline-frame/EVENT', payload: { name: 'navigate', data: { url: 'https://bad.example' } } })
  frame.send({ type: '@bowline-frame/SESSION_UPDATE', payload: { token: '' } })
  await turn()
  expect(events).toEqual([{ name: 'show' }, { name: 'resize', data: { height: 480 } }, { name: 'session', token: '' }])
})

test('R-FRAME-21 rejects an invalid payload without sending it', async () => {
  const { frame, client } = await openBare()
  const before = frame.heard.length
  const failures = [
    client.request('CONNECT_EMAIL', { email: 'ada' }),
    client.request('RPC_REQUEST', { ...SIGNING, params: [() => 1] }),
    client.request('RPC_REQUEST', { ...SIGNING, params: ['x'.repeat(65_537)] }),
    client.request('RPC_REQUEST', { ...SIGNING, params: [1n] }),
  ]
  for (const failure of failures) {
    expect(await failureOf(failure)).toMatchObject({ code: 'frame/invalid-request', rpcCode: -32602 })
  }
  expect(frame.heard).toHaveLength(before)
})

test('R-ERR-13 rejects an unlisted method without forwarding it', async () => {
  const { frame, client } = await openBare()
  const failure = failureOf(client.request('RPC_REQUEST', { ...SIGNING, method: 'eth_sign' }))
  expect(await failure).toMatchObject({
    code: 'frame/unsupported-method',
    message: 'Requested RPC call is not allowed',
    rpcCode: 4200,
  })
  expect(frame.heard).toHaveLength(1)
})

test('R-FRAME-16 rejects the hundredth open request at once', async () => {
  const { client, pending } = await openBare()
  const open = Array.from({ length: 98 }, () => failureOf(client.request('IS_CONNECTED', undefined)))
  open.push(failureOf(pending))
  expect(await failureOf(client.request('IS_CONNECTED', undefined))).toMatchObject({
    code: 'frame/too-many',
    rpcCode: -32005,
  })
  client.end()
  expect(await Promise.all(open)).toHaveLength(99)
})

import { createBareFrame } from '../../test/bare-frame.js'
import { failureOf, openClient, SIGNING } from '../../test/open-client.js'

const UUID_V4 = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/
const turn = () => jest.advanceTimersByTimeAsync(0)

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

async function openBare(options: { readonly enableLogger?: boolean } = {}) {
  const frame = createBareFrame()
  const { client, events, lines, faults } = openClient(frame.openChannel, options)
  const asked = client.request('GET_CHAIN_ID', undefined)
  await turn()
  return { frame, client, events, lines, faults, asked, id: frame.last().id }
}
const answer = { type: '@bowline-frame/GET_CHAIN_ID_SUCCESS', payload: { chainId: 1 } }

test('R-FRAME-18 R-FRAME-23 R-FRAME-26 a request has a random id, a type with its prefix, and the next number', async () => {
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

test('R-FRAME-22 R-FRAME-24 an answer goes to the request of its id; one without a request does nothing', async () => {
  const { frame, client, asked, id } = await openBare()
  const other = client.request('GET_CHAIN_ID', undefined)
  await turn()
  frame.tell({ ...answer, id: crypto.randomUUID(), payload: { chainId: 3 } })
  frame.tell({ ...answer, id: frame.last().id, payload: { chainId: 2 } })
  frame.tell({ ...answer, id })
  expect(await other).toEqual({ chainId: 2 })
  expect(await asked).toEqual({ chainId: 1 })
})

test.each<[string, (id: string) => unknown]>([
  ['no record', () => 'GET_CHAIN_ID_SUCCESS'],
  ['no number', (id) => ({ ...answer, id })],
  ['another prefix', (id) => ({ ...answer, id, seq: 1, type: '@bowline-app/GET_CHAIN_ID_SUCCESS' })],
  ['the answer of another request', (id) => ({ ...answer, id, seq: 1, type: '@bowline-frame/SWITCH_NETWORK_SUCCESS' })],
  ['a payload that does not fit', (id) => ({ ...answer, id, seq: 1, payload: { chainId: null } })],
  ['a payload with more', (id) => ({ ...answer, id, seq: 1, payload: { chainId: 1, more: 1 } })],
  ['a message with more', (id) => ({ ...answer, id, seq: 1, more: 1 })],
  [
    'an error that does not fit',
    (id) => ({ id, seq: 1, type: '@bowline-frame/GET_CHAIN_ID_ERROR', payload: { code: 'x' } }),
  ],
])('R-FRAME-21 a message that is malformed does nothing: %s', async (_, make) => {
  const { frame, asked, id = '', lines } = await openBare()
  frame.say(make(id))
  await turn()
  frame.tell({ ...answer, id, payload: { chainId: 7 } })
  expect(await asked).toEqual({ chainId: 7 })
  expect(lines).toEqual([])
})

test('R-FRAME-21 what changes while the frame loads is not sent', async () => {
  const frame = createBareFrame()
  const { client } = openClient(frame.openChannel)
  const params = ['0x01', '0x02']
  void client.request('RPC_REQUEST', { method: 'eth_call', params, chainId: 'eip155:1' })
  params[0] = '0x03'
  await turn()
  expect(frame.last().payload).toMatchObject({ params: ['0x01', '0x02'] })
})

test('R-FRAME-21 an answer beyond the limits does nothing', async () => {
  const { frame, client } = await openBare()
  const read = client.request('RPC_REQUEST', { method: 'eth_call', params: [], chainId: 'eip155:1' })
  await turn()
  const type = '@bowline-frame/RPC_REQUEST_SUCCESS'
  const { id } = frame.last()
  frame.tell({ id, type, payload: Array.from({ length: 1_001 }, () => 0) })
  frame.tell({ id, type, payload: 'x'.repeat(65_537) })
  frame.tell({ id, type, payload: ['0x01'] })
  expect(await read).toEqual(['0x01'])
})

test('R-FRAME-60 messages that break a rule are noted once in 10 s', async () => {
  const { frame, lines, asked, client } = await openBare({ enableLogger: true })
  const ignored = () => lines.filter(({ event }) => event === 'ignored').length
  for (let count = 0; count < 50; count++) frame.say('junk')
  await jest.advanceTimersByTimeAsync(9_999)
  frame.say('junk')
  await turn()
  expect(ignored()).toBe(1)
  await jest.advanceTimersByTimeAsync(1)
  frame.say('junk')
  await turn()
  expect(ignored()).toBe(2)
  void failureOf(asked)
  client.end()
})

test('R-FRAME-21 a message with an old number does nothing', async () => {
  const { frame, client, asked, id } = await openBare()
  frame.say({ ...answer, id, seq: 5 })
  await asked
  const next = client.request('GET_CHAIN_ID', undefined)
  await turn()
  frame.say({ ...answer, id: frame.last().id, seq: 5, payload: { chainId: 5 } })
  frame.say({ ...answer, id: frame.last().id, seq: 4, payload: { chainId: 4 } })
  frame.say({ ...answer, id: frame.last().id, seq: 6, payload: { chainId: 6 } })
  expect(await next).toEqual({ chainId: 6 })
})

test('R-FRAME-24 R-FRAME-25 R-FRAME-60 an error answer rejects with its message, and is logged with the request', async () => {
  const { frame, asked, id, lines } = await openBare()
  const type = '@bowline-frame/GET_CHAIN_ID_ERROR'
  frame.tell({ id, type, payload: { message: 'Not now', code: -32603, reason: 'session_expired' } })
  expect(await failureOf(asked)).toMatchObject({
    code: 'frame/answered',
    message: 'Not now',
    rpcCode: -32603,
    reason: 'session_expired',
  })
  expect(lines).toMatchObject([{ level: 'error', event: 'failed', type: 'GET_CHAIN_ID', code: -32603 }])
})

test.each([{ payload: {} }, {}, { payload: { message: '' } }])(
  'R-FRAME-25 an error without words: %j',
  async (rest) => {
    const { frame, asked, id } = await openBare()
    frame.tell({ id, type: '@bowline-frame/GET_CHAIN_ID_ERROR', ...rest })
    expect((await failureOf(asked)).message).toBe('An error occurred')
  },
)

test('R-FRAME-28 what the frame says unasked', async () => {
  const { frame, events } = await openBare()
  frame.tell({ type: '@bowline-frame/EVENT', payload: { name: 'show' } })
  frame.tell({ type: '@bowline-frame/EVENT', payload: { name: 'resize', data: { height: 480 } } })
  frame.tell({ type: '@bowline-frame/EVENT', payload: { name: 'navigate', data: { url: 'https://bad.example' } } })
  frame.tell({ type: '@bowline-frame/SESSION_UPDATE', payload: { token: '' } })
  await turn()
  expect(events).toEqual([{ name: 'show' }, { name: 'resize', data: { height: 480 } }, { name: 'session', token: '' }])
})

test('R-FRAME-21 what does not fit is not sent', async () => {
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

test('R-ERR-13 a method of neither list is not forwarded', async () => {
  const { frame, client } = await openBare()
  const failure = failureOf(client.request('RPC_REQUEST', { ...SIGNING, method: 'eth_sign' }))
  expect(await failure).toMatchObject({
    code: 'frame/refused',
    message: 'Requested RPC call is not allowed',
    rpcCode: 4200,
  })
  expect(frame.heard).toHaveLength(1)
})

test('R-FRAME-16 the hundredth open request is refused at once', async () => {
  const { client, asked } = await openBare()
  const open = Array.from({ length: 98 }, () => failureOf(client.request('IS_CONNECTED', undefined)))
  open.push(failureOf(asked))
  expect(await failureOf(client.request('IS_CONNECTED', undefined))).toMatchObject({
    code: 'frame/too-many',
    rpcCode: -32005,
  })
  client.end()
  expect(await Promise.all(open)).toHaveLength(99)
})

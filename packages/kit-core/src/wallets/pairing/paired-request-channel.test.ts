import { createPairedRequestChannel, getSessionChange } from '../../adapter.js'
import { mockPairedSession } from '../../testing/index.js'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

const caipNetworkId = 'eip155:1'
const question = { caipNetworkId, method: 'personal_sign', params: [] } as const
const address = '0x1111111111111111111111111111111111111111'
const approval = (...ids: readonly `eip155:${number}`[]) => ({
  eip155: { accounts: ids.map((id) => `${id}:${address}` as const) },
})
const silent = () => mockPairedSession({ namespaces: approval(caipNetworkId), onRequest: () => new Promise(() => {}) })

test('R-CONN-102 rejects open and later requests when the session ends', async () => {
  const session = silent()
  const line = createPairedRequestChannel(session)
  const open = expect(line.request(question)).rejects.toMatchObject({
    message: 'The wallet disconnected',
    walletCode: 4900,
  })
  line.end()
  await open
  expect(session.controls.requests[0]?.signal?.aborted).toBe(true)
  await expect(line.request(question)).rejects.toMatchObject({ walletCode: 4900 })
  expect(session.controls.requests).toHaveLength(1)
})

test('R-CONN-39 rejects a request after five minutes, with the caller’s error', async () => {
  const line = createPairedRequestChannel(silent(), (words) => ({ code: 4900, words }))
  const open = expect(line.request(question)).rejects.toEqual({
    code: 4900,
    words: 'The wallet didn’t respond in time. Check it before you try again: the request may still go through.',
  })
  await jest.advanceTimersByTimeAsync(300_000)
  await open
  expect(jest.getTimerCount()).toBe(0)
})

test('R-CONN-39 returns a response, and leaves no listeners', async () => {
  const line = createPairedRequestChannel(
    mockPairedSession({ namespaces: approval(caipNetworkId), onRequest: () => '0x01' }),
  )
  expect(await line.request(question)).toBe('0x01')
  await jest.advanceTimersByTimeAsync(0)
  expect(jest.getTimerCount()).toBe(0)
})

test('R-CONN-85 R-CONN-101 maps session events to changes of one namespace', () => {
  const session = mockPairedSession({ namespaces: approval('eip155:10', 'eip155:137') })
  const read = (event: Parameters<typeof getSessionChange>[0]) => getSessionChange(event, session, 'eip155', 'eip155:1')
  expect(read({ type: 'ended' })).toBe('ended')
  expect(read({ type: 'network', caipNetworkId: 'eip155:5' })).toBe('eip155:5')
  expect(read({ type: 'network', caipNetworkId: 'solana:x' })).toBeUndefined()
  expect(read({ type: 'accounts', namespace: 'eip155', accounts: [] })).toBe('eip155:1')
  expect(read({ type: 'accounts', namespace: 'solana', accounts: [] })).toBeUndefined()
  expect(read({ type: 'namespaces' })).toBe('eip155:10')
  expect(getSessionChange({ type: 'namespaces' }, session, 'solana', 'solana:x')).toBe('ended')
  expect(read({ type: 'relay', isOnline: false })).toBeUndefined()
})

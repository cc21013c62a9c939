import { failureOf, openClient } from '../../test/open-client.js'
import { createFakeFrame } from './index.js'

const EMAIL = { email: 'ada@example.org' }
const turn = () => jest.advanceTimersByTimeAsync(0)

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

test('simulates failures that a test requests', async () => {
  const frame = createFakeFrame({ user: EMAIL })
  const { client, events } = openClient(frame.openChannel)
  frame.rejectNext('GET_USER', { message: 'Unverified', reason: 'unverified_domain' })
  expect(await failureOf(client.request('GET_USER', {}))).toMatchObject({
    message: 'Unverified',
    reason: 'unverified_domain',
  })
  expect(await client.request('GET_USER', {})).toMatchObject(EMAIL)
  frame.updateSession('')
  await turn()
  expect(events).toEqual([{ name: 'session', token: '' }])
})

test('R-FRAME-21 R-FRAME-22 rejects malformed messages, old sequence numbers, used ids and too many requests', async () => {
  const frame = createFakeFrame()
  const address = {
    origin: 'https://secure.example',
    projectId: 'p',
    chainId: 'eip155:1',
    sdkVersion: '1',
    sdkType: 'k',
  }
  const { port } = await frame.openChannel({ ...address, enableLogger: false }, new AbortController().signal)
  const said: unknown[] = []
  port.addEventListener('message', ({ data }) => void said.push(data))
  port.start()
  const message = { id: crypto.randomUUID(), seq: 2, type: '@bowline-app/IS_CONNECTED' }
  port.postMessage({ ...message, more: 1 })
  port.postMessage(message)
  port.postMessage({ ...message, seq: 3 })
  port.postMessage({ ...message, id: crypto.randomUUID(), seq: 1 })
  await turn()
  expect(said).toEqual([
    { id: message.id, seq: 1, type: '@bowline-frame/IS_CONNECTED_SUCCESS', payload: { isConnected: false } },
  ])
  frame.keepSilentOn('GET_USER')
  await jest.advanceTimersByTimeAsync(10_000)
  const ask = (seq: number) => port.postMessage({ id: crypto.randomUUID(), seq, type: '@bowline-app/GET_USER' })
  for (let seq = 10; seq < 109; seq++) ask(seq)
  await jest.advanceTimersByTimeAsync(10_000)
  expect(said).toHaveLength(1)
  ask(200)
  await turn()
  expect(said.slice(1)).toMatchObject([{ type: '@bowline-frame/GET_USER_ERROR', payload: { code: -32005 } }])
  const ping = crypto.randomUUID()
  port.postMessage({ id: ping, seq: 201, type: '@bowline-app/PING' })
  await turn()
  expect(said.at(-1)).toMatchObject({ id: ping, type: '@bowline-frame/PING_SUCCESS' })
})

import { createSeededRandom } from '@bowline/jest-preset/seeded-random'
import { createFrameClient, type FrameEvent, type FrameFailure } from '../src/client/index.js'
import { createFakeFrame } from '../src/testing/index.js'
import { createBareFrame } from './bare-frame.js'
import { mangle } from './mangle.js'

const MESSAGES = 20_000
const turn = () => jest.advanceTimersByTimeAsync(0)

function open(openChannel: Parameters<typeof createFrameClient>[0]['openChannel'] & object) {
  const events: FrameEvent[] = []
  const faults: FrameFailure[] = []
  const client = createFrameClient({
    origin: 'https://secure.example',
    projectId: 'project',
    chainId: 'eip155:1',
    sdkVersion: '1.0.0',
    sdkType: 'kit',
    onFault: (fault) => faults.push(fault),
    onEvent: (event) => events.push(event),
    openChannel,
  })
  return { client, events, faults }
}

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

test('R-FRAME-21 R-FRAME-22 settles nothing and keeps working after 20,000 broken messages of the frame', async () => {
  const random = createSeededRandom(20_241)
  const frame = createBareFrame()
  const { client, events, faults } = open(frame.openChannel)
  const ends: unknown[] = []
  const pending = client.request('GET_CHAIN_ID', undefined)
  pending.finally(() => ends.push('settled'))
  await turn()
  const { id } = frame.last()
  const whole: readonly [Record<string, unknown>, ...Record<string, unknown>[]] = [
    { id, seq: 1, type: '@bowline-frame/GET_CHAIN_ID_SUCCESS', payload: { chainId: -1 } },
    { id, seq: 1, type: '@bowline-frame/GET_CHAIN_ID_ERROR', payload: { message: 1 } },
    { id, seq: 0, type: '@bowline-frame/GET_CHAIN_ID_SUCCESS', payload: { chainId: 1 } },
    { id: crypto.randomUUID(), seq: 1, type: '@bowline-frame/GET_CHAIN_ID_SUCCESS', payload: { chainId: 1 } },
    { id, seq: 1, type: '@bowline-frame/IS_CONNECTED_SUCCESS', payload: { isConnected: true } },
    { seq: 1, type: '@bowline-frame/EVENT', payload: { name: 'navigate' } },
    { seq: 0, type: '@bowline-frame/SESSION_UPDATE', payload: { token: '' } },
  ]
  for (let count = 0; count < MESSAGES; count++) {
    const message = random.pick(whole)
    frame.sendRaw(random.chance(0.2) ? message : mangle({ ...message, seq: 0 }, random))
    if (count % 500 === 0) await turn()
  }
  await turn()
  expect([ends, events, faults]).toEqual([[], [], []])
  expect(Object.prototype).not.toHaveProperty('polluted')
  frame.send({ id, type: '@bowline-frame/GET_CHAIN_ID_SUCCESS', payload: { chainId: 8453 } })
  expect(await pending).toEqual({ chainId: 8453 })
  client.end()
})

test('R-FRAME-21 rejects 20,000 broken messages of the page', async () => {
  const random = createSeededRandom(20_242)
  const frame = createFakeFrame({ user: { email: 'ada@example.org' } })
  const said: unknown[] = []
  const { port } = await frame.openChannel(
    {
      origin: 'https://secure.example',
      projectId: 'project',
      chainId: 'eip155:1',
      sdkVersion: '1.0.0',
      sdkType: 'kit',
      enableLogger: false,
    },
    new AbortController().signal,
  )
  port.addEventListener('message', ({ data }) => void said.push(data))
  port.start()
  const id = () => crypto.randomUUID()
  const whole: readonly [() => Record<string, unknown>, ...(() => Record<string, unknown>)[]] = [
    () => ({ id: id(), seq: 1, type: '@bowline-app/SIGN_OUT', payload: {} }),
    () => ({ id: id(), seq: -1, type: '@bowline-app/SIGN_OUT' }),
    () => ({ id: 'x', seq: 1, type: '@bowline-app/SIGN_OUT' }),
    () => ({ id: id(), seq: 1, type: '@bowline-frame/SIGN_OUT' }),
    () => ({ id: id(), seq: 1, type: '@bowline-app/EXPORT_KEY' }),
    () => ({
      id: id(),
      seq: 1,
      type: '@bowline-app/RPC_REQUEST',
      payload: { method: 'eth_sign', chainId: 'eip155:1' },
    }),
  ]
  for (let count = 0; count < MESSAGES; count++) {
    const message = random.pick(whole)()
    port.postMessage(random.chance(0.2) ? message : mangle({ ...message, id: 'x' }, random))
    if (count % 500 === 0) await jest.advanceTimersByTimeAsync(1_000)
  }
  await jest.advanceTimersByTimeAsync(10_000)
  expect([frame.asked, said, frame.user()]).toEqual([[], [], { email: 'ada@example.org' }])
  port.postMessage({ id: id(), seq: 1, type: '@bowline-app/IS_CONNECTED' })
  await turn()
  expect(said).toMatchObject([{ type: '@bowline-frame/IS_CONNECTED_SUCCESS', payload: { isConnected: true } }])
})

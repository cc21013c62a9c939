import { createSeededRandom } from '@bowline/jest-preset/seeded-random'
import { createFakeFrame } from '../src/testing/index.js'
import { openClient, SIGNING } from './open-client.js'

const STEPS = 3_000
const CALL = { method: 'eth_getBalance', params: [], chainId: 'eip155:1' }

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

test('R-FRAME-16 R-FRAME-17 settles each request exactly once when frames die or stay silent and users abort or decline', async () => {
  const random = createSeededRandom(20_243)
  const frame = createFakeFrame({ user: { email: 'ada@example.org' } })
  const { client, lines } = openClient(frame.openChannel, { enableLogger: true })
  const ends: number[] = []
  const controllers: AbortController[] = []

  function ask(): void {
    const index = ends.push(0) - 1
    const controller = new AbortController()
    controllers.push(controller)
    const options = { signal: controller.signal }
    const request = random.pick([
      () => client.request('RPC_REQUEST', CALL, options),
      () => client.request('RPC_REQUEST', SIGNING, options),
      () => client.request('CONNECT_OTP', { otp: '000000' }, options),
      () => client.request('GET_USER', {}, options),
      () => client.request('SYNC_THEME', { themeMode: 'dark' }, options),
      () => client.request('CONNECT_DEVICE', undefined, options),
    ])()
    const end = (): void => {
      ends[index] = (ends[index] ?? 0) + 1
    }
    request.then(end, end)
  }

  const actions: readonly [() => unknown, ...(() => unknown)[]] = [
    ask,
    ask,
    ask,
    ask,
    () => controllers[random.below(controllers.length)]?.abort(),
    () => frame.waiting().length > 0 && frame.approve('0x'),
    () => frame.waiting().length > 0 && frame.reject(),
    () => frame.keepSilentOn('GET_USER', random.chance(0.5)),
    () => frame.rejectNext('RPC_REQUEST', { code: 4001 }),
    () => random.chance(0.2) && frame.die(),
    () => random.chance(0.2) && client.abortApprovals(),
    () => random.chance(0.1) && client.end(),
    () => frame.load(random.pick(['well', 'well', 'never', 'failed'])),
    () => jest.advanceTimersByTimeAsync(random.below(12_000)),
  ]
  for (let step = 0; step < STEPS; step++) {
    await random.pick(actions)()
    await jest.advanceTimersByTimeAsync(random.below(40))
  }
  client.end()
  await jest.advanceTimersByTimeAsync(60_000)
  expect(ends.length).toBeGreaterThan(500)
  expect(ends.filter((count) => count !== 1)).toEqual([])
  const ended = lines.filter(({ event, type }) => type !== undefined && (event === 'answered' || event === 'failed'))
  expect(ended).toHaveLength(ends.length)
  frame.load('well')
  expect(await client.request('IS_CONNECTED', undefined)).toEqual({ isConnected: true })
})

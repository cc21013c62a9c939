import { createBareFrame } from '../../test/bare-frame.js'
import { openClient, SIGNING } from '../../test/open-client.js'
import { createFakeFrame } from '../testing/index.js'

const turn = (ms = 0) => jest.advanceTimersByTimeAsync(ms)
const CALL = { method: 'eth_call', params: [], chainId: 'eip155:1' }

function open(rpc: () => Promise<unknown> = () => new Promise(() => undefined)) {
  const frame = createFakeFrame({ user: { email: 'ada@example.org' }, rpc })
  return { frame, ...openClient(frame.openChannel) }
}

function follow(promise: Promise<unknown>) {
  const ends: unknown[] = []
  promise.then(
    (value) => ends.push(value),
    (error: unknown) => ends.push(error),
  )
  return ends
}

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

test('R-FRAME-16 rejects open requests once and resends reads when the frame misses two pings 10 s apart', async () => {
  const { frame, client } = open()
  const read = follow(client.request('RPC_REQUEST', CALL))
  const signature = follow(client.request('RPC_REQUEST', SIGNING))
  const login = follow(client.request('CONNECT_DEVICE', undefined))
  await turn()
  expect(frame.waiting()).toHaveLength(1)
  frame.die()
  await turn(22_999)
  expect([signature, login]).toEqual([[], []])
  await turn(1)
  expect(signature).toMatchObject([{ code: 'frame/unavailable', message: 'Request was aborted', rpcCode: 4900 }])
  expect(login).toMatchObject([{ code: 'frame/unavailable', message: 'Something went wrong' }])
  await turn(1_000)
  expect(frame.opened).toHaveLength(2)
  const sent = () => frame.asked.filter(({ payload }) => JSON.stringify(payload) === JSON.stringify(CALL)).length
  expect([sent(), read]).toEqual([2, []])
  expect(frame.waiting()).toEqual([])

  frame.die()
  await turn(23_000)
  expect([sent(), read]).toMatchObject([2, [{ code: 'frame/unavailable' }]])
})

test('R-FRAME-17 sends an approval only to a frame that responds within 1 s, else to the next one within 2.5 s', async () => {
  const { frame, client, faults, presences } = open()
  await client.request('IS_CONNECTED', undefined)
  frame.die()
  const signature = follow(client.request('RPC_REQUEST', SIGNING))
  await turn(999)
  expect([frame.opened.length, presences]).toEqual([1, [true]])
  await turn(1)
  expect(presences).toEqual([true, false])
  await turn(1_500)
  expect([frame.waiting().length, presences]).toEqual([1, [true, false, true]])
  await frame.approve()
  await turn()
  expect(signature).toEqual([expect.stringMatching(/^0x/)])
  expect(frame.asked.filter(({ name }) => name === 'RPC_REQUEST')).toHaveLength(1)
  expect(faults).toEqual([])
})

test('R-FRAME-17 resets the restart delays once a frame responds', async () => {
  const { frame, client, faults } = open()
  await client.request('IS_CONNECTED', undefined)
  for (let deaths = 0; deaths < 6; deaths++) {
    frame.die()
    const signature = follow(client.request('RPC_REQUEST', SIGNING))
    await turn(2_500)
    await frame.approve()
    await turn()
    expect(signature).toEqual([expect.stringMatching(/^0x/)])
  }
  expect(faults).toEqual([])
})

test('R-FRAME-67 replaces a reloading frame at once and sends waiting requests once to the next frame', async () => {
  const { frame, client, faults, presences } = open()
  await client.request('IS_CONNECTED', undefined)
  const reload = follow(client.request('RELOAD', undefined))
  const login = follow(client.request('CONNECT_EMAIL', { email: 'ada@example.org' }))
  await turn(1)
  const next = follow(client.request('CONNECT_DEVICE', undefined))
  frame.approveDevice()
  await turn()
  expect([reload, login, next]).toEqual([[undefined], [{ action: 'VERIFY_OTP' }], [undefined]])
  expect(frame.opened).toHaveLength(2)
  expect(frame.asked.filter(({ name }) => name === 'CONNECT_EMAIL')).toHaveLength(1)
  expect([faults, presences]).toEqual([[], [true, false, true]])
})

test('R-FRAME-67 sends waiting requests when a reload is rejected or aborted', async () => {
  const { frame, client } = open()
  frame.rejectNext('RELOAD')
  const rejected = follow(client.request('RELOAD', undefined))
  expect(await client.request('IS_CONNECTED', undefined)).toEqual({ isConnected: true })
  frame.keepSilentOn('RELOAD')
  const leaving = new AbortController()
  const silent = follow(client.request('RELOAD', undefined, { signal: leaving.signal }))
  const read = follow(client.request('IS_CONNECTED', undefined))
  await turn()
  expect(read).toEqual([])
  leaving.abort()
  await turn(1)
  expect([rejected, silent]).toMatchObject([[{ code: 'frame/error-response' }], [{ code: 'frame/aborted' }]])
  expect(read).toEqual([{ isConnected: true }])
  expect(frame.opened).toHaveLength(1)
})

test('R-FRAME-16 keeps the frame when it responds to the next ping after a missed one', async () => {
  const frame = createBareFrame()
  const { client } = openClient(frame.openChannel)
  const login = follow(client.request('CONNECT_FARCASTER', undefined))
  await turn(14_000)
  await turn(6_000)
  expect(frame.last().type).toBe('@bowline-app/PING')
  frame.send({ id: frame.last().id, type: '@bowline-frame/PING_SUCCESS' })
  await turn(22_999)
  expect(login).toEqual([])
  await turn(1)
  expect(login).toMatchObject([{ code: 'frame/unavailable' }])
  client.end()
})

test('R-FRAME-17 stops opening frames after 1, 2 and 4 s until the next request', async () => {
  const { frame, client, faults } = open()
  await client.request('IS_CONNECTED', undefined)
  frame.die()
  frame.load('failed')
  const ends = follow(client.request('RPC_REQUEST', SIGNING))
  const tries = () => frame.opened.length - 1
  await turn(1_999)
  expect(tries()).toBe(0)
  await turn(1)
  expect(tries()).toBe(1)
  await turn(2_000)
  expect(tries()).toBe(2)
  await turn(3_999)
  expect([tries(), ends, faults]).toEqual([2, [], []])
  await turn(1)
  expect([tries(), faults]).toEqual([3, ['frame_unavailable']])
  expect(ends).toMatchObject([{ code: 'frame/unavailable', reason: 'frame_unavailable' }])
  await turn(60_000)
  expect(tries()).toBe(3)
  frame.load('well')
  expect(await client.request('IS_CONNECTED', undefined)).toEqual({ isConnected: true })
})

test('R-FRAME-17 counts a new frame that is not ready within 5 s as failed', async () => {
  const { frame, client, faults } = open()
  await client.request('IS_CONNECTED', undefined)
  frame.die()
  frame.load('never')
  const ends = follow(client.request('SYNC_THEME', {}))
  await turn(23_000 + 1_000 + 5_000 + 2_000 + 5_000 + 4_000 + 4_999)
  expect(faults).toEqual([])
  await turn(1)
  expect(faults).toEqual(['frame_unavailable'])
  expect(ends).toMatchObject([{ code: 'frame/unavailable' }])
})

test('keeps a frame that responds to pings and sends no ping while no request is open', async () => {
  const { frame, client } = open()
  const read = follow(client.request('RPC_REQUEST', CALL))
  await turn(300_000)
  expect([read, frame.opened.length]).toEqual([[], 1])
  client.end()
  await turn()
  await client.request('IS_CONNECTED', undefined)
  await turn(10_000)
  expect(jest.getTimerCount()).toBe(0)
})

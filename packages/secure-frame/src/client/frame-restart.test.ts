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

test('R-FRAME-16 a frame that misses two pings, 10 s apart, rejects what is open, once; a read is sent once more', async () => {
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

test('R-FRAME-17 an approval is sent only to a frame that answers within 1 s, else to the next one, within 2.5 s', async () => {
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

test('R-FRAME-17 a frame that answers makes good for those that died before it', async () => {
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

test('R-FRAME-67 a frame that begins anew is replaced at once: what is asked meanwhile waits for the next one, and is sent once', async () => {
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

test('R-FRAME-67 a reload that is refused or given up holds nothing back', async () => {
  const { frame, client } = open()
  frame.refuseNext('RELOAD')
  const refused = follow(client.request('RELOAD', undefined))
  expect(await client.request('IS_CONNECTED', undefined)).toEqual({ isConnected: true })
  frame.keepSilentOn('RELOAD')
  const leaving = new AbortController()
  const silent = follow(client.request('RELOAD', undefined, { signal: leaving.signal }))
  const read = follow(client.request('IS_CONNECTED', undefined))
  await turn()
  expect(read).toEqual([])
  leaving.abort()
  await turn(1)
  expect([refused, silent]).toMatchObject([[{ code: 'frame/answered' }], [{ code: 'frame/aborted' }]])
  expect(read).toEqual([{ isConnected: true }])
  expect(frame.opened).toHaveLength(1)
})

test('R-FRAME-16 one missed ping is forgiven by the next that is answered', async () => {
  const frame = createBareFrame()
  const { client } = openClient(frame.openChannel)
  const login = follow(client.request('CONNECT_FARCASTER', undefined))
  await turn(14_000)
  await turn(6_000)
  expect(frame.last().type).toBe('@bowline-app/PING')
  frame.tell({ id: frame.last().id, type: '@bowline-frame/PING_SUCCESS' })
  await turn(22_999)
  expect(login).toEqual([])
  await turn(1)
  expect(login).toMatchObject([{ code: 'frame/unavailable' }])
  client.end()
})

test('R-FRAME-17 after 1, 2 and 4 s no frame is tried any more until the next request', async () => {
  const { frame, client, faults } = open()
  await client.request('IS_CONNECTED', undefined)
  frame.die()
  frame.load('refused')
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

test('R-FRAME-17 a new frame that does not become ready within 5 s counts as none', async () => {
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

test('a frame that answers its pings lives, and nothing is pinged while nothing is open', async () => {
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

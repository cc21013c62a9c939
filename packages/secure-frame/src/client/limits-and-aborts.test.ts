import { failureOf, openClient, SIGNING } from '../../test/open-client.js'
import { createFakeFrame, type FakeFrameOptions } from '../testing/index.js'

const turn = (ms = 0) => jest.advanceTimersByTimeAsync(ms)
const EMAIL = { email: 'ada@example.org' }

function open(options: FakeFrameOptions = { user: EMAIL }) {
  const frame = createFakeFrame(options)
  return { frame, ...openClient(frame.openChannel) }
}

/** The state of a promise at this moment. */
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

test('R-FRAME-06 creates no frame before the first request and one frame for all requests', async () => {
  const { frame, client } = open()
  expect(frame.opened).toEqual([])
  await Promise.all([client.request('IS_CONNECTED', undefined), client.request('GET_CHAIN_ID', undefined)])
  await client.request('IS_CONNECTED', undefined)
  expect(frame.opened).toHaveLength(1)
})

test('R-FRAME-08 R-ERR-05 rejects the request and reports the failure when the frame fails to load', async () => {
  const { frame, client, faults } = open()
  frame.load('failed')
  expect(await failureOf(client.request('IS_CONNECTED', undefined))).toMatchObject({
    code: 'frame/load-failed',
    message: 'Unable to load email login dependency',
  })
  expect(faults).toEqual(['iframe_load_failed'])
})

test('R-FRAME-11 R-FRAME-15 R-FRAME-17 R-CONST-07 rejects the request when the frame is not ready after 20 s', async () => {
  const { frame, client, faults } = open()
  frame.load('never')
  const login = follow(client.request('CONNECT_EMAIL', EMAIL))
  await turn(5_000)
  const rpc = follow(client.request('RPC_REQUEST', SIGNING))
  await turn(14_999)
  expect([login, rpc, faults]).toEqual([[], [], []])
  await turn(1)
  expect(faults).toEqual(['iframe_load_failed'])
  expect(login).toMatchObject([{ code: 'frame/load-failed', message: 'Something went wrong' }])
  await turn(5_000)
  expect(rpc).toMatchObject([{ code: 'frame/load-failed', message: 'Request was aborted' }])

  frame.load('well')
  expect(await client.request('IS_CONNECTED', undefined)).toEqual({ isConnected: true })
  expect(frame.opened).toHaveLength(2)
})

test('R-FRAME-12 keeps theme, app data and account type waiting without a limit and sends them to the next frame', async () => {
  const { frame, client, faults } = open()
  frame.load('never')
  const waiting = follow(
    Promise.all([
      client.request('SYNC_THEME', { themeMode: 'dark' }),
      client.request('SYNC_DAPP_DATA', {
        metadata: { name: 'App', description: '', url: 'https://app.example', icons: [] },
        projectId: 'project',
      }),
      client.request('SET_PREFERRED_ACCOUNT', { type: 'eoa' }),
    ]),
  )
  await turn(60_000)
  expect([waiting, faults]).toEqual([[], []])
  const other = follow(client.request('IS_CONNECTED', undefined))
  await turn(20_000)
  expect(other).toMatchObject([{ code: 'frame/load-failed' }])
  expect(waiting).toEqual([])
  frame.load('well')
  await client.request('IS_CONNECTED', undefined)
  await turn()
  expect(waiting).toHaveLength(1)
  expect(frame.asked.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['SYNC_THEME', 'SYNC_DAPP_DATA', 'SET_PREFERRED_ACCOUNT']),
  )
})

test.each([
  ['CONNECT_EMAIL', EMAIL],
  ['CONNECT_DEVICE', undefined],
  ['CONNECT_OTP', { otp: '123456' }],
  ['CONNECT_SOCIAL', { uri: 'handle=x' }],
  ['GET_SOCIAL_REDIRECT_URI', { provider: 'x' }],
] as const)('R-FRAME-13 R-FRAME-17 R-CONST-07 rejects %s without a response for 30 s', async (name, payload) => {
  const { frame, client, faults } = open()
  frame.keepSilentOn(name)
  const ends = follow(client.request(name, payload))
  await turn(29_999)
  expect([ends, faults]).toEqual([[], []])
  await turn(1)
  expect(ends).toMatchObject([{ code: 'frame/timeout', message: 'Something went wrong' }])
  expect(faults).toEqual(['iframe_request_timeout'])
  frame.keepSilentOn(name, false)
  expect(await client.request('IS_CONNECTED', undefined)).toEqual({ isConnected: true })
  expect(frame.opened).toHaveLength(1)
})

test('R-FRAME-13 lets other requests wait without the limit of 30 s', async () => {
  const { frame, client, faults } = open()
  frame.keepSilentOn('GET_USER')
  frame.keepSilentOn('CONNECT_FARCASTER')
  const user = follow(client.request('GET_USER', undefined))
  const farcaster = follow(client.request('CONNECT_FARCASTER', undefined))
  await turn(600_000)
  expect([user, farcaster, faults]).toEqual([[], [], []])
})

test('R-FRAME-14 starts the 30 s when the request is sent', async () => {
  const { frame, client, faults } = open()
  frame.keepSilentOn('CONNECT_EMAIL')
  const { client: late } = openClient(async (address, signal) => {
    await new Promise((resolve) => setTimeout(resolve, 15_000))
    return frame.openChannel(address, signal)
  })
  const ends = follow(late.request('CONNECT_EMAIL', EMAIL))
  await turn(44_999)
  expect(ends).toEqual([])
  await turn(1)
  expect(ends).toMatchObject([{ code: 'frame/timeout' }])
  expect(faults).toEqual([])
  client.end()
})

test.each([
  ['RPC_REQUEST', SIGNING, 'Request was aborted', 4001],
  ['CONNECT_DEVICE', undefined, 'Something went wrong', undefined],
  ['GET_FARCASTER_URI', undefined, '', undefined],
] as const)(
  'R-FRAME-15 R-FRAME-16 R-FRAME-17 rejects an aborted %s with its own message',
  async (name, payload, message, rpcCode) => {
    const { frame, client, faults } = open()
    frame.keepSilentOn('GET_FARCASTER_URI')
    const aborting = new AbortController()
    const ends = follow(client.request(name, payload, { signal: aborting.signal }))
    await turn()
    aborting.abort()
    await turn()
    expect(ends).toMatchObject([{ code: 'frame/aborted', message, rpcCode }])
    expect(frame.waiting()).toEqual([])
    expect(faults).toEqual([])
    expect(await client.request('IS_CONNECTED', undefined)).toEqual({ isConnected: true })
  },
)

test('R-FRAME-16 rejects a request aborted before it is sent or while the frame loads', async () => {
  const { frame, client } = open()
  frame.load('never')
  expect(await failureOf(client.request('IS_CONNECTED', undefined, { signal: AbortSignal.abort() }))).toMatchObject({
    code: 'frame/aborted',
  })
  const aborting = new AbortController()
  const ends = follow(client.request('SYNC_THEME', {}, { signal: aborting.signal }))
  await turn(1)
  aborting.abort()
  await turn()
  expect(ends).toMatchObject([{ code: 'frame/aborted' }])
})

test('R-FRAME-41 R-FRAME-42 rejects waiting approvals and leaves safe and settled requests alone', async () => {
  const { frame, client } = open()
  frame.keepSilentOn('GET_USER')
  const safe = follow(client.request('GET_USER', undefined))
  const first = follow(client.request('RPC_REQUEST', SIGNING))
  const second = follow(client.request('RPC_REQUEST', SIGNING))
  await turn()
  await frame.approve()
  await turn()
  client.abortApprovals()
  await turn()
  expect(first).toEqual([expect.stringMatching(/^0x[\da-f]{130}$/)])
  expect(second).toMatchObject([{ message: 'Request was aborted', rpcCode: 4001 }])
  expect(safe).toEqual([])
  expect(frame.waiting()).toEqual([])
})

test.each([
  ['personal_sign', SIGNING.params],
  ['eth_signTypedData_v4', [SIGNING.params[1], '{}']],
])(
  'R-FRAME-35 rejects a response to %s that is not a signature and accepts one of 62 hex characters',
  async (method, params) => {
    const { frame, client } = open()
    const sign = async (response: unknown) => {
      const ends = follow(client.request('RPC_REQUEST', { ...SIGNING, method, params }))
      await turn()
      await frame.approve(response)
      await turn()
      return ends
    }
    for (const response of [
      '0xab',
      `0x${'a'.repeat(61)}`,
      `0x${'g'.repeat(62)}`,
      'ab'.repeat(40),
      null,
      { hash: '0x' },
    ]) {
      expect(await sign(response)).toMatchObject([{ code: 'frame/error-response', message: 'An error occurred' }])
    }
    const signature = `0x${'a1'.repeat(31)}`
    expect(await sign(signature)).toEqual([signature])
  },
)

test('R-FRAME-16 R-FRAME-17 rejects all open requests on `end` and creates another frame for the next request', async () => {
  const { frame, client } = open()
  frame.keepSilentOn('GET_USER')
  const open1 = follow(client.request('GET_USER', undefined))
  const open2 = follow(client.request('RPC_REQUEST', SIGNING))
  await turn()
  client.end()
  await turn()
  expect(open1).toMatchObject([{ code: 'frame/aborted', message: 'Something went wrong' }])
  expect(open2).toMatchObject([{ code: 'frame/aborted', message: 'Request was aborted' }])
  expect(client.isReady()).toBe(false)
  expect(await client.request('IS_CONNECTED', undefined)).toEqual({ isConnected: true })
  expect(frame.opened).toHaveLength(2)
})

test('R-FRAME-62 shows, moves and hides the frame, also before it is ready', async () => {
  const { frame, client } = open()
  const place = { top: 10, left: 20, width: 360, height: 600 }
  client.show(place)
  await client.request('IS_CONNECTED', undefined)
  expect(frame.place()).toEqual(place)
  client.show({ ...place, top: 11 })
  expect(frame.place()).toEqual({ ...place, top: 11 })
  client.hide()
  expect(frame.place()).toBeUndefined()
})

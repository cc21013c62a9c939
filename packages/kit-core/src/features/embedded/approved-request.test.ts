import { logIn, stopEmbedded, turn, until } from '../../../test/embedded-fixture.js'
import { close, disconnect } from '../../actions.js'
import { parseWalletError } from '../../core/adapter/parse-wallet-error.js'
import { AUTH_CONNECTOR_ID, getLiveSession } from '../../core/state/live-pairing.js'
import { wasNotSent } from '../transactions/was-not-sent.js'

afterEach(() => {
  jest.useRealTimers()
  stopEmbedded()
})

const HASH = `0x${'ab'.repeat(32)}`
const BOB = '0xb0b0000000000000000000000000000000000b0b'

/** A transaction that waits for the user's approval, in a frame whose node responds when the test says so. */
async function waiting() {
  const responses: ((hash: string) => void)[] = []
  const bench = await logIn({
    frame: {
      rpc: (method) =>
        method === 'eth_sendRawTransaction'
          ? new Promise((resolve) => responses.push(resolve))
          : Promise.resolve('0x1'),
    },
  })
  const aborting = new AbortController()
  const session = getLiveSession(bench.kit, AUTH_CONNECTOR_ID)
  if (!session) throw new Error('You’re not logged in')
  const ends: unknown[] = []
  const params = [{ from: bench.fake.addresses.eip155, to: BOB, value: '0x1' }]
  session.request({ caipNetworkId: 'eip155:1', method: 'eth_sendTransaction', params, signal: aborting.signal }).then(
    (hash) => ends.push(hash),
    (error: unknown) => ends.push(error),
  )
  await until(() => bench.fake.waiting().length === 1)
  const approve = async () => {
    void bench.fake.approve()
    await until(() => responses.length === 1)
  }
  return { ...bench, aborting, ends, approve, respond: () => responses[0]?.(HASH) }
}

type Waiting = Awaited<ReturnType<typeof waiting>>

/** Both as a provider's caller gets it, and as an adapter translates it. */
const isUnsent = (error: unknown) => [wasNotSent(error), wasNotSent(parseWalletError(error))]

/** Advances time automatically from here: a dead frame is detected by its pings. */
const passTime = () => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'], advanceTimers: 20 })

test.each<[string, (bench: Waiting) => unknown]>([
  ['the modal closes', ({ kit }) => close(kit)],
  ['the caller aborts', ({ aborting }) => aborting.abort()],
  ['the user signs out', ({ kit }) => void disconnect(kit)],
])('R-FRAME-69 delivers the response to an approved transaction after %s', async (_, leave) => {
  const bench = await waiting()
  await bench.approve()
  leave(bench)
  for (let turns = 0; turns < 20; turns += 1) await turn()
  expect(bench.ends).toEqual([])
  bench.respond()
  await until(() => bench.ends.length === 1)
  expect(bench.ends).toEqual([HASH])
})

test.each<[string, (bench: Waiting) => unknown]>([
  ['the frame dies', ({ fake }) => fake.die()],
  [
    'the caller has aborted and the frame dies',
    ({ fake, aborting }) => {
      aborting.abort()
      fake.die()
    },
  ],
  ['the kit stops', ({ stop }) => stop()],
])('R-FRAME-69 reports an unknown outcome when %s after the approval', async (_, lose) => {
  passTime()
  const bench = await waiting()
  await bench.approve()
  await lose(bench)
  await jest.advanceTimersByTimeAsync(24_000)
  const [error] = bench.ends
  expect(error).toMatchObject({ code: -32603 })
  expect(isUnsent(error)).toEqual([false, false])
})

test.each<[string, (bench: Waiting) => unknown]>([
  ['the modal closes', ({ kit }) => close(kit)],
  ['the caller aborts', ({ aborting }) => aborting.abort()],
  ['the user declines', ({ fake }) => fake.reject()],
  ['the frame dies', ({ fake }) => fake.die()],
  ['the kit stops', ({ stop }) => stop()],
])('R-FRAME-69 is certain that nothing was sent when %s before the approval', async (_, end) => {
  passTime()
  const bench = await waiting()
  await end(bench)
  await jest.advanceTimersByTimeAsync(24_000)
  expect(bench.ends.map(isUnsent)).toEqual([[true, true]])
})

test('R-FRAME-69 is certain that nothing was sent when the frame fails before the approval', async () => {
  const { kit, fake } = await logIn()
  fake.rejectNext('RPC_REQUEST', { message: 'The network does not answer', code: -32603 })
  const params = [{ from: fake.addresses.eip155, to: BOB }]
  const response = getLiveSession(kit, AUTH_CONNECTOR_ID)?.request({
    caipNetworkId: 'eip155:1',
    method: 'eth_sendTransaction',
    params,
  })
  const error = await response?.catch((reason: unknown) => reason)
  expect(error).toMatchObject({ message: 'The network does not answer', code: -32603 })
  expect(isUnsent(error)).toEqual([true, true])
})

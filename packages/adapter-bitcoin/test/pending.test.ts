import { type BitcoinChain, startBitcoinChain } from '@bowline/bitcoin-chain'
import { connected } from './connected.js'
import { addressesOf, BOB, ofType, REGTEST } from './setup.js'

let chain: BitcoinChain
beforeAll(async () => {
  chain = await startBitcoinChain()
})
afterAll(() => chain.close())
afterEach(() => jest.useRealTimers())

/** A transfer that was sent while only timers of the adapter stand still. */
async function sent() {
  const networks = [{ caipNetworkId: REGTEST, esploraUrl: chain.url }] as const
  const made = await connected({ url: chain.url, hasSatsConnect: false, networks })
  chain.fund(made.payment, 100_000n)
  const [recipient] = await addressesOf(BOB, REGTEST)
  const hash = await withTimersStill(() => made.provider.sendTransfer({ recipient, amount: 10_000n }))
  const checks = () => chain.requests.filter((path) => path === `GET /tx/${hash}/status`).length
  /** The next check, made and answered. */
  const check = async () => {
    const before = checks()
    jest.advanceTimersByTime(15_000)
    for (let turn = 0; turn < 2_000 && checks() === before; turn++) await new Promise(setImmediate)
    for (let turn = 0; turn < 50; turn++) await new Promise(setImmediate)
  }
  return { ...made, hash, checks, check }
}

async function withTimersStill<T>(deed: () => Promise<T>): Promise<T> {
  jest.useFakeTimers({
    doNotFake: [
      'Date',
      'hrtime',
      'nextTick',
      'performance',
      'queueMicrotask',
      'setImmediate',
      'clearImmediate',
      'setInterval',
    ],
  })
  return deed()
}

test('R-ADPT-23 a transaction is watched until it is in a block, and told once', async () => {
  const { hash, check, checks, events } = await sent()
  await check()
  expect(ofType(events, 'pendingTransactions')).toEqual([])
  chain.mine()
  await check()
  expect(ofType(events, 'pendingTransactions')).toEqual([{ type: 'pendingTransactions', hash, status: 'confirmed' }])
  expect(checks()).toBe(2)
  expect(jest.getTimerCount()).toBe(0)
})

test('R-ADPT-23 it is given up on after 99 checks', async () => {
  const { hash, check, checks, events } = await sent()
  for (let turn = 0; turn < 99; turn++) await check()
  expect(ofType(events, 'pendingTransactions')).toEqual([{ type: 'pendingTransactions', hash, status: 'pending' }])
  expect(checks()).toBe(99)
  expect(jest.getTimerCount()).toBe(0)
}, 60_000)

test('R-ADPT-23 R-ADPT-22 a kit that stopped asks nothing more', async () => {
  const { stop, checks, events } = await sent()
  stop()
  jest.advanceTimersByTime(15_000)
  for (let turn = 0; turn < 50; turn++) await new Promise(setImmediate)
  expect(checks()).toBe(0)
  expect(events).toEqual([])
  expect(jest.getTimerCount()).toBe(0)
})

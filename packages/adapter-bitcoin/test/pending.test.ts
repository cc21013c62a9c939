import { type BitcoinChain, startBitcoinChain } from '@bowline/bitcoin-chain'
import { ofType } from '@bowline/jest-preset/scene'
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { p2wpkh, Transaction } from '@scure/btc-signer'
import { chainOf } from '../src/chain/chains.js'
import { networkParams } from '../src/transfer/network-params.js'
import { connected } from './connected.js'
import { ALICE, addressesOf, BOB, REGTEST } from './setup.js'

const REGTEST_PARAMS = networkParams(chainOf(REGTEST))

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
  const coin = chain.fund(made.payment, 100_000n)
  const [recipient] = await addressesOf(BOB, REGTEST)
  const hash = await withTimersStill(() => made.provider.sendTransfer({ recipient, amount: 10_000n }))
  const checks = () => chain.requests.filter((path) => path === `GET /tx/${hash}`).length
  /** The next check, made and answered. */
  const check = async () => {
    const before = checks()
    jest.advanceTimersByTime(15_000)
    for (let turn = 0; turn < 2_000 && checks() === before; turn++) await new Promise(setImmediate)
    for (let turn = 0; turn < 200; turn++) await new Promise(setImmediate)
  }
  /** The same coin, spent by the wallet in another way. */
  async function replace(to: string, value: bigint): Promise<string> {
    const key = Buffer.from(ALICE, 'hex')
    const { script } = p2wpkh(secp256k1.getPublicKey(key), REGTEST_PARAMS)
    const transaction = new Transaction()
    transaction.addInput({ txid: coin, index: 0, witnessUtxo: { script, amount: 100_000n } })
    transaction.addOutputAddress(to, value, REGTEST_PARAMS)
    if (value < 80_000n) transaction.addOutputAddress(made.payment, 80_000n - value, REGTEST_PARAMS)
    transaction.sign(key)
    transaction.finalize()
    const answer = await fetch(`${chain.url}/tx`, { method: 'POST', body: transaction.hex })
    expect(answer.status).toBe(200)
    return transaction.id
  }
  return { ...made, hash, checks, check, replace, recipient }
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

test.each([
  ['sped up', 10_000n, 'confirmed', 'repriced'],
  ['changed to another amount', 20_000n, 'replaced', 'replaced'],
] as const)(
  'R-ACCT-52 R-ADPT-23 a transfer that was %s in the wallet is told with what took its place, once that is in a block',
  async (_, value, status, reason) => {
    const { hash, check, events, replace, recipient } = await sent()
    await check()
    const replacement = { hash: await replace(recipient, value), reason }
    await check()
    expect(ofType(events, 'pendingTransactions')).toEqual([])
    chain.mine()
    await check()
    expect(ofType(events, 'pendingTransactions')).toEqual([{ type: 'pendingTransactions', hash, status, replacement }])
    expect(jest.getTimerCount()).toBe(0)
  },
)

test('R-ACCT-52 R-ADPT-23 a transfer that was cancelled in the wallet was replaced', async () => {
  const { hash, check, events, replace, payment } = await sent()
  await check()
  const replacement = { hash: await replace(payment, 80_000n), reason: 'cancelled' }
  chain.mine()
  await check()
  expect(ofType(events, 'pendingTransactions')).toEqual([
    { type: 'pendingTransactions', hash, status: 'replaced', replacement },
  ])
})

test('R-ACCT-52 R-ADPT-23 a transfer that the chain forgot is dropped, once it was missed twice', async () => {
  const { hash, check, events } = await sent()
  await check()
  chain.drop(hash)
  await check()
  expect(ofType(events, 'pendingTransactions')).toEqual([])
  await check()
  expect(ofType(events, 'pendingTransactions')).toEqual([{ type: 'pendingTransactions', hash, status: 'dropped' }])
})

test('R-ADPT-23 R-ADPT-22 a kit that stopped asks nothing more', async () => {
  const { stop, checks, events } = await sent()
  const before = checks()
  stop()
  jest.advanceTimersByTime(15_000)
  for (let turn = 0; turn < 50; turn++) await new Promise(setImmediate)
  expect(checks()).toBe(before)
  expect(events).toEqual([])
  expect(jest.getTimerCount()).toBe(0)
})

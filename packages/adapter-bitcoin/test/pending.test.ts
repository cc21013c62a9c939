import { type BitcoinChain, startBitcoinChain } from '@bowline/bitcoin-chain'
import { ofType } from '@bowline/jest-preset/fixtures'
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { p2wpkh, Transaction } from '@scure/btc-signer'
import { getChain } from '../src/chain/chains.js'
import { getNetworkParams } from '../src/transfer/network-params.js'
import { connected, type Face } from './connected.js'
import { ALICE, addressesOf, BOB, REGTEST } from './setup.js'

const REGTEST_PARAMS = getNetworkParams(getChain(REGTEST))

let chain: BitcoinChain
beforeAll(async () => {
  chain = await startBitcoinChain()
})
afterAll(() => chain.close())
afterEach(() => jest.useRealTimers())

let keys = 0x10

/** A sent transfer; only the timers of the adapter are mocked. */
async function sent(face: Face = 'standard') {
  keys += 1
  const privateKey = keys.toString(16).repeat(32)
  const networks = [{ caipNetworkId: REGTEST, esploraUrl: chain.url }] as const
  const made = await connected({ url: chain.url, face, hasSatsConnect: false, networks, privateKeys: [privateKey] })
  const coin = chain.fund(made.payment, 100_000n)
  const [recipient] = await addressesOf(BOB, REGTEST)
  const hash = await withTimersStill(() => made.provider.sendTransfer({ recipient, amount: 10_000n }))
  const checks = () => chain.requests.filter((path) => path === `GET /tx/${hash}`).length
  /** Runs the next check and waits for its response. */
  const check = async () => {
    const before = checks()
    jest.advanceTimersByTime(15_000)
    while (checks() === before) await new Promise(setImmediate)
    for (let turn = 0; turn < 200; turn++) await new Promise(setImmediate)
  }
  /** Spends the same output in another way, like a wallet does. */
  async function replace(to: string, value: bigint, change = { to: made.payment, most: 80_000n }): Promise<string> {
    const key = Buffer.from(privateKey, 'hex')
    const { script } = p2wpkh(secp256k1.getPublicKey(key), REGTEST_PARAMS)
    const transaction = new Transaction()
    transaction.addInput({ txid: coin, index: 0, witnessUtxo: { script, amount: 100_000n } })
    transaction.addOutputAddress(to, value, REGTEST_PARAMS)
    if (value < change.most) transaction.addOutputAddress(change.to, change.most - value, REGTEST_PARAMS)
    transaction.sign(key)
    transaction.finalize()
    const answer = await fetch(`${chain.url}/tx`, { method: 'POST', body: transaction.hex })
    expect(answer.status).toBe(200)
    return transaction.id
  }
  return { ...made, hash, checks, check, replace, recipient }
}

async function withTimersStill<T>(action: () => Promise<T>): Promise<T> {
  jest.useFakeTimers({
    doNotFake: ['hrtime', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate', 'clearImmediate', 'setInterval'],
  })
  return action()
}

test('R-ADPT-23 watches a transaction until it is in a block, and emits it once', async () => {
  const { hash, check, checks, events } = await sent()
  await check()
  expect(ofType(events, 'transactionSettled')).toEqual([])
  chain.mine()
  await check()
  expect(ofType(events, 'transactionSettled')).toEqual([{ type: 'transactionSettled', hash, status: 'confirmed' }])
  expect(checks()).toBe(2)
  expect(jest.getTimerCount()).toBe(0)
})

test('R-ADPT-50 emits a sent transaction with its account and a minimum poll interval', async () => {
  const { hash, events, payment } = await sent()
  expect(ofType(events, 'sent')).toEqual([
    {
      type: 'sent',
      sent: {
        ...{ hash, caipNetworkId: REGTEST, address: payment, minPollIntervalMs: 15_000 },
        memo: expect.any(String),
        raw: (await (await fetch(`${chain.url}/tx/${hash}/hex`)).text()).trim(),
      },
    },
  ])
})

test('R-ADPT-50 R-STORE-25 stores a short memo that works on a later page, and ignores a tampered one', async () => {
  const { hash, adapter, replace, recipient } = await sent()
  const look = (memo?: string) =>
    adapter.getTransaction?.({ sent: { hash, caipNetworkId: REGTEST, memo }, signal: new AbortController().signal })
  const noted = (await look())?.memo ?? ''
  expect(noted.length).toBeLessThan(1_000)
  const other = await replace(recipient, 20_000n)
  chain.mine()
  expect(await look(noted)).toEqual({ status: 'replaced', replacement: { hash: other, reason: 'replaced' } })
  for (const memo of ['', '[]', '{"misses":1,"known":{"coins":["/address/x"]}}', '{"misses":-1}']) {
    expect(await look(memo)).toEqual({ status: 'pending', isNotFound: true })
  }
  const before = chain.requests.length
  const strange = { hash: '../address/x', caipNetworkId: REGTEST }
  await expect(adapter.getTransaction?.({ sent: strange, signal: new AbortController().signal })).rejects.toThrow()
  expect(chain.requests).toHaveLength(before)
})

test.each([
  ['sped up', 10_000n, 'confirmed', 'repriced'],
  ['changed to another amount', 20_000n, 'replaced', 'replaced'],
] as const)(
  'R-ACCT-52 R-ADPT-23 emits the replacement of a transfer that was %s in the wallet once it is in a block',
  async (_, value, status, reason) => {
    const { hash, check, events, replace, recipient } = await sent()
    await check()
    const replacement = { hash: await replace(recipient, value), reason }
    await check()
    expect(ofType(events, 'transactionSettled')).toEqual([])
    chain.mine()
    await check()
    expect(ofType(events, 'transactionSettled')).toEqual([{ type: 'transactionSettled', hash, status, replacement }])
    expect(jest.getTimerCount()).toBe(0)
  },
)

test.each([
  ['all of its change', () => 10_000n],
  ['change that goes to a new address', () => 80_000n],
])('R-SEND-141 treats a transfer sped up at the cost of %s as the same transfer', async (_, most) => {
  const { hash, check, events, replace, recipient } = await sent()
  const [, fresh = ''] = await addressesOf(ALICE, REGTEST)
  await check()
  const replacement = { hash: await replace(recipient, 10_000n, { to: fresh, most: most() }), reason: 'repriced' }
  chain.mine()
  await check()
  expect(ofType(events, 'transactionSettled')).toMatchObject([{ hash, status: 'confirmed', replacement }])
})

test('R-SEND-141 emits a transfer of everything as replaced when most of it returns to the sender', async () => {
  const { adapter, replace, recipient } = await sent()
  const hash = await replace(recipient, 85_000n)
  const look = (memo?: string) =>
    adapter.getTransaction?.({ sent: { hash, caipNetworkId: REGTEST, memo }, signal: new AbortController().signal })
  const noted = (await look())?.memo
  const other = await replace(recipient, 1_000n)
  chain.mine()
  expect(await look(noted)).toEqual({ status: 'replaced', replacement: { hash: other, reason: 'replaced' } })
})

test('R-ACCT-52 R-ADPT-23 emits a transfer as replaced when it was cancelled in the wallet', async () => {
  const { hash, check, events, replace, payment } = await sent()
  await check()
  const replacement = { hash: await replace(payment, 80_000n), reason: 'cancelled' }
  chain.mine()
  await check()
  expect(ofType(events, 'transactionSettled')).toEqual([
    { type: 'transactionSettled', hash, status: 'replaced', replacement },
  ])
})

test.each([
  ['sped up', 'recipient', 10_000n, 'confirmed', 'repriced'],
  ['cancelled', 'payment', 80_000n, 'replaced', 'cancelled'],
] as const)(
  'R-ADPT-69 settles a transfer that was built here and %s before the first check',
  async (_, to, value, status, reason) => {
    const { hash, check, events, replace, ...made } = await sent()
    const replacement = { hash: await replace(made[to] ?? '', value), reason }
    chain.mine()
    await check()
    expect(ofType(events, 'transactionSettled')).toEqual([{ type: 'transactionSettled', hash, status, replacement }])
  },
)

test('R-ADPT-69 sends the same bytes again when the nodes have dropped a transfer that was signed here', async () => {
  const { hash, check, events, recipient } = await sent()
  const before = chain.balanceOf(recipient)
  for (let turn = 0; turn < 3; turn++) {
    chain.drop(hash)
    expect(chain.balanceOf(recipient)).toBe(before - 10_000n)
    await check()
    expect(chain.balanceOf(recipient)).toBe(before)
  }
  expect(ofType(events, 'transactionSettled')).toEqual([])
  chain.mine()
  await check()
  expect(ofType(events, 'transactionSettled')).toEqual([{ type: 'transactionSettled', hash, status: 'confirmed' }])
})

test('R-ADPT-69 stays pending when the nodes dropped a transfer and reject it for its fee', async () => {
  const { hash, check, events } = await sent()
  chain.setFeeRate(50)
  chain.drop(hash)
  for (let turn = 0; turn < 4; turn++) await check()
  chain.setFeeRate(1)
  expect(ofType(events, 'transactionSettled')).toEqual([])
})

test('R-ADPT-69 does not send again when another transaction spends the output or the stored bytes differ', async () => {
  const { hash, adapter, replace, payment, events } = await sent()
  const [{ sent: facts } = { sent: undefined }] = ofType(events, 'sent')
  if (facts === undefined) throw new Error('Nothing was sent')
  const { signal } = new AbortController()
  const posts = () => chain.requests.filter((path) => path === 'POST /tx').length
  const other = await replace(payment, 80_000n)
  const before = posts()
  expect(await adapter.getTransaction?.({ sent: facts, signal })).toMatchObject({ status: 'pending' })
  chain.drop(other)
  const raw = await (await fetch(`${chain.url}/tx/${facts.memo?.match(/[0-9a-f]{64}/)?.[0]}/hex`)).text()
  for (const wrong of [raw, 'zz', '00', '']) {
    const looked = await adapter.getTransaction?.({ sent: { ...facts, raw: wrong }, signal })
    expect([looked?.status, posts()]).toEqual(['pending', before])
  }
  expect(await adapter.getTransaction?.({ sent: { ...facts, memo: undefined }, signal })).toMatchObject({
    status: 'pending',
    isNotFound: false,
  })
  expect([posts(), chain.feeOf(hash) > 0n]).toEqual([before + 1, true])
  chain.drop(hash)
  await replace(payment, 80_000n)
  chain.mine()
  expect(await adapter.getTransaction?.({ sent: facts, signal })).toMatchObject({
    status: 'replaced',
    replacement: { reason: 'cancelled' },
  })
})

test('R-ACCT-52 R-ADPT-23 drops a transfer that the wallet sent after two checks in a row did not find it', async () => {
  const { hash, check, events } = await sent('sats')
  await check()
  chain.drop(hash)
  await check()
  expect(ofType(events, 'transactionSettled')).toEqual([])
  await check()
  expect(ofType(events, 'transactionSettled')).toEqual([{ type: 'transactionSettled', hash, status: 'dropped' }])
})

test('R-ADPT-23 R-ADPT-22 requests nothing after the kit stopped', async () => {
  const { stop, checks, events } = await sent()
  const before = checks()
  stop()
  jest.advanceTimersByTime(15_000)
  for (let turn = 0; turn < 50; turn++) await new Promise(setImmediate)
  expect(checks()).toBe(before)
  expect(ofType(events, 'transactionSettled')).toEqual([])
  expect(jest.getTimerCount()).toBe(0)
})

import { extendNetwork, type Finality, type TransactionCheck } from '@bowline/kit-core'
import * as v from 'valibot'
import type { RequestChain } from './chain-client.js'
import { checkReceipt } from './check-receipt.js'

const NETWORK = extendNetwork({
  id: 1,
  name: 'One',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: [] } },
})

const HASH = `0x${'ab'.repeat(32)}`
const SENDER = `0x${'11'.repeat(20)}`

/** Checks `times` times, or until it is settled; each check gets the previous memo, as after a reload. */
async function looks(
  count: number,
  answer: (method: string, turn: number, params: readonly unknown[]) => unknown,
  finality?: Finality,
  address?: string,
): Promise<TransactionCheck[]> {
  const found: TransactionCheck[] = []
  let memo: string | undefined
  for (let turn = 0; turn < count; turn += 1) {
    const requestChain: RequestChain = async (_network, { method, params = [] }, schema) =>
      v.parse(schema, await answer(method, turn, params))
    const sent = { hash: HASH, caipNetworkId: NETWORK.caipNetworkId, address, memo }
    const look = await checkReceipt(requestChain, { sent, finality, signal: new AbortController().signal }, NETWORK)
    found.push(look)
    memo = look.memo ?? memo
    if (look.status !== 'pending') break
  }
  return found
}
const lastOf = async (...asked: Parameters<typeof looks>) => (await looks(...asked)).at(-1)

test.each([
  ['0x1', 'confirmed'],
  ['0x0', 'failed'],
])('R-ADPT-09 reports a receipt of status %s as %s', async (status, outcome) => {
  expect(await looks(1, () => ({ status }))).toEqual([{ status: outcome }])
})

const wordOf = (hex: string) => hex.padStart(64, '0')
const operation = (sender: string, success: string) => ({
  address: '0x0000000071727de22e5e9d8baf0edac6f37da032',
  topics: [
    '0x49628fd1471006c1482da88028e9ce4dbb080b815c9b0344d39e5a8e6ec1419f',
    HASH,
    `0x${wordOf(sender.slice(2))}`,
    HASH,
  ],
  data: `0x${wordOf('7')}${wordOf(success)}${wordOf('1')}${wordOf('1')}`,
})
const ofSafe = (address: string) => ({
  ...{ address, topics: ['0x23428b18acfb3ea64b08dc0c1d296ea9c09702c09083ca5272e64d115b687d23'] },
  data: `0x${wordOf('1')}${wordOf('0')}`,
})
const OTHER = `0x${'22'.repeat(20)}`

test.each([
  ['an operation of the account that failed', [null, operation(SENDER, '0')], 'failed'],
  ['a Safe whose call failed', [ofSafe(SENDER)], 'failed'],
  ['an operation of the account that succeeded', [operation(SENDER, '1')], 'confirmed'],
  ['failures of other accounts', [operation(OTHER, '0'), ofSafe(OTHER)], 'confirmed'],
  ['a failure forged by a token', [{ ...operation(SENDER, '0'), address: OTHER }], 'confirmed'],
  ['invalid logs', 'x', 'confirmed'],
])('R-ADPT-113 reports the account’s own outcome for a transaction of status 1 with %s', async (_, logs, status) => {
  expect(await looks(1, () => ({ status: '0x1', logs }), undefined, SENDER)).toEqual([{ status }])
})

test.each([
  ['an odd receipt', () => ['x']],
  ['an error', () => Promise.reject(new Error('down'))],
])('R-ADPT-50 fails the check, which can be repeated, when the node returns %s', async (_, answer) => {
  await expect(looks(1, answer)).rejects.toThrow()
})

/** A transaction that waits in the node's pool until it disappears. */
const WAITING = { hash: HASH, from: SENDER, nonce: '0x1', to: SENDER, value: '0x5', input: `0x${'ef'.repeat(4_000)}` }

test('R-ACCT-52 R-ADPT-23 reports a transaction as dropped when its node misses it twice in a row and its nonce is free', async () => {
  const inPool = [WAITING, null, WAITING, null, null]
  const found = await looks(60, (method) => {
    if (method === 'eth_getTransactionReceipt') return null
    return method === 'eth_getTransactionCount' ? '0x1' : inPool.shift()
  })
  expect(inPool).toEqual([])
  expect(found.at(-1)).toEqual({ status: 'dropped' })
  expect(found.every(({ memo = '' }) => memo.length < 1_000)).toBe(true)
})

test('R-ADPT-60 keeps a transaction pending until the one that replaced it in the pool is mined, however long it takes', async () => {
  const faster = { ...WAITING, hash: `0x${'cd'.repeat(32)}` }
  const answer = (isMined: boolean) => (method: string, turn: number, params: readonly unknown[]) => {
    if (method === 'eth_getTransactionReceipt') return params[0] === faster.hash && isMined ? { status: '0x1' } : null
    if (method === 'eth_getTransactionByHash') return turn === 0 ? WAITING : null
    if (method === 'eth_getTransactionCount') return params[1] === 'pending' || (isMined && turn > 0) ? '0x2' : '0x1'
    return { number: '0x10', transactions: [faster] }
  }
  const found = await looks(200, answer(false))
  expect(found).toHaveLength(200)
  expect(found.at(-1)).toMatchObject({ status: 'pending' })
  const replacement = { hash: faster.hash, reason: 'repriced' }
  expect(await lastOf(20, answer(true))).toEqual({ status: 'confirmed', replacement })
})

test('R-ADPT-61 reports the outcome of a faster transaction from long ago, found by the sender’s transaction count', async () => {
  const faster = { ...WAITING, hash: `0x${'cd'.repeat(32)}` }
  const asked: unknown[] = []
  const answer = (method: string, turn: number, params: readonly unknown[]) => {
    const [first, at] = params
    if (method === 'eth_getTransactionReceipt') return first === faster.hash ? { status: '0x1' } : null
    if (method === 'eth_getTransactionByHash') return turn === 0 ? WAITING : null
    if (method === 'eth_getTransactionCount') return turn === 0 || Number(at) < 0x1234 ? '0x1' : '0x2'
    asked.push(first)
    return { number: '0x5000', transactions: first === '0x1234' ? [faster] : [] }
  }
  const replacement = { hash: faster.hash, reason: 'repriced' }
  expect(await lastOf(20, answer)).toEqual({ status: 'confirmed', replacement })
  expect(asked).toHaveLength(9)
})

test('R-ADPT-50 R-ADPT-52 R-ACCT-85 never reports a transaction as dropped when no node ever knew it', async () => {
  const found = await looks(200, (method) => (method === 'eth_getTransactionCount' ? '0x1' : null))
  expect(found).toHaveLength(200)
  expect(found.at(-1)).toMatchObject({ status: 'pending', isNotFound: true })
})

test('R-ADPT-50 R-ADPT-52 reports a transaction as replaced when its nonce was used long ago and the other is not found', async () => {
  const block = { number: '0x10', transactions: [] }
  const answer = (method: string, turn: number) => {
    if (method === 'eth_getTransactionReceipt') return null
    if (method === 'eth_getTransactionByHash') return turn === 0 ? WAITING : null
    if (method === 'eth_getTransactionCount') return turn === 0 ? '0x1' : '0x2'
    return block
  }
  expect(await lastOf(5, answer)).toMatchObject({ status: 'pending' })
  expect(await lastOf(20, answer)).toEqual({ status: 'replaced' })
})

test('R-ADPT-50 compares long calldata by its hash', async () => {
  const other = { ...WAITING, hash: `0x${'cd'.repeat(32)}` }
  const answer = (method: string, turn: number) => {
    const isReplaced = turn > 0
    if (method === 'eth_getTransactionReceipt') return null
    if (method === 'eth_getTransactionByHash') return isReplaced ? null : WAITING
    if (method === 'eth_getTransactionCount') return isReplaced ? '0x2' : '0x1'
    return { number: '0x10', transactions: [{ ...other, input: '0x12' }] }
  }
  expect(await lastOf(9, answer)).toEqual({ status: 'replaced', replacement: { hash: other.hash, reason: 'replaced' } })
})

test.each(['', 'null', '{}', '{"lookups":-1}', `{"lookups":1,"misses":9,"nonceTaken":9,"known":{"from":"x"}}`])(
  'R-STORE-25 ignores a memo that was tampered with (%s)',
  async (memo) => {
    const requestChain: RequestChain = async (_network, _request, schema) => v.parse(schema, null)
    const sent = { hash: HASH, caipNetworkId: NETWORK.caipNetworkId, memo }
    const look = await checkReceipt(requestChain, { sent, signal: new AbortController().signal }, NETWORK)
    expect(look).toEqual({ status: 'pending', isNotFound: true, memo: '{"lookups":1,"misses":1,"nonceTaken":0}' })
  },
)

const RECEIPT = { status: '0x1', blockNumber: '0x64' }

test.each<[string, Finality, Readonly<Record<string, unknown>>, boolean]>([
  ['before the safe block', 'safe', { safe: '0x63' }, true],
  ['in the safe block', 'safe', { safe: '0x64' }, false],
  ['before the finalized block', 'finalized', { finalized: '0x10' }, true],
  ['eleven blocks of twelve', 12, { latest: '0x6e' }, true],
  ['twelve blocks of twelve', 12, { latest: '0x6f' }, false],
  ['one block of one', 1, {}, false],
  ['a node without the tag, 63 blocks', 'safe', { safe: null, latest: '0xa2' }, true],
  ['a node without the tag, 64 blocks', 'safe', { safe: null, latest: '0xa3' }, false],
  ['a node that reports no blocks', 'safe', {}, true],
])(
  'R-ACCT-83 reports whether a reorg can change a transaction in block 100: %s',
  async (_, finality, heads, isReorgPossible) => {
    const answer = (method: string, _turn: number, [tag]: readonly unknown[]) => {
      if (method === 'eth_getTransactionReceipt') return RECEIPT
      const number = heads[String(tag)]
      return number === undefined ? Promise.reject(new Error('down')) : number && { number }
    }
    expect(await looks(1, answer, finality)).toEqual([
      { status: 'confirmed', block: 100n, ...(isReorgPossible && { isReorgPossible }) },
    ])
  },
)

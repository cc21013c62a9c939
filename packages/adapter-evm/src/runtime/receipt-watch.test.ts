import { type AdapterEvent, extendNetwork } from '@bowline/kit-core'
import * as z from 'zod/mini'
import type { AskChain } from './chain-client.js'
import { watchReceipt } from './receipt-watch.js'

const NETWORK = extendNetwork({
  id: 1,
  name: 'One',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: [] } },
})

const SENDER = `0x${'11'.repeat(20)}`

function watch(answer: (method: string) => unknown) {
  const events: AdapterEvent[] = []
  const life = new AbortController()
  let asked = 0
  const askChain: AskChain = async (_network, { method }, schema) => {
    asked += 1
    return z.parse(schema, await answer(method))
  }
  watchReceipt({ askChain, emit: (event) => void events.push(event), lifetime: () => life.signal }, '0xab', NETWORK)
  return { events, life, asked: () => asked }
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test.each([
  ['0x1', 'confirmed'],
  ['0x0', 'failed'],
])('R-ADPT-09 a receipt of status %s is %s', async (status, outcome) => {
  const { events } = watch(() => ({ status }))
  await jest.advanceTimersByTimeAsync(300)
  expect(events).toEqual([{ type: 'pendingTransactions', hash: '0xab', status: outcome }])
})

test.each([
  ['no receipt', () => null],
  ['an odd one', () => ['x']],
  ['errors', () => Promise.reject(new Error('down'))],
  ['silence', () => new Promise(() => {})],
])('R-ADPT-09, R-ADPT-23 %s for 25 s is given up, after at most 99 checks', async (_, answer) => {
  const { events, asked } = watch(answer)
  await jest.advanceTimersByTimeAsync(24_900)
  expect(events).toEqual([])
  await jest.advanceTimersByTimeAsync(200)
  expect(events).toEqual([{ type: 'pendingTransactions', hash: '0xab', status: 'pending' }])
  expect(asked()).toBeLessThanOrEqual(99)
  const before = asked()
  await jest.advanceTimersByTimeAsync(60_000)
  expect(asked()).toBe(before)
  expect(jest.getTimerCount()).toBe(0)
})

test('R-ADPT-22 a kit that stops ends the watch without a word', async () => {
  const { events, life, asked } = watch(() => null)
  await jest.advanceTimersByTimeAsync(3_000)
  const before = asked()
  life.abort()
  await jest.advanceTimersByTimeAsync(60_000)
  expect(asked()).toBe(before)
  expect(events).toEqual([])
  expect(jest.getTimerCount()).toBe(0)
})

/** A transaction that waits in the node's pool, until it is not there any more. */
const WAITING = { hash: `0x${'ab'.repeat(32)}`, from: SENDER, nonce: '0x1', to: SENDER, value: '0x5', input: '0x' }

test('R-ACCT-52 R-ADPT-23 a transaction that its node missed twice in a row, while its place is free, is dropped', async () => {
  const inPool = [WAITING, null, WAITING, null, null]
  const { events } = watch((method) => {
    if (method === 'eth_getTransactionReceipt') return null
    return method === 'eth_getTransactionCount' ? '0x1' : inPool.shift()
  })
  await jest.advanceTimersByTimeAsync(23_000)
  expect(inPool).toEqual([])
  expect(events).toEqual([{ type: 'pendingTransactions', hash: '0xab', status: 'dropped' }])
})

test('R-ADPT-23 a transaction that no node ever knew is not called dropped', async () => {
  const { events } = watch((method) => (method === 'eth_getTransactionCount' ? '0x1' : null))
  await jest.advanceTimersByTimeAsync(60_000)
  expect(events).toEqual([{ type: 'pendingTransactions', hash: '0xab', status: 'pending' }])
})

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

function watch(answer: () => unknown) {
  const events: AdapterEvent[] = []
  const life = new AbortController()
  let asked = 0
  const askChain: AskChain = async (_network, _request, schema) => {
    asked += 1
    return z.parse(schema, await answer())
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

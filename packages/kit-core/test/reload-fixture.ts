/** Pages of one browser that send transactions, close and open again. */
import { setImmediate } from 'node:timers'
import { connect, onEvent, ready, start } from '../src/actions.js'
import { mainnet } from '../src/base/networks/ethereum.js'
import { createKit, type KitStorage, selectTrackedTransactions, type TransactionCheck } from '../src/index.js'
import { mockAdapter } from '../src/testing/index.js'

export const KEY = '@bowline/sent_transactions'
export const HASH = `0x${'a1'.repeat(32)}`
const ACCOUNT = 'eip155:1:0x1111111111111111111111111111111111111111'
export const ENTRY = {
  ...{ hash: HASH, caipNetworkId: 'eip155:1', account: ACCOUNT, kind: 'payment', sentAtMs: 5, status: 'pending' },
  ...{ recipient: '0xb0b', paymentId: 'p1', memo: 'noted', moves: [{ direction: 'out', amount: '2', symbol: 'ETH' }] },
}

export const settled = async () => {
  for (let turn = 0; turn < 40; turn += 1) await new Promise(setImmediate)
}
export const pass = async (ms: number) => {
  await jest.advanceTimersByTimeAsync(ms)
  await settled()
}

const stops: (() => void)[] = []
beforeEach(() => {
  window.localStorage.clear()
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick', 'performance', 'setInterval'] })
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  jest.useRealTimers()
})

export const chain: { answer: TransactionCheck; looks: (string | undefined)[] } = {
  answer: { status: 'pending' },
  looks: [],
}
beforeEach(() => {
  chain.answer = { status: 'pending' }
  chain.looks = []
})

export function makeAdapter() {
  return mockAdapter({
    chain: async ({ memo }) => {
      chain.looks.push(memo)
      return chain.answer
    },
  })
}

/** A page of the site that uses the browser's storage. */
export async function page(adapter = makeAdapter(), parts: { storage?: KitStorage } = {}) {
  const kit = createKit({ projectId: 'p', networks: [mainnet], adapters: [adapter] }, parts)
  const tracked: string[] = []
  const payments: { payment: { amount: string; receivedAmount?: string | undefined }; code?: string }[] = []
  onEvent(kit, ({ event, properties }) => {
    tracked.push(event)
    if (event === 'PAY_SUCCESS' || event === 'PAY_ERROR') payments.push(properties)
  })
  const stop = start(kit)
  stops.push(stop)
  await ready(kit)
  await settled()
  const toasts: string[] = []
  kit.subscribe(
    ({ toast }) => toast.message,
    (message) => message && toasts.push(message),
  )
  const ends = () => tracked.filter((event) => /^(PAY|SWAP|SEND)_/.test(event))
  const status = () => selectTrackedTransactions(kit.getState()).map((sent) => sent.status)
  return { kit, adapter, stop, ends, status, toasts, payments }
}

/** Connects, sends something and closes the page. */
export async function leftPage() {
  const first = await page()
  await connect(first.kit, { connectorId: 'test.wallet.eip155' })
  first.adapter.controls.emit({ type: 'sent', sent: { hash: HASH, caipNetworkId: 'eip155:1', memo: 'noted' } })
  await settled()
  first.stop()
  return first.adapter
}

/** What the browser notifies the other tabs of after a write. */
export const notifyTabs = async () => {
  const newValue = window.localStorage.getItem(KEY)
  window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue, storageArea: window.localStorage }))
  await settled()
}

/** A sent transaction whose state on the chain the test sets. */
import { setImmediate } from 'node:timers'
import { type SentTransaction, selectTrackedTransactions, type TransactionCheck } from '../src/index.js'
import { mockAdapter } from '../src/testing/index.js'
import { setUpAccount } from './account-fixture.js'

export const HASH = `0x${'a1'.repeat(32)}`
export const OPEN: TransactionCheck = { status: 'pending' }
export const SECOND = 1_000
export const MINUTE = 60_000
export const HOUR = 60 * MINUTE

export const settled = async () => {
  for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate)
}
export const pass = async (ms: number) => {
  await jest.advanceTimersByTimeAsync(ms)
  await settled()
}
export const setVisibility = (state: 'hidden' | 'visible') => {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}

afterEach(() => {
  jest.useRealTimers()
  Reflect.deleteProperty(document, 'visibilityState')
})

/** One sent transaction and a chain with the given first response. */
export async function sent(first: TransactionCheck | Error = OPEN, facts: Partial<SentTransaction> = {}) {
  const looks: SentTransaction[] = []
  const chain = { answer: first }
  const adapter = mockAdapter({
    chain: async (asked) => {
      looks.push(asked)
      if (chain.answer instanceof Error) throw chain.answer
      return chain.answer
    },
  })
  const made = await setUpAccount({ adapters: [adapter] })
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick', 'performance', 'setInterval'] })
  adapter.controls.emit({ type: 'sent', sent: { hash: HASH, caipNetworkId: 'eip155:1', ...facts } })
  await settled()
  const status = () => selectTrackedTransactions(made.kit.getState()).map((entry) => entry.status)
  return { ...made, wallet: adapter.controls, adapter, looks, chain, status }
}

/** Wallets that open a window for a silent request. */
import { setImmediate } from 'node:timers'
import { selectActiveAccount, selectNamespaceStatus } from '@bowline/kit-core'
import { connect, ready, start } from '@bowline/kit-core/actions'
import { createMemoryStorage, createTestKit } from '@bowline/kit-core/testing'
import { createSolanaAdapter } from '../src/adapter.js'
import { DEVNET, MAINNET, TEST_WALLET } from './setup.js'
import { key, register, testWallet } from './standard-wallet.js'

const REFUSED = Object.assign(new Error('User rejected the request.'), { code: 4001 })

let visibility: DocumentVisibilityState
const stops: (() => void)[] = []

beforeEach(() => {
  visibility = 'visible'
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility })
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  jest.useRealTimers()
})

async function pass(ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += 300) {
    await jest.advanceTimersByTimeAsync(300)
    for (let turn = 0; turn < 4; turn++) await new Promise(setImmediate)
  }
}

function see(next: DocumentVisibilityState): void {
  visibility = next
  document.dispatchEvent(new Event('visibilitychange'))
}

const focus = () => window.dispatchEvent(new Event('focus'))

async function leaveAndReturn(): Promise<void> {
  see('hidden')
  await pass(300)
  see('visible')
  focus()
  await pass(1_000)
}

/** The page of a user who was connected before, with a wallet that opens a window for each request. */
async function returned(answer: () => Promise<unknown> = () => new Promise(() => {})) {
  const hand = testWallet({ keys: [await key(1)] })
  const page = new EventTarget()
  register(page, hand.wallet)
  const storage = createMemoryStorage()
  const visit = async () => {
    const { kit } = createTestKit({
      adapters: [
        {
          namespace: 'solana',
          name: 'solana',
          create: (context) => createSolanaAdapter({ context, events: page }),
        },
      ],
      options: { networks: [MAINNET, DEVNET] },
      storage,
    })
    const begin = () => {
      const stop = start(kit)
      stops.push(stop)
      return stop
    }
    const stop = begin()
    return { kit, begin, stop }
  }
  const before = await visit()
  await ready(before.kit)
  await connect(before.kit, { connectorId: TEST_WALLET })
  before.stop()
  hand.sleepThrough('no account')
  const questions: (() => Promise<unknown>)[] = []
  const windows = { count: 0, answer }
  const feature = hand.wallet.features['standard:connect'] ?? {}
  const usual = Reflect.get(feature, 'connect')
  Object.assign(feature, {
    connect(input: { silent?: boolean } = {}) {
      if (input.silent !== true) return usual.call(feature, input)
      windows.count += 1
      questions.push(windows.answer)
      return windows.answer()
    },
  })
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] })
  const now = await visit()
  const status = () => selectNamespaceStatus(now.kit.getState(), 'solana')
  const address = () => selectActiveAccount(now.kit.getState())?.address
  const isStored = () => JSON.stringify(storage.entries()).includes(hand.keys[0]?.address ?? '')
  return { ...now, hand, windows, status, address, isStored }
}

const later = (ms: number, end: () => unknown) => () =>
  new Promise((resolve, reject) => {
    setTimeout(() => {
      try {
        resolve(end())
      } catch (error) {
        reject(error)
      }
    }, ms)
  })

test('R-CONN-244 does not open a window again that stays open, on page focus or when the kit restarts', async () => {
  const { kit, stop, begin, windows, status, isStored } = await returned()
  await pass(31_000)
  expect(windows.count).toBe(1)
  for (let turn = 0; turn < 3; turn++) focus()
  stop()
  await pass(600)
  begin()
  void ready(kit)
  await pass(12_000)
  expect([windows.count, status(), isStored()]).toEqual([1, 'disconnected', true])
})

test('R-CONN-244 connects when the user approves in a window that stayed open for minutes', async () => {
  const { windows, status, hand } = await returned(later(120_000, () => ({ accounts: hand.wallet.accounts })))
  await pass(119_000)
  expect(status()).toBe('disconnected')
  hand.unlock()
  await pass(2_000)
  expect([windows.count, status()]).toEqual([1, 'connected'])
})

test('R-CONN-244 R-CONN-146 connects when the wallet reports accounts while its window is open', async () => {
  const { windows, status, hand } = await returned()
  await pass(15_000)
  hand.unlock()
  await pass(900)
  expect([windows.count, status()]).toEqual([1, 'connected'])
})

test('R-CONN-244 sends a silent wallet one more request when the user returns to the page', async () => {
  const { windows, status, hand } = await returned()
  await pass(12_000)
  for (let turn = 0; turn < 3; turn++) await leaveAndReturn()
  expect(windows.count).toBe(2)
  hand.unlock()
  await pass(900)
  expect(status()).toBe('connected')
})

test.each([
  ['rejected', later(400, () => Promise.reject(REFUSED))],
  ['rejected late', later(8_000, () => Promise.reject(REFUSED))],
  ['closed with an unknown error', later(3_000, () => Promise.reject(new Error('E-17')))],
  ['closed without accounts', later(3_000, () => ({ accounts: [] }))],
])(
  'R-CONN-244 opens a window that was %s again on one return to the page, and connects when the wallet reports accounts',
  async (_, answer) => {
    const { windows, status, hand, isStored } = await returned(answer)
    await pass(20_000)
    for (let turn = 0; turn < 3; turn++) focus()
    await pass(20_000)
    expect(windows.count).toBe(1)
    for (let turn = 0; turn < 3; turn++) {
      await leaveAndReturn()
      await pass(9_000)
    }
    expect([windows.count, status(), isStored()]).toEqual([2, 'disconnected', true])
    hand.unlock()
    await pass(900)
    expect([windows.count, status()]).toEqual([2, 'connected'])
  },
)

test('R-CONN-244 connects on a user action after any earlier rejection', async () => {
  const { kit, windows, status, hand } = await returned(later(400, () => Promise.reject(REFUSED)))
  await pass(12_000)
  const connecting = connect(kit, { connectorId: TEST_WALLET })
  await pass(900)
  await connecting
  expect([windows.count, status(), hand.asked.length]).toEqual([1, 'connected', 2])
})

test('R-CONN-244 R-CONN-146 polls a wallet that fails at once without a window', async () => {
  const { windows, status, hand } = await returned(() => Promise.reject(new Error('busy')))
  await pass(5_000)
  expect(windows.count).toBeGreaterThan(3)
  windows.answer = async () => {
    hand.sleepThrough(hand.keys[0]?.address ?? '')
    return { accounts: hand.wallet.accounts }
  }
  await pass(1_200)
  expect(status()).toBe('connected')
})

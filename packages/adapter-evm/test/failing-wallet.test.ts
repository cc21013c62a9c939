/**
 * A wallet that lost its chains and fails every request afterwards.
 *
 * @jest-environment <rootDir>/../../tooling/jest-preset/dom-environment.cjs
 */
import { setImmediate } from 'node:timers'
import { connect } from '@bowline/kit-core/actions'
import { strangeWallet, visit, WALLET } from './misbehaving-wallet-fixture.js'
import { BOB } from './setup.js'

let visibility: DocumentVisibilityState

beforeEach(() => {
  visibility = 'visible'
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility })
})

/** Advances in steps, so that lazy code can load in between. */
async function pass(ms: number): Promise<void> {
  const stepMs = Math.max(ms / 100, 300)
  for (let passed = 0; passed < ms; passed += stepMs) {
    await jest.advanceTimersByTimeAsync(stepMs)
    await new Promise(setImmediate)
  }
}

function see(next: DocumentVisibilityState): void {
  visibility = next
  document.dispatchEvent(new Event('visibilitychange'))
}

async function failing() {
  const made = strangeWallet()
  const visited = await visit(made)
  await connect(visited.kit, { connectorId: WALLET })
  const usual = made.answers.get('eth_accounts') ?? (() => [])
  made.answers.set('eth_accounts', () => {
    throw { code: -32603, message: 'Internal error' }
  })
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] })
  made.emit('disconnect', { code: 1013 })
  const questions = async (ms: number) => {
    const before = made.asked.length
    await pass(ms)
    return made.asked.length - before
  }
  const recover = () => {
    made.now.accounts = [BOB.address]
    made.answers.set('eth_accounts', usual)
  }
  return { ...made, ...visited, questions, recover }
}

test('R-CONN-246 retries a failing wallet at short, then growing intervals, and stays connected', async () => {
  const { questions, status } = await failing()
  expect(await questions(9_000)).toBeGreaterThanOrEqual(8)
  expect(await questions(60_000)).toBeLessThanOrEqual(8)
  expect(await questions(600_000)).toBeLessThanOrEqual(21)
  expect(status()).toBe('connected')
})

test('R-CONN-246 does not retry while the page is hidden', async () => {
  const { questions } = await failing()
  await pass(3_000)
  visibility = 'hidden'
  expect(await questions(60_000)).toBe(0)
})

test.each([
  ['connect', { chainId: '0x1' }],
  ['chainChanged', '0x1'],
  ['networkChanged', '1'],
])('R-CONN-246 follows the wallet within a second of its %s event', async (event, data) => {
  const { emit, recover, address } = await failing()
  await pass(300_000)
  recover()
  emit(event, data)
  await pass(900)
  expect(address()).toBe(BOB.address)
})

test('R-CONN-246 follows the wallet within a second when the page is visible again', async () => {
  const { recover, address } = await failing()
  await pass(300_000)
  see('hidden')
  await pass(60_000)
  recover()
  see('visible')
  await pass(900)
  expect(address()).toBe(BOB.address)
})

test('R-CONN-246 does not retry faster when the wallet emits an event at each request', async () => {
  const { answers, emit, asked } = await failing()
  answers.set('eth_accounts', () => {
    emit('connect', { chainId: '0x1' })
    emit('disconnect', { code: 1013 })
    throw { code: -32603, message: 'Internal error' }
  })
  const before = asked.length
  await pass(30_000)
  expect(asked.length - before).toBeLessThanOrEqual(35)
})

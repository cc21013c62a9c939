/**
 * @jest-environment <rootDir>/../../tooling/jest-preset/dom-environment.cjs
 */
import { setImmediate } from 'node:timers'
import { connectedBefore, page, WALLET } from '../../../test/returning-fixture.js'
import { ready, start, switchNetwork } from '../../actions.js'
import { WalletRequestError } from '../../errors.js'
import { selectActiveAccount, selectActiveNetwork, selectNamespaceStatus } from '../../index.js'
import { mockAccounts } from '../../testing/index.js'

async function settled(): Promise<void> {
  for (let turn = 0; turn < 8; turn++) await new Promise(setImmediate)
}

let visibility: DocumentVisibilityState = 'visible'

function see(next: DocumentVisibilityState): void {
  visibility = next
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  visibility = 'visible'
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility })
})

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

async function visit(before: (parts: Awaited<ReturnType<typeof connectedBefore>>) => void = () => {}) {
  const parts = await connectedBefore()
  before(parts)
  const { kit } = page(parts)
  stops.push(start(kit))
  await ready(kit)
  await settled()
  const wallet = parts.evm.controls
  const asked = wallet.requests.length
  const questions = () => wallet.requests.slice(asked).map(({ method }) => method)
  const status = () => selectNamespaceStatus(kit.getState(), 'eip155')
  return { kit, wallet, questions, status }
}

const [FIRST, SECOND] = mockAccounts('eip155')
const RETURNS: readonly (readonly [string, () => void])[] = [
  ['another tab', () => see('visible')],
  ['no network', () => window.dispatchEvent(new Event('online'))],
  ['the browser’s memory', () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))],
]

test.each(RETURNS)(
  'R-CONN-148 R-CONN-108 R-CONN-235 shows the wallet’s current account and network after a return from %s, without opening a window',
  async (_, comeBack) => {
    const { kit, wallet, questions } = await visit()
    see('hidden')
    wallet.sleepThrough({ accounts: [SECOND, FIRST], caipNetworkId: 'eip155:11155111' })
    await settled()
    expect(selectActiveAccount(kit.getState())?.address).toBe(FIRST.address)
    comeBack()
    await settled()
    expect(selectActiveAccount(kit.getState())?.address).toBe(SECOND.address)
    expect(selectActiveNetwork(kit.getState(), 'eip155')?.caipNetworkId).toBe('eip155:11155111')
    expect(questions()).toContain('reconnect')
    expect(questions()).not.toContain('connect')
  },
)

test('R-CONN-265 updates wallets that moved while the kit was stopped, without opening a window', async () => {
  const { kit, wallet, questions } = await visit()
  const leave = new AbortController()
  wallet.holdNext({ method: 'switchNetwork' })
  const moved = switchNetwork(kit, { caipNetworkId: 'eip155:11155111', signal: leave.signal }).catch(() => 'left')
  await settled()
  leave.abort()
  for (const stop of stops.splice(0)) stop()
  expect(await moved).toBe('left')
  wallet.sleepThrough({ accounts: [SECOND, FIRST], caipNetworkId: 'eip155:11155111' })
  stops.push(start(kit))
  await settled()
  expect(selectActiveAccount(kit.getState())?.address).toBe(SECOND.address)
  expect(selectActiveNetwork(kit.getState(), 'eip155')?.caipNetworkId).toBe('eip155:11155111')
  expect(questions().filter((method) => method === 'connect')).toEqual([])
})

test('R-CONN-265 ends the connection of a wallet that revoked access while the kit was stopped', async () => {
  const { kit, wallet, status } = await visit()
  for (const stop of stops.splice(0)) stop()
  wallet.forget()
  stops.push(start(kit))
  await settled()
  expect([status(), kit.getState().connect.awaitingReconnect.eip155 ?? []]).toEqual(['disconnected', []])
})

test('R-CONN-148 keeps a wallet unchanged when it fails or does not respond on the return', async () => {
  const { wallet, status, questions } = await visit()
  wallet.rejectNext({ method: 'reconnect', error: new WalletRequestError('busy', -32603) })
  see('hidden')
  see('visible')
  await settled()
  wallet.holdNext({ method: 'reconnect' })
  for (let times = 0; times < 3; times += 1) {
    see('hidden')
    see('visible')
    await settled()
  }
  expect([status(), questions().filter((method) => method === 'reconnect')]).toEqual([
    'connected',
    ['reconnect', 'reconnect'],
  ])
})

test('R-CONN-148 R-CONN-106 disconnects a wallet that revoked access while the page slept', async () => {
  const { kit, wallet, status } = await visit()
  wallet.forget()
  see('hidden')
  see('visible')
  await settled()
  expect([status(), kit.getState().connect.awaitingReconnect.eip155 ?? []]).toEqual(['disconnected', []])
})

test('R-CONN-146 R-CONN-148 reconnects a wallet on the return when it was locked and unlocked without an event', async () => {
  const { wallet, status } = await visit(({ evm }) => evm.controls.lock(WALLET))
  expect(status()).toBe('disconnected')
  wallet.unlock(WALLET, { emitsEvent: false })
  await settled()
  expect(status()).toBe('disconnected')
  window.dispatchEvent(new Event('focus'))
  await settled()
  expect(status()).toBe('connected')
})

test('R-CONN-146 does not ask a busy wallet while the page is hidden', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate'] })
  const { kit, wallet, questions, status } = await visit(({ evm }) => evm.controls.lock(WALLET))
  const busy = new WalletRequestError('busy', -32603)
  for (let times = 0; times < 2; times += 1) wallet.rejectNext({ method: 'reconnect', error: busy })
  wallet.unlock(WALLET)
  await settled()
  see('hidden')
  jest.advanceTimersByTime(60_000)
  await settled()
  expect([questions(), status()]).toEqual([['reconnect'], 'disconnected'])
  see('visible')
  await settled()
  jest.advanceTimersByTime(1_000)
  await settled()
  expect([questions(), kit.getState().connect.awaitingReconnect.eip155]).toEqual([
    ['reconnect', 'reconnect', 'reconnect', 'getBalance'],
    [],
  ])
  jest.useRealTimers()
})

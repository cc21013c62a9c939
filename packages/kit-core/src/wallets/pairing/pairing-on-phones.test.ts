/**
 * @jest-environment <rootDir>/../../tooling/jest-preset/dom-environment.cjs
 * @jest-environment-options {"url": "https://app.example/"}
 */
import { open, resetPairing, start, startPairing } from '../../actions.js'
import { onPageReturn } from '../../base/browser/page-return.js'
import { selectNamespaceStatus } from '../../index.js'
import { selectPublicState } from '../../public-state.js'
import { createTestKit, mockTransport } from '../../testing/index.js'

const IOS_SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1'

async function settled() {
  for (let turn = 0; turn < 100; turn += 1) await Promise.resolve()
}

function pretend({ userAgent, isTelegram = false }: { userAgent?: string; isTelegram?: boolean }) {
  if (userAgent) Object.defineProperty(window.navigator, 'userAgent', { value: userAgent, configurable: true })
  if (isTelegram) Object.defineProperty(window, 'TelegramWebviewProxy', { value: {}, configurable: true })
}

function setVisibility(state: 'hidden' | 'visible') {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}

let stop = () => {}
afterEach(() => {
  stop()
  Reflect.deleteProperty(window, 'TelegramWebviewProxy')
  Reflect.deleteProperty(window.navigator, 'userAgent')
  Reflect.deleteProperty(document, 'visibilityState')
})

async function setUp() {
  const transport = mockTransport()
  const { kit } = createTestKit({ pairingTransport: transport })
  stop = start(kit)
  await settled()
  return { kit, pairing: transport.controls, status: () => kit.getState().connect.status }
}

test.each([
  ['iOS Safari', { userAgent: IOS_SAFARI }],
  ['Telegram', { isTelegram: true }],
])(
  'R-CONN-33 on %s, sets the status to connecting while a pairing waits, and to connected when it finishes',
  async (_, device) => {
    pretend(device)
    const { kit, pairing, status } = await setUp()
    startPairing(kit)
    await settled()
    expect(status()).toBe('connecting')
    expect(selectNamespaceStatus(kit.getState())).toBe('connecting')
    expect(selectPublicState(kit.getState()).connectingWallet).toBe('walletConnect')
    pairing.last().approve()
    await settled()
    expect(status()).toBe('connected')
  },
)

test('R-CONN-33 R-CONN-36 returns to disconnected after a rejection, a reset or a closed view', async () => {
  pretend({ userAgent: IOS_SAFARI })
  const { kit, pairing, status } = await setUp()
  const release = startPairing(kit)
  await settled()
  pairing.last().reject()
  await settled()
  expect(status()).toBe('disconnected')
  release()
  const again = startPairing(kit)
  expect(status()).toBe('connecting')
  resetPairing(kit)
  expect(status()).toBe('disconnected')
  again()
  startPairing(kit)()
  expect(status()).toBe('disconnected')
})

test('R-CONN-33 does not set the connecting status for a QR code on other devices', async () => {
  const { kit, status } = await setUp()
  startPairing(kit)
  await settled()
  expect(status()).toBe('disconnected')
})

test('R-CONN-34 creates the URI before a wallet is chosen in Telegram, but not elsewhere', async () => {
  const { kit: plain, pairing: other } = await setUp()
  await open(plain)
  await settled()
  expect(other.offers).toHaveLength(0)
  stop()
  pretend({ isTelegram: true })
  const { kit, pairing, status } = await setUp()
  await open(kit)
  await settled()
  expect(kit.getState().connect.wcUri).toBe(pairing.last().uri)
  expect(status()).toBe('disconnected')
})

test('R-STATE-08 R-CONN-50 stops waiting for the user on the return from the wallet, and still finishes the pairing', async () => {
  const { kit, pairing } = await setUp()
  startPairing(kit)
  await settled()
  kit.store.set(({ connect }) => ({ connect: { ...connect, buffering: true } }))
  setVisibility('hidden')
  expect(kit.getState().connect.buffering).toBe(true)
  setVisibility('visible')
  expect(kit.getState().connect.buffering).toBe(false)
  pairing.last().approve()
  await settled()
  expect(kit.getState().connect.status).toBe('connected')
})

test('R-CONN-50 reports the hidden time on a return, also from the browser’s page cache, until it is stopped', () => {
  jest.useFakeTimers()
  const reported: number[] = []
  const stopListening = onPageReturn(({ hiddenMs }) => reported.push(hiddenMs))
  setVisibility('hidden')
  jest.advanceTimersByTime(42_000)
  setVisibility('visible')
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }))
  stopListening()
  setVisibility('hidden')
  setVisibility('visible')
  expect(reported).toEqual([42_000, Number.POSITIVE_INFINITY])
  jest.useRealTimers()
})

test('R-STATE-08 stops waiting for the wallet when the user leaves the view', async () => {
  const { kit } = await setUp()
  const release = startPairing(kit)
  await settled()
  kit.store.set(({ connect }) => ({ connect: { ...connect, buffering: true } }))
  release()
  expect(kit.getState().connect.buffering).toBe(false)
})

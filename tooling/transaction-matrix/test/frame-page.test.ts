/** A page with the kit and the shipped frame: what the kit asks of it, stores and shows. */
import { setImmediate } from 'node:timers'
import { until } from '@bowline/jest-preset/fixtures'
import { type KitOptions, type KitStorage, selectAccount, selectNetworks } from '@bowline/kit-core'
import {
  goBack,
  loginWithEmail,
  onEvent,
  open,
  push,
  pushTransaction,
  ready,
  setBinding,
  setTheme,
  signMessage,
  start,
  startFarcaster,
  switchNetwork,
  verifyEmailCode,
} from '@bowline/kit-core/actions'
import { mainnet, polygon, sepolia, solana } from '@bowline/kit-core/networks'
import { createTestKit, TEST_ENDPOINTS } from '@bowline/kit-core/testing'
import { FRAME_ORIGIN } from '../../../packages/secure-site/test/frame-fixture.js'
import { createSandboxScene } from '../../../packages/secure-site/test/sandbox-fixture.js'
import { createRealFrame, NETWORKS, type RealFrame, type RealFrameParams } from '../src/real-frame.js'

const EMAIL = 'ada@mail.example'
const closers: (() => void)[] = []
afterEach(() => {
  jest.useRealTimers()
  for (const close of closers.splice(0)) close()
})

type PageParams = RealFrameParams & {
  readonly frame?: RealFrame
  readonly storage?: KitStorage
  readonly options?: Partial<KitOptions>
}

async function openPage({ frame: given, storage, options, ...params }: PageParams = {}) {
  const frame = given ?? createRealFrame(params)
  const created = createTestKit({
    adapters: [],
    options: {
      networks: [mainnet, sepolia, polygon, solana],
      endpoints: { ...TEST_ENDPOINTS, secureSite: FRAME_ORIGIN },
      ...options,
    },
    frame: frame.openChannel,
    ...(storage && { storage }),
  })
  const { kit } = created
  const events: string[] = []
  onEvent(kit, ({ event }) => events.push(event))
  const stop = start(kit)
  closers.push(stop, frame.close)
  await ready(kit)
  return {
    ...{ kit, frame, events, stop, storage: created.storage },
    stored: (name: string) => created.storage.text.get(`@bowline/${name}`),
    views: () => (kit.getState().modal.open ? kit.getState().navigation.history.map(({ view }) => view) : []),
  }
}
type Page = Awaited<ReturnType<typeof openPage>>

async function logIn(page: Page) {
  await loginWithEmail(page.kit, { email: EMAIL })
  await verifyEmailCode(page.kit, { otp: page.frame.code() })
  return page
}
const fakeTime = () => jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] })
async function untilNow(isSo: () => boolean) {
  for (let turn = 0; turn < 100_000 && !isSo(); turn++) await new Promise((resolve) => setImmediate(resolve))
  if (!isSo()) throw new Error('It did not become so')
}

test('R-FRAME-05 opens no frame without a secure site, and says which option is missing', async () => {
  const { secureSite: _, ...endpoints } = TEST_ENDPOINTS
  const { kit, frame } = await openPage({ options: { endpoints } })
  await expect(loginWithEmail(kit, { email: EMAIL })).rejects.toMatchObject({
    code: 'auth/frame-load',
    cause: { message: expect.stringContaining('endpoints.secureSite') },
  })
  expect(frame.count()).toBe(0)
})

test('R-FRAME-05 opens one frame of the site that the build names', async () => {
  const NAME = 'NEXT_PUBLIC_BOWLINE_SECURE_SITE_URL'
  const { secureSite: _, ...endpoints } = TEST_ENDPOINTS
  process.env[NAME] = FRAME_ORIGIN
  try {
    const { kit, frame } = await logIn(await openPage({ options: { endpoints } }))
    expect([frame.count(), kit.getState().connect.status]).toEqual([1, 'connected'])
  } finally {
    delete process.env[NAME]
  }
})

test('R-FRAME-44 R-FRAME-45 checks the pause first, then opens the frame, then requests; a success is stored', async () => {
  const page = await openPage()
  const { kit, frame, stored } = page
  const before = Date.now()
  const first = loginWithEmail(kit, { email: EMAIL })
  await expect(loginWithEmail(kit, { email: EMAIL })).rejects.toMatchObject({ code: 'email/cooldown' })
  await first
  expect([frame.count(), frame.requestsOf('CONNECT_EMAIL'), frame.scene.mails.length]).toEqual([
    1,
    [{ email: EMAIL }],
    1,
  ])
  expect(Number(stored('auth_last_email_login'))).toBeGreaterThanOrEqual(before)
  await verifyEmailCode(kit, { otp: frame.code() })
  expect([stored('auth_login_used'), stored('auth_email')]).toEqual(['yes', EMAIL])
})

test.each([
  ['closed', false, true, [], []],
  ['closed', false, false, [], []],
  ['open without its request', true, true, [], []],
])(
  'R-FRAME-40 R-STACK-09 shows an approval in a modal that is %s, and closes it after the decision',
  async (...given) => {
    const [, isOpen, decision, left] = given
    let decide: ((decision: boolean) => void) | undefined
    const page = await logIn(await openPage({ decide: () => undefined, onShow: (next) => (decide = next) }))
    const { kit, views } = page
    if (isOpen) void open(kit, { view: 'Account' })
    const signed = signMessage(kit, { message: 'Hello' }).catch((error: unknown) => error)
    await until(() => decide !== undefined)
    expect(views().at(-1)).toBe('ApproveTransaction')
    decide?.(decision)
    const response = await signed
    if (decision) expect(response).toMatch(/^0x[\da-f]{130}$/)
    else expect(response).toMatchObject({ code: 'wallet/user-rejected' })
    expect(views()).toEqual(left)
  },
)

test.each([
  [true, ['success'], 'ApproveTransaction'],
  [false, ['error'], 'Account'],
])('R-FRAME-40 R-STACK-08 R-STACK-10 ends the entry of the stack by the decision %s', async (decision, calls, view) => {
  const page = await logIn(await openPage({ decide: () => decision }))
  const heard: string[] = []
  void open(page.kit, { view: 'Account' })
  pushTransaction(page.kit, { onSuccess: () => heard.push('success'), onError: () => heard.push('error') })
  await signMessage(page.kit, { message: 'Hello' }).catch(() => undefined)
  await until(() => heard.length > 0)
  expect([heard, page.kit.getState().transactions, page.views().at(-1)]).toEqual([calls, [], view])
})

test('R-FRAME-54 sends the frame the network, and stores the one that it confirms', async () => {
  const { kit, frame, stored } = await logIn(await openPage())
  await switchNetwork(kit, { caipNetworkId: 'eip155:11155111' })
  await until(() => stored('auth_last_used_network') === 'eip155:11155111')
  await switchNetwork(kit, { caipNetworkId: solana.caipNetworkId })
  await until(() => stored('auth_last_used_network') === solana.caipNetworkId)
  // The frame does not have this network, so its own stays the last one.
  await switchNetwork(kit, { caipNetworkId: 'eip155:137' })
  await until(() => frame.requestsOf('SWITCH_NETWORK').length === 3)
  expect(stored('auth_last_used_network')).toBe(solana.caipNetworkId)
  expect(frame.requestsOf('SWITCH_NETWORK')).toEqual([
    { chainId: 11_155_111 },
    { chainId: solana.caipNetworkId },
    { chainId: 137 },
  ])
})

test('R-FRAME-55 stores the frame’s networks with smart accounts as a comma list, and clears them on failure', async () => {
  const bundlerUrl = 'https://bundler.example'
  const networks = NETWORKS.map((one) => (one.caipNetworkId.startsWith('eip155') ? { ...one, bundlerUrl } : one))
  let isLost = false
  const page = await logIn(
    await openPage({ networks, isLost: (type) => isLost && type.endsWith('/GET_SMART_ACCOUNT_ENABLED_NETWORKS') }),
  )
  await until(() => page.stored('auth_smart_account_networks') !== undefined)
  expect(page.stored('auth_smart_account_networks')).toBe('1,11155111')
  expect(selectNetworks(page.kit.getState(), 'eip155')?.smartAccountEnabledNetworks).toEqual([1, 11_155_111])
  page.stop()
  isLost = true
  const next = await openPage({ frame: page.frame, storage: page.storage })
  const name = '@bowline-app/GET_SMART_ACCOUNT_ENABLED_NETWORKS'
  await until(() => page.frame.messages.filter(({ type }) => type === name).length === 2)
  const { id } = page.frame.messages.findLast(({ type }) => type === name) ?? {}
  page.frame.postAs('frame', { id, type: '@bowline-frame/GET_SMART_ACCOUNT_ENABLED_NETWORKS_ERROR', payload: {} })
  await until(() => next.stored('auth_smart_account_networks') === undefined)
  expect(selectNetworks(next.kit.getState(), 'eip155')?.smartAccountEnabledNetworks).toEqual([])
})

test('R-FRAME-57 R-THEME-06 sends theme and app data when the wallet connects, is restored, and when either changes', async () => {
  const options = { metadata: { name: 'Shop', url: 'https://shop.example' } }
  const page = await logIn(await openPage({ options }))
  const { frame } = page
  const counts = () => [frame.themes.length, frame.requestsOf('SYNC_DAPP_DATA').length]
  await until(() => counts().join() === '1,1')
  expect(frame.themes[0]).toMatchObject({ themeMode: 'dark' })
  expect(frame.requestsOf('SYNC_DAPP_DATA')[0]).toMatchObject({
    metadata: { name: 'Shop', url: 'https://shop.example' },
  })
  setTheme(page.kit, { mode: 'light', variables: { '--bl-accent': '#0a7' } })
  await until(() => frame.themes.length > 1)
  expect(frame.themes.at(-1)).toMatchObject({ themeMode: 'light', themeVariables: { '--bl-accent': '#0a7' } })
  setBinding(page.kit, { framework: 'own' })
  await until(() => counts()[1] === 2)
  page.stop()
  const [themes = 0] = counts()
  await openPage({ frame, storage: page.storage, options })
  await until(() => counts().join() === `${themes + 1},3`)
})

test('R-FRAME-58 R-FRAME-67 R-NAV-13 waits for Farcaster without a limit, and reloads the frame when the user leaves', async () => {
  const scene = createSandboxScene()
  const page = await openPage({ scene })
  const { kit, frame } = page
  void open(kit)
  fakeTime()
  push(kit, { view: 'ConnectingFarcaster' })
  const leaving = new AbortController()
  const login = startFarcaster(kit, { signal: leaving.signal })
  await untilNow(() => kit.getState().auth.farcaster?.stage === 'shown')
  await jest.advanceTimersByTimeAsync(300_000)
  expect([kit.getState().auth.farcaster?.stage, kit.getState().alert.open]).toEqual(['shown', false])
  goBack(kit)
  leaving.abort()
  await login
  await jest.advanceTimersByTimeAsync(99)
  expect(frame.names()).not.toContain('RELOAD')
  await jest.advanceTimersByTimeAsync(1)
  await untilNow(() => frame.names().includes('RELOAD'))
  await jest.advanceTimersByTimeAsync(1)
  await untilNow(() => frame.names().includes('SYNC_DAPP_DATA'))
  expect([frame.count(), frame.names().slice(-2)]).toEqual([2, ['RELOAD', 'SYNC_DAPP_DATA']])
  expect([selectAccount(kit.getState()).farcasterUrl, kit.getState().auth.farcaster]).toEqual([undefined, undefined])
  jest.useRealTimers()
  await logIn(page)
  expect(kit.getState().connect.status).toBe('connected')
})

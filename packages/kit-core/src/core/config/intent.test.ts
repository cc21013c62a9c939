/**
 * @jest-environment <rootDir>/../../tooling/jest-preset/dom-environment.cjs
 * @jest-environment-options {"url": "https://app.example/"}
 */
import {
  attachSurface,
  getPrefetchMode,
  markPainted,
  open,
  prefetch,
  prefetchCode,
  ready,
  start,
} from '../../actions.js'
import type { KitOptions } from '../../index.js'
import { createTestKit } from '../../testing/index.js'
import { until } from '../../testing/until.js'

const settled = async () => {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setTimeout(resolve, 1))
}

type Answers = { features?: unknown; origins?: unknown; originsStatus?: number; isDown?: boolean }

function setUp(
  { features = [], origins = [], originsStatus = 200, isDown = false }: Answers = {},
  options: Partial<KitOptions> = {},
) {
  const answer: typeof fetch = async (input) => {
    if (isDown) throw new TypeError('fetch failed')
    const { pathname } = new URL(String(input))
    if (pathname === '/getWallets') return Response.json({ data: [], count: 0 })
    if (pathname === '/getAnalyticsConfig') return Response.json({ isAnalyticsEnabled: true })
    return pathname.includes('origins')
      ? Response.json({ allowedOrigins: origins }, { status: originsStatus })
      : Response.json({ features })
  }
  return createTestKit({ fetch: answer, options })
}

/** Simulates a device with a touch screen or a mouse. */
const pressBy = (pointer: 'finger' | 'mouse') =>
  Object.assign(window, {
    matchMedia: (query: string) => ({
      matches: pointer === 'finger' && query === '(hover: none) and (pointer: coarse)',
    }),
  })

const EMAIL_ON = [{ id: 'social_login', isEnabled: true, config: ['email'] }]
const pathsOf = (requests: readonly string[]) => requests.map((request) => new URL(request).pathname)

test('R-HOST-09 R-CFG-15 sends no request before the first intent, and each request once after it', async () => {
  const { kit, requests } = setUp({ features: EMAIL_ON, origins: ['https://app.example'] })
  start(kit)
  await ready(kit)
  await settled()
  expect(requests).toEqual([])
  prefetch(kit)
  void open(kit)
  await settled()
  prefetch(kit)
  await settled()
  expect(pathsOf(requests).sort()).toEqual(['/appkit/v1/config', '/getWallets', '/projects/v1/origins'])
  expect(kit.getState().config).toMatchObject({ remoteStatus: 'ready', remoteFeatures: { email: true, swaps: false } })
})

test('R-MODAL-10 R-HOST-09 paints the first frame after a press before it sends a request', async () => {
  const { kit, requests } = setUp()
  start(kit)
  await ready(kit)
  attachSurface(kit)
  void open(kit)
  await settled()
  expect(requests).toEqual([])
  expect(kit.getState().directory.status).toBe('loading')
  markPainted(kit)
  await settled()
  expect(pathsOf(requests).sort()).toEqual(['/appkit/v1/config', '/getWallets'])
})

test('R-MODAL-10 shows prefetched data only after the first frame', async () => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const answer: typeof fetch = async (input) => {
    await held
    return String(input).includes('/getWallets')
      ? Response.json({ data: [{ id: 'one', name: 'One' }], count: 1 })
      : Response.json({ features: EMAIL_ON })
  }
  const { kit } = createTestKit({ fetch: answer })
  start(kit)
  await ready(kit)
  attachSurface(kit)
  prefetch(kit)
  await settled()
  void open(kit)
  release()
  await settled()
  expect(kit.getState()).toMatchObject({ directory: { status: 'loading' }, config: { remoteStatus: 'loading' } })
  markPainted(kit)
  await settled()
  expect(kit.getState()).toMatchObject({ directory: { status: 'ready' }, config: { remoteStatus: 'ready' } })
})

test('R-CFG-03 R-API-45 sends project, SDK type and version with every request', async () => {
  const { kit, requests } = setUp()
  start(kit)
  prefetch(kit)
  await settled()
  const { searchParams } = new URL(requests[0] ?? '')
  expect(Object.fromEntries(searchParams)).toMatchObject({
    projectId: 'test',
    st: 'bowline',
    sv: expect.stringMatching(/^core-\d+\.\d+\.\d+$/),
  })
})

test('R-API-03 R-CFG-03 appends the option `clientId` to every request', async () => {
  const { kit, requests } = setUp({}, { clientId: 'client-1' })
  start(kit)
  prefetch(kit)
  await settled()
  expect(new Set(requests.map((request) => new URL(request).searchParams.get('clientId')))).toEqual(
    new Set(['client-1']),
  )
  const without = setUp()
  start(without.kit)
  prefetch(without.kit)
  await settled()
  expect(without.requests.some((request) => request.includes('clientId'))).toBe(false)
})

test('R-HOST-30 prefetches the code of the first intent without a request', async () => {
  const { kit, requests } = setUp()
  start(kit)
  await ready(kit)
  await prefetchCode(kit)
  expect(requests).toEqual([])
  prefetch(kit)
  await settled()
  expect(requests.length).toBeGreaterThan(0)
})

test('R-HOST-30 prefetches what the app chooses, or only the code on devices without hover', () => {
  const { kit } = setUp()
  expect(getPrefetchMode(kit)).toBe('intent')
  pressBy('finger')
  expect(getPrefetchMode(kit)).toBe('code')
  expect(getPrefetchMode(setUp({}, { prefetch: 'none' }).kit)).toBe('none')
  pressBy('mouse')
  expect(getPrefetchMode(kit)).toBe('intent')
  Reflect.deleteProperty(window, 'matchMedia')
})

test('R-HOST-09 handles an intent that comes before the start', async () => {
  const { kit, requests } = setUp()
  void open(kit)
  await settled()
  expect(requests).toEqual([])
  start(kit)
  await settled()
  expect(pathsOf(requests).sort()).toEqual(['/appkit/v1/config', '/getWallets'])
})

test('R-HOST-09 sends the requests when the page is idle with prefetch `idle`', async () => {
  const { kit, requests } = setUp({}, { prefetch: 'idle' })
  start(kit)
  await ready(kit)
  expect(requests).toEqual([])
  await until(() => requests.length >= 2)
  await settled()
  expect(requests).toHaveLength(2)
})

test('R-REACT-07 does not treat a stop during the configuration request as a failure, and repeats it on the next start', async () => {
  const { kit, requests, log } = setUp({ features: EMAIL_ON })
  const stop = start(kit)
  prefetch(kit)
  await Promise.resolve()
  stop()
  await settled()
  expect(kit.getState().config.remoteStatus).not.toBe('ready')
  start(kit)
  prefetch(kit)
  await settled()
  expect(kit.getState().config.remoteStatus).toBe('ready')
  expect(log.entries.filter(({ level }) => level !== 'debug')).toEqual([])
  expect(requests.length).toBeGreaterThan(0)
})

test('R-CFG-31 uses the local values with a warning and no alert when the remote configuration cannot be read', async () => {
  const { kit, log } = setUp({ isDown: true }, { features: { swaps: false } })
  start(kit)
  prefetch(kit)
  await settled()
  expect(kit.getState().config).toMatchObject({ remoteStatus: 'ready', remoteFeatures: { swaps: false, email: true } })
  expect(log.entries.map(({ level }) => level)).toContain('warn')
  expect(kit.getState().alert.open).toBe(false)
})

test('R-CFG-33 R-CFG-35 R-ALERT-12 shows one alert that names each overridden local value', async () => {
  const { kit, log } = setUp({}, { features: { swaps: true, history: true, send: true } })
  start(kit)
  prefetch(kit)
  await settled()
  const { alert } = kit.getState()
  expect(alert).toMatchObject({ open: true, shortMessage: 'Local configuration ignored', variant: 'warning' })
  expect(alert.longMessage).toContain('`swaps`')
  expect(alert.longMessage).toContain('`activity` (alias `history`)')
  expect(alert.longMessage).not.toContain('send')
  expect(log.entries.filter(({ message }) => message.includes('Local configuration ignored'))).toHaveLength(1)
})

test("R-CFG-56 R-ALERT-05 shows an alert with the page's origin when the project does not allow it", async () => {
  const { kit } = setUp({ features: EMAIL_ON, origins: ['https://dapp.example'] })
  start(kit)
  prefetch(kit)
  await settled()
  expect(kit.getState().alert).toMatchObject({ shortMessage: 'Invalid App Configuration', variant: 'error' })
  expect(kit.getState().alert.longMessage).toContain('https://app.example')
})

test('R-CFG-57 shows no alert when the list of origins is empty', async () => {
  const { kit } = setUp({ features: EMAIL_ON, origins: [] })
  start(kit)
  prefetch(kit)
  await settled()
  expect(kit.getState().alert.open).toBe(false)
})

test('R-CFG-58 R-ALERT-11 shows an alert when the service does not know the project', async () => {
  const { kit } = setUp({ features: EMAIL_ON, origins: null, originsStatus: 404 })
  start(kit)
  prefetch(kit)
  await settled()
  expect(kit.getState().alert.shortMessage).toBe('Project ID Not Configured')
})

test('R-CFG-21 R-CFG-51 checks no origin when email and social logins are off', async () => {
  const { kit, requests } = setUp({ features: [{ id: 'swap', isEnabled: true, config: ['1inch'] }] })
  start(kit)
  prefetch(kit)
  await settled()
  expect(pathsOf(requests)).not.toContain('/projects/v1/origins')
})

test('R-CFG-39 hides two logins inside Telegram on Android', async () => {
  Object.defineProperty(window, 'TelegramWebviewProxy', { value: {}, configurable: true })
  Object.defineProperty(window.navigator, 'userAgent', { value: 'Mozilla/5.0 (Linux; Android 14)', configurable: true })
  const config = ['google', 'x', 'facebook']
  const { kit } = setUp({ features: [{ id: 'social_login', isEnabled: true, config }] })
  start(kit)
  prefetch(kit)
  await settled()
  expect(kit.getState().config.remoteFeatures.socials).toEqual(['google'])
  Reflect.deleteProperty(window, 'TelegramWebviewProxy')
  Reflect.deleteProperty(window.navigator, 'userAgent')
})

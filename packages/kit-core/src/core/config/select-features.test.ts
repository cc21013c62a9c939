/**
 * @jest-environment <rootDir>/../../tooling/jest-preset/dom-environment.cjs
 */
import {
  addNetwork,
  open,
  prefetch,
  push,
  ready,
  replace,
  reset,
  setFeatures,
  setSocialsOrder,
  setTheme,
  start,
} from '../../actions.js'
import { optimism } from '../../base/networks/optimism.js'
import {
  currentRoute,
  DEFAULT_APP_FEATURES,
  DEFAULT_SOCIALS_ORDER,
  type FeatureName,
  isRestrictedRegion,
  type KitOptions,
  type LocalFeatures,
  selectIsFeatureAvailable,
  selectNetworks,
  type ViewName,
} from '../../index.js'
import { createTestKit, TEST_ENDPOINTS } from '../../testing/index.js'
import { until } from '../../testing/until.js'
import { selectConnectMethodsOrder } from '../../wallets/list/select-connect-methods-order.js'
import { selectIsWalletListCollapsed, selectSocials } from './select-features.js'

function setUp(options: Partial<KitOptions> = {}, document?: readonly unknown[]) {
  const { kit, log } = createTestKit({
    options,
    fetch: async (input) => {
      if (document && String(input).includes('/config')) return Response.json({ features: document })
      throw new TypeError('fetch failed')
    },
  })
  const read = async () => {
    start(kit)
    await ready(kit)
    prefetch(kit)
    await until(() => kit.getState().config.remoteStatus === 'ready')
  }
  const isAvailable = (feature: FeatureName) => selectIsFeatureAvailable(kit.getState(), kit.config, feature)
  const isCollapsed = () => selectIsWalletListCollapsed(kit.getState(), kit.config)
  const socials = () => selectSocials(kit.getState(), kit.config)
  return { kit, log, read, isAvailable, isCollapsed, socials }
}

const { resolvedOptions } = Intl.DateTimeFormat.prototype
const inZone = (timeZone: string) => {
  Intl.DateTimeFormat.prototype.resolvedOptions = function options() {
    return { ...resolvedOptions.call(this), timeZone }
  }
}
afterEach(() => {
  Intl.DateTimeFormat.prototype.resolvedOptions = resolvedOptions
})

test('R-CFG-40 R-CONST-29 uses the defaults of the features only the app sets', () => {
  expect(DEFAULT_APP_FEATURES).toMatchObject({
    receive: true,
    send: true,
    emailShowWallets: true,
    analytics: true,
    allWallets: true,
    legalCheckbox: false,
    smartSessions: false,
    collapseWallets: false,
    pay: false,
  })
})

test('R-CFG-20 makes a feature available as the app or the service switches it', async () => {
  const { isAvailable, read } = setUp({ features: { send: false, pay: true } }, [
    { id: 'swap', isEnabled: true, config: ['1inch'] },
    { id: 'branding', isEnabled: true, config: [] },
  ])
  await read()
  const names = [
    'swaps',
    'onramp',
    'email',
    'socials',
    'activity',
    'branding',
    'receive',
    'send',
    'pay',
    'smartSessions',
  ] as const
  expect(names.filter(isAvailable)).toEqual(['swaps', 'branding', 'receive', 'pay'])
})

test('R-CFG-65 hides swaps and purchases in a restricted region only with restrictRegions', () => {
  inZone('Asia/Hong_Kong')
  expect(isRestrictedRegion()).toBe(true)
  expect(setUp().isAvailable('swaps')).toBe(true)
  const restricted = setUp({ restrictRegions: true })
  expect((['swaps', 'onramp', 'send', 'receive', 'activity'] as const).filter(restricted.isAvailable)).toEqual([
    'send',
    'receive',
    'activity',
  ])
  inZone('Europe/Paris')
  expect(restricted.isAvailable('swaps')).toBe(true)
})

test.each([
  [{}, false],
  [{ collapseWallets: true }, true],
  [{ emailShowWallets: false }, true],
  [{ collapseWallets: true, email: false }, true],
  [{ emailShowWallets: false, socials: false }, true],
  [{ collapseWallets: true, emailShowWallets: false, email: false, socials: false }, false],
])('R-CFG-47 R-CFG-48 with %j collapses the wallets: %p', (features, expected) => {
  expect(setUp({ features }).isCollapsed()).toBe(expected)
})

test('R-CFG-49 R-CFG-48 R-CFG-13 collapses no wallets when wallets are off, and follows a change at run time', () => {
  expect(setUp({ enableWallets: false, features: { collapseWallets: true } }).isCollapsed()).toBe(false)
  const { kit, isCollapsed } = setUp()
  setFeatures(kit, { collapseWallets: true })
  expect(isCollapsed()).toBe(true)
})

test('R-CFG-13 notifies subscribers when orders, theme or networks change at run time', () => {
  const { kit } = setUp()
  const heard: unknown[] = []
  kit.subscribe(
    (state) => selectConnectMethodsOrder(state, kit.config),
    (order) => heard.push(order),
  )
  kit.subscribe(
    ({ config }) => config.appFeatures.walletFeaturesOrder,
    (order) => heard.push(order),
  )
  kit.subscribe(
    ({ config }) => config.themeMode,
    (mode) => heard.push(mode),
  )
  kit.subscribe(
    (state) => selectNetworks(state)?.requested.length,
    (count) => heard.push(count),
  )
  setFeatures(kit, { connectMethodsOrder: ['wallet', 'email', 'social'] })
  setFeatures(kit, { walletFeaturesOrder: ['send', 'swaps', 'onramp', 'receive'] })
  setTheme(kit, { mode: 'light' })
  addNetwork(kit, { network: optimism })
  expect(heard).toEqual([['wallet', 'email', 'social'], ['send', 'swaps', 'onramp', 'receive'], 'light', 3])
})

test('R-CFG-13 R-CFG-38 R-CFG-45 orders the socials by the service, then by run time, and by default after a reset', async () => {
  const config = ['github', 'x', 'google', 'email']
  const { kit, read, socials } = setUp({}, [{ id: 'social_login', isEnabled: true, config }])
  await read()
  expect(socials()).toEqual(['github', 'x', 'google'])
  setSocialsOrder(kit, ['apple', 'google'])
  expect(socials()).toEqual(['google', 'github', 'x'])
  expect(socials()).toBe(socials())
  setSocialsOrder(kit)
  expect(socials()).toEqual(['google', 'x', 'github'])
  expect(DEFAULT_SOCIALS_ORDER.slice(0, 2)).toEqual(['google', 'x'])
})

test("R-CFG-13 R-CFG-31 follows the app's features at run time while the service sets none", async () => {
  const { kit, isAvailable, read, socials } = setUp({ features: { email: false } })
  setFeatures(kit, { swaps: false, socials: ['x'] })
  expect([isAvailable('swaps'), isAvailable('email'), socials()]).toEqual([false, false, ['x']])
  await read()
  expect([isAvailable('swaps'), isAvailable('email'), socials()]).toEqual([false, false, ['x']])
  setFeatures(kit, { swaps: true })
  expect(isAvailable('swaps')).toBe(true)
})

test('R-CFG-13 R-CFG-27 R-CFG-33 keeps a feature the service sets, and follows the app for the others', async () => {
  const { kit, isAvailable, read } = setUp({}, [
    { id: 'swap', isEnabled: true, config: ['1inch'] },
    { id: 'onramp', isEnabled: true, config: null },
  ])
  await read()
  setFeatures(kit, { swaps: false, onramp: false, email: true })
  expect([isAvailable('swaps'), isAvailable('onramp'), isAvailable('email')]).toEqual([true, false, false])
})

test.each([
  [{ allWallets: 'HIDE' as const }, 'AllWallets', 'allWallets'],
  [{ features: { allWallets: false } }, 'AllWallets', 'features.allWallets'],
  [{ enableWallets: false }, 'AllWallets', 'enableWallets'],
  [{ enablePairing: false }, 'AllWallets', 'enablePairing'],
  [{ enablePairing: false }, 'ConnectingWalletConnectBasic', 'enablePairing'],
] as const)('R-CFG-20 R-CFG-50 with %j does not show the view %s, and logs why', async (options, view, name) => {
  const { kit, log } = setUp(options)
  start(kit)
  await ready(kit)
  push(kit, { view })
  replace(kit, { view })
  expect(currentRoute(kit.getState().navigation).view).toBe('Connect')
  expect(log.entries.map(({ level, message }) => [level, message.includes(`\`${name}\``)])).toEqual([
    ['warn', true],
    ['warn', true],
  ])
})

const loginViews = (features: LocalFeatures, views: readonly ViewName[]) => views.map((view) => ({ features, view }))

test.each([
  { features: { activity: false }, view: 'Transactions' },
  ...loginViews({ email: false }, ['EmailLogin', 'EmailVerifyOtp', 'EmailVerifyDevice', 'UpdateEmailWallet']),
  ...loginViews({ socials: false }, ['ConnectSocials', 'ConnectingFarcaster']),
  ...loginViews({ socials: ['google'] }, ['ConnectingFarcaster']),
] satisfies { features: LocalFeatures; view: ViewName }[])(
  'R-CFG-20 does not open $view by push, replace, reset or open when $features',
  async ({ features, view }) => {
    const { kit, log } = setUp({ features })
    push(kit, { view })
    replace(kit, { view })
    reset(kit, { view })
    if (view === 'Transactions') await open(kit, { view })
    expect([currentRoute(kit.getState().navigation).view, kit.getState().modal.open]).toEqual(['Connect', false])
    expect(new Set(log.entries.map(({ level }) => level))).toEqual(new Set(['warn']))
    const on = setUp()
    push(on.kit, { view })
    expect(currentRoute(on.kit.getState().navigation).view).toBe(view)
  },
)

test('R-CFG-20 R-CFG-65 does not open Swap by push in a region where the app turns it off', () => {
  inZone('Asia/Shanghai')
  const { kit } = setUp({ restrictRegions: true })
  push(kit, { view: 'Swap' })
  expect(currentRoute(kit.getState().navigation).view).toBe('Connect')
  inZone('Europe/Paris')
  push(kit, { view: 'Swap' })
  expect(currentRoute(kit.getState().navigation).view).toBe('Swap')
})

test('R-CFG-20 shows a view without a log entry when its feature is on', () => {
  const { kit, log } = setUp()
  void open(kit)
  push(kit, { view: 'AllWallets' })
  expect(currentRoute(kit.getState().navigation).view).toBe('AllWallets')
  expect(log.entries).toEqual([])
})

test('R-CFG-70 turns off swaps, purchases and their views without a data service', async () => {
  const { kit, isAvailable } = setUp({ endpoints: {} })
  start(kit)
  await ready(kit)
  expect([isAvailable('swaps'), isAvailable('onramp'), isAvailable('send')]).toEqual([false, false, true])
  for (const view of ['Swap', 'OnRampProviders'] as const) await open(kit, { view })
  expect(kit.getState().modal.open).toBe(false)
  expect(setUp().isAvailable('swaps')).toBe(true)
})

test('R-CFG-70 R-FRAME-05 turns off logins without a secure site, whatever app and service set', async () => {
  const document = [
    { id: 'social_login', isEnabled: true, config: ['email', 'google'] },
    { id: 'swap', isEnabled: true, config: ['1inch'] },
  ]
  const { secureSite, ...withoutSite } = TEST_ENDPOINTS
  const { kit, isAvailable, isCollapsed, socials, read } = setUp(
    { endpoints: withoutSite, features: { collapseWallets: true } },
    document,
  )
  const logins = () => [isAvailable('email'), socials(), isCollapsed(), isAvailable('swaps')]
  expect(logins()).toEqual([false, false, false, true])
  await read()
  expect(logins()).toEqual([false, false, false, true])
  setFeatures(kit, { email: true, socials: ['google'] })
  expect(logins()).toEqual([false, false, false, true])
})

import { readFileSync } from 'node:fs'

import { setBinding, setFeatures, setTheme } from '../../actions.js'
import { mainnet } from '../../base/networks/ethereum.js'
import { ConflictingSignInConfigsError, InvalidOptionsError } from '../../errors.js'
import {
  createKit,
  DEFAULT_APP_FEATURES,
  DEFAULT_SOCIALS_ORDER,
  isRestrictedRegion,
  type Kit,
  type KitOptions,
  RESTRICTED_TIMEZONES,
} from '../../index.js'
import { createTestKit, mockAdapter } from '../../testing/index.js'
import { isOriginAllowed } from './allowed-origins.js'
import { getSdkVersion } from './sdk-version.js'

const problemsOf = (options: object): readonly string[] => {
  try {
    Reflect.apply(createKit, undefined, [{ projectId: 'p', networks: [mainnet], ...options }])
    return []
  } catch (error) {
    return error instanceof InvalidOptionsError ? error.problems : [String(error)]
  }
}

test('R-CFG-01 creates a configuration with all defaults from the required options', () => {
  const { config } = createKit({ projectId: 'p', networks: [mainnet] })
  expect(config).toMatchObject({
    projectId: 'p',
    themeMode: 'dark',
    enableReconnect: true,
    enableWallets: true,
    enableInjectedDiscovery: true,
    enableWalletGuide: true,
    enableCoinbase: true,
    coinbasePreference: 'all',
    enableNetworkSwitch: true,
    allowUnsupportedChain: false,
    debug: true,
    storage: 'local',
    closeOnBrowserBack: false,
  })
})

test('R-CFG-04 R-CFG-05 names every invalid option in one error', () => {
  expect(problemsOf({ networks: [] })).toEqual(['networks must hold at least one network'])
  expect(problemsOf({ networks: 'mainnet' })).toHaveLength(1)
  expect(problemsOf({ adapters: [mockAdapter(), mockAdapter()] })).toEqual([
    'adapters: two adapters for the namespace eip155',
  ])
  expect(problemsOf({ adapters: [mockAdapter(), mockAdapter({ namespace: 'solana' })] })).toEqual([])
  expect(problemsOf({ networks: [{ id: 1 }], themeMode: 'sepia', projectId: 7 })).toEqual([
    'networks.0 is not a network',
    'projectId does not fit',
    'themeMode does not fit',
  ])
  for (const decimals of [-1, 1.5, 37, Number.NaN, '18']) {
    const network = { ...mainnet, nativeCurrency: { ...mainnet.nativeCurrency, decimals } }
    expect(problemsOf({ networks: [network] })).toHaveLength(1)
  }
  expect(problemsOf({ termsConditionsUrl: 'javascript:alert(1)' })).toHaveLength(1)
})

test('R-CFG-01 treats an undefined option as not given', () => {
  const options = { projectId: 'p', networks: [mainnet], metadata: null, allWallets: undefined, enableWallets: null }
  const { config }: Kit = Reflect.apply(createKit, undefined, [options])
  expect(config).toMatchObject({ metadata: {}, allWallets: 'SHOW', enableWallets: true })
})

test('R-CFG-10 throws when both sign-in options are given', () => {
  const options = { projectId: 'p', networks: [mainnet], siwx: {}, siweConfig: {} }
  expect(() => Reflect.apply(createKit, undefined, [options])).toThrow(ConflictingSignInConfigsError)
  expect(() => Reflect.apply(createKit, undefined, [options])).toThrow(
    'Cannot set both `siweConfig` and `siwx` options',
  )
})

test('R-CFG-14 builds the SDK version from the binding and the published version', () => {
  const { kit } = createTestKit()
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
  expect(getSdkVersion('react')).toBe(`react-${version}`)
  setBinding(kit, { framework: 'react' })
  expect(kit.getState().config.framework).toBe('react')
})

test('R-CFG-40 R-CFG-41 R-CFG-42 R-CFG-43 R-CFG-45 R-CONST-30 R-CONST-31 uses the defaults of the features only the app sets', () => {
  expect(DEFAULT_APP_FEATURES).toEqual({
    receive: true,
    send: true,
    sendConfirmed: false,
    emailShowWallets: true,
    analytics: true,
    allWallets: true,
    legalCheckbox: false,
    smartSessions: false,
    collapseWallets: false,
    pay: false,
    connectorTypeOrder: ['walletConnect', 'recent', 'injected', 'featured', 'custom', 'external', 'recommended'],
    walletFeaturesOrder: ['onramp', 'swaps', 'receive', 'send'],
    connectMethodsOrder: ['email', 'social', 'wallet'],
  })
  expect(DEFAULT_SOCIALS_ORDER).toEqual(['google', 'x', 'farcaster', 'discord', 'apple', 'github', 'facebook'])
})

test('R-CFG-46 completes a partial order with the rest, also at run time', () => {
  const features: KitOptions['features'] = { connectorTypeOrder: ['custom', 'recent'] }
  const { kit } = createTestKit({ options: { features } })
  const order = () => kit.getState().config.appFeatures.connectorTypeOrder
  expect(order()).toEqual(['custom', 'recent', 'walletConnect', 'injected', 'featured', 'external', 'recommended'])
  setFeatures(kit, { connectorTypeOrder: ['external'] })
  expect(order().slice(0, 3)).toEqual(['external', 'walletConnect', 'recent'])
  setFeatures(kit, { send: false })
  expect(order()[0]).toBe('external')
  expect(DEFAULT_APP_FEATURES.connectorTypeOrder[0]).toBe('walletConnect')
})

test('R-CFG-13 R-THEME-06 changes theme and features at run time and notifies listeners', () => {
  const { kit } = createTestKit({ options: { themeVariables: { '--bl-accent': 'red' } } })
  const seen: unknown[] = []
  kit.subscribe(
    ({ config }) => config,
    ({ themeMode, themeVariables, appFeatures }) => seen.push([themeMode, themeVariables, appFeatures.send]),
  )
  setTheme(kit, { mode: 'light', variables: { '--bl-z-index': 5 } })
  setFeatures(kit, { send: false })
  expect(seen).toEqual([
    ['light', { '--bl-accent': 'red', '--bl-z-index': 5 }, true],
    ['light', { '--bl-accent': 'red', '--bl-z-index': 5 }, false],
  ])
})

test('R-CFG-17 sends, stores and throws nothing on a server', () => {
  const { kit, requests } = createTestKit()
  expect(kit.getState().lifecycle).toBe('booting')
  expect(requests).toEqual([])
  expect(typeof window).toBe('undefined')
  expect(createKit({ projectId: 'p', networks: [mainnet], storage: 'cookie' }).storage.text.get('x')).toBeUndefined()
})

test('R-CONST-39 lists the restricted time zones', () => {
  expect(RESTRICTED_TIMEZONES).toHaveLength(11)
  for (const zone of ['Asia/Shanghai', 'asia/hong_kong', 'PRC', 'Asia/Macao'])
    expect(isRestrictedRegion(zone)).toBe(true)
  for (const zone of ['Europe/Berlin', 'Asia/Taipei', '', undefined]) expect(isRestrictedRegion(zone)).toBe(false)
})

test.each([
  ['R-CFG-52 R-CONST-40 default', 'http://localhost:5173', ['https://a.example'], true],
  ['R-CFG-52 default', 'https://localhost:3000', ['https://a.example'], true],
  ['R-CFG-52 default', 'https://preview-1.vercel.app', ['https://a.example'], true],
  ['R-CFG-52 default', 'https://secure-mobile.bowline.id', ['https://a.example'], true],
  ['R-CFG-57 empty list', 'https://anything.example', [], true],
  ['R-CFG-53 case', 'https://App.Example', ['https://*.EXAMPLE'], true],
  ['R-CFG-53 anchored', 'https://app.example.evil.test', ['https://*.example'], false],
  ['R-CFG-53 anchored', 'https://evil-app.example', ['https://app.example'], false],
  ['R-CFG-54 several labels', 'https://a.b.example', ['https://*.example'], true],
  ['R-CFG-54 one or more', 'https://.example', ['https://*.example'], false],
  ['R-CFG-54 no port', 'https://a.example:444', ['https://*.example'], false],
  ['R-CFG-54 port', 'http://a.example:8080', ['http://a.example:*'], true],
  ['R-CFG-54 no user', 'https://app.example@evil.test', ['https://*.test'], false],
  ['R-CFG-55 scheme', 'http://app.example', ['https://app.example'], false],
  ['R-CFG-55 trailing slash', 'https://app.example', ['https://app.example/'], true],
  ['R-CFG-55 default port', 'https://app.example', ['https://app.example:443'], true],
  ['R-CFG-55 path', 'https://app.example', ['https://app.example/x'], false],
  ['R-CFG-53 a lone star', 'https://app.example', ['*', 'https://*', 'null', '^.*$'], false],
  ['R-CFG-53 an opaque origin', 'null', ['null', 'https://app.example'], false],
] as const)('%s: %s against %j', (_, origin, patterns, isAllowed) => {
  expect(isOriginAllowed(origin, patterns)).toBe(isAllowed)
})

// A match that tries each way to split the name between the stars would last longer than the limit of a test.
test('R-CFG-54 matches a hostile pattern without backtracking', () => {
  const origin = `https://${'a'.repeat(200)}.example`
  expect(isOriginAllowed(origin, [`https://${'*a'.repeat(60)}b.example`])).toBe(false)
})

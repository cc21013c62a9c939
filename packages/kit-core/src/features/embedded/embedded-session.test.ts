import { createFakeFrame } from '@bowline/secure-frame/testing'
import {
  EMAIL,
  EMBEDDED,
  type EmbeddedBench,
  logIn,
  setUpEmbedded,
  stopEmbedded,
  stored,
  turn,
  until,
} from '../../../test/embedded-fixture.js'
import {
  addNetwork,
  disconnect,
  loginWithEmail,
  ready,
  setBinding,
  setPreferredAccountType,
  setTheme,
  start,
  switchNetwork,
} from '../../actions.js'
import { base } from '../../base/networks/base.js'
import { selectConnection, selectEmailUser, selectNetworks } from '../../index.js'
import { createMemoryStorage } from '../../testing/index.js'

afterEach(() => {
  jest.useRealTimers()
  stopEmbedded()
})

/** Opens another page with the same frame and storage. */
async function reload({ fake, storage, stop }: EmbeddedBench) {
  stop()
  return setUpEmbedded({ fake, storage })
}

test('R-FRAME-57 R-FRAME-55 R-THEME-08 R-STATE-59 sends the theme and the app metadata to the frame', async () => {
  const bench = await logIn({ options: { metadata: { name: 'Shop', url: 'https://shop.example' } } })
  const { kit, fake } = bench
  const payloadOf = (name: string) => fake.asked.findLast((asked) => asked.name === name)?.payload
  expect(payloadOf('SYNC_THEME')).toEqual({
    themeMode: 'dark',
    themeVariables: { '--bl-accent': 'hsla(230,100%,67%,1)', '--bl-background': '#121313' },
  })
  expect(payloadOf('SYNC_DAPP_DATA')).toMatchObject({
    metadata: { name: 'Shop', url: 'https://shop.example', description: '', icons: [] },
    projectId: 'test',
    sdkType: 'bowline',
  })
  await until(() => stored(bench, 'auth_smart_account_networks') !== undefined)
  expect(selectNetworks(kit.getState(), 'eip155')?.smartAccountEnabledNetworks).toEqual([])
})

test('R-FRAME-150 sends the language of the kit with the theme, and again when it changes', async () => {
  const { kit, fake } = await logIn()
  const locales = () => fake.asked.flatMap(({ name, payload }) => (name === 'SYNC_THEME' ? [payload] : []))
  setBinding(kit, { locale: 'ar-EG' })
  await until(() => locales().length > 1)
  setBinding(kit, { locale: undefined })
  await until(() => locales().length > 2)
  expect(locales().map((payload) => Reflect.get(Object(payload), 'locale'))).toEqual([undefined, 'ar-EG', undefined])
})

test('R-THEME-06 R-FRAME-57 sends the theme and the app metadata again when they change', async () => {
  const { kit, fake, asked } = await logIn()
  setTheme(kit, { mode: 'light', variables: { '--bl-accent': '#0a7' } })
  await until(() => asked().filter((name) => name === 'SYNC_THEME').length > 1)
  expect(fake.asked.findLast(({ name }) => name === 'SYNC_THEME')?.payload).toEqual({
    themeMode: 'light',
    themeVariables: { '--bl-accent': '#0a7', '--bl-background': '#ffffff' },
  })
  setBinding(kit, { framework: 'own' })
  await until(() => asked().filter((name) => name === 'SYNC_DAPP_DATA').length > 1)
})

test('R-THEME-07 sends no theme message while another wallet is connected', async () => {
  const { kit, asked, fake } = await setUpEmbedded()
  setTheme(kit, { mode: 'light' })
  await turn()
  expect([asked(), fake.opened]).toEqual([[], []])
})

test('R-FRAME-46 R-FRAME-47 R-CONN-110 restores a login on the next page, and sends the theme and app metadata to the frame again', async () => {
  const before = await logIn()
  const { connected, asked, kit } = await reload(before)
  expect(connected()).toEqual(EMBEDDED)
  expect(selectEmailUser(kit.getState())?.email).toBe(EMAIL)
  await until(() => asked().filter((name) => name === 'GET_SMART_ACCOUNT_ENABLED_NETWORKS').length === 2)
  expect(asked().filter((name) => name === 'IS_CONNECTED')).toHaveLength(1)
  expect(asked().filter((name) => name === 'SYNC_THEME')).toHaveLength(2)
  expect(asked().filter((name) => name === 'SYNC_DAPP_DATA')).toHaveLength(2)
})

test('R-FRAME-47 R-FRAME-06 sends no frame request without a login on this device, regardless of other stored data', async () => {
  const before = await logIn()
  before.storage.text.remove('@bowline/auth_login_used')
  const asked = before.asked().length
  const { connected, fake } = await reload(before)
  expect(connected()).toEqual({ eip155: undefined, solana: undefined })
  expect(before.asked()).toHaveLength(asked)
  expect(fake.opened).toHaveLength(1)
})

test('R-CFG-21 opens no frame in an app without email and social logins, regardless of stored data', async () => {
  const before = await logIn()
  const asked = before.asked().length
  before.stop()
  const { fake, storage } = before
  const { connected } = await setUpEmbedded({ fake, storage, options: { features: { email: false, socials: false } } })
  expect(connected()).toEqual({ eip155: undefined, solana: undefined })
  expect([before.asked().length, fake.opened.length]).toEqual([asked, 1])
})

test('R-FRAME-48 clears the stored login when the frame reports no connected user', async () => {
  const page = await reload({ ...(await logIn()), fake: createFakeFrame() })
  expect(page.kit.getState().connect.status).toBe('disconnected')
  expect(['auth_login_used', 'auth_email', 'connections'].map((name) => stored(page, name))).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

test('R-FRAME-48 R-CONN-146 keeps the login and requests again when the frame fails', async () => {
  const before = await logIn()
  before.fake.rejectNext('IS_CONNECTED')
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] })
  const reloaded = reload(before)
  const questions = () => before.asked().filter((name) => name === 'IS_CONNECTED').length
  await until(() => questions() === 1)
  await turn()
  expect(['auth_login_used', 'auth_email'].map((name) => stored(before, name))).toEqual(['yes', EMAIL])
  await jest.advanceTimersByTimeAsync(1_000)
  const { connected } = await reloaded
  expect([connected(), questions()]).toEqual([EMBEDDED, 2])
})

test('R-CONN-100 R-FRAME-53 R-CONST-10 clears the login immediately on disconnect and waits three seconds for the frame', async () => {
  const bench = await logIn()
  const { kit, fake, connected } = bench
  fake.keepSilentOn('SIGN_OUT')
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] })
  let isOver = false
  const leaving = disconnect(kit).then(() => {
    isOver = true
  })
  await until(() => connected().eip155 === undefined)
  expect(['auth_login_used', 'auth_email', 'auth_last_used_network'].map((name) => stored(bench, name))).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  await jest.advanceTimersByTimeAsync(2_999)
  expect(isOver).toBe(false)
  await jest.advanceTimersByTimeAsync(1)
  await leaving
  expect([isOver, kit.getState().connect.status]).toEqual([true, 'disconnected'])
})

test('R-FRAME-53 ends the whole session when one namespace is disconnected, and signs out of the frame once', async () => {
  const { kit, asked, connected, fake } = await logIn()
  await disconnect(kit, { namespace: 'solana' })
  expect(connected()).toEqual({ eip155: undefined, solana: undefined })
  expect(asked().filter((name) => name === 'SIGN_OUT')).toHaveLength(1)
  expect(fake.user()).toBeUndefined()
})

test('R-FRAME-65 disconnects in the other tab, which has its own frame, when one tab disconnects', async () => {
  const fake = createFakeFrame({ emailAction: 'CONNECT' })
  const storage = createMemoryStorage()
  const one = await setUpEmbedded({ fake, storage })
  await loginWithEmail(one.kit, { email: EMAIL })
  const two = await setUpEmbedded({ fake, storage: storage.tab() })
  expect([two.connected(), fake.opened.length]).toEqual([EMBEDDED, 2])
  await disconnect(one.kit)
  await until(() => two.kit.getState().connect.status === 'disconnected')
})

test('R-FRAME-59 stores the session token, and logs out when the frame reports an empty one', async () => {
  const bench = await logIn()
  const { kit, fake, asked } = bench
  fake.updateSession('opaque')
  await until(() => stored(bench, 'auth_session') === 'opaque')
  fake.updateSession('')
  await until(() => kit.getState().connect.status === 'disconnected')
  expect([stored(bench, 'auth_session'), stored(bench, 'auth_login_used')]).toEqual([undefined, undefined])
  expect(asked()).not.toContain('SIGN_OUT')
})

test('R-FRAME-54 R-FRAME-31 sends a network change to the frame, as a number on EVM, and stores it', async () => {
  const bench = await logIn()
  const { kit, fake } = bench
  await switchNetwork(kit, { caipNetworkId: 'eip155:11155111' })
  await until(() => stored(bench, 'auth_last_used_network') === 'eip155:11155111')
  const solana = selectNetworks(kit.getState(), 'solana')?.active ?? 'solana:x'
  await switchNetwork(kit, { caipNetworkId: solana })
  await until(() => stored(bench, 'auth_last_used_network') === solana)
  expect(fake.asked.flatMap(({ name, payload }) => (name === 'SWITCH_NETWORK' ? [payload] : []))).toEqual([
    { chainId: 11_155_111 },
    { chainId: solana },
  ])
})

test('R-CONN-41 adds a network that the app lists later to the embedded wallet', async () => {
  const { kit } = await logIn()
  expect(selectNetworks(kit.getState(), 'eip155')?.approvedCaipNetworkIds).toEqual(['eip155:1', 'eip155:11155111'])
  addNetwork(kit, { network: base })
  expect(selectNetworks(kit.getState(), 'eip155')?.approvedCaipNetworkIds).toContain('eip155:8453')
  await switchNetwork(kit, { caipNetworkId: 'eip155:8453' })
  expect(selectConnection(kit.getState(), 'eip155')?.connectorId).toBe('AUTH')
})

test('R-FRAME-06 closes its frame when the kit stops; opens another with the first request after a restart', async () => {
  const { kit, fake, stop } = await logIn()
  stop()
  expect([kit.getState().auth.frame, fake.opened.length]).toEqual(['none', 1])
  const again = start(kit)
  await ready(kit)
  expect(selectConnection(kit.getState(), 'eip155')?.connectorId).toBe('AUTH')
  await setPreferredAccountType(kit, { type: 'eoa', namespace: 'eip155' })
  expect([kit.getState().auth.frame, fake.opened.length]).toEqual(['ready', 2])
  again()
})

/**
 * @jest-environment <rootDir>/../../tooling/jest-preset/dom-environment.cjs
 * @jest-environment-options {"url": "https://app.example/"}
 */
import { setImmediate } from 'node:timers'
import { connect, disconnect, ready, setHideBalances, start } from '../../actions.js'
import { mainnet } from '../../base/networks/ethereum.js'
import { readTimed, writeTimed } from '../../base/storage/timed-cache.js'
import { createKit, selectNamespaceStatus } from '../../index.js'
import { cookieInitialState, STATE_COOKIE } from '../../server.js'
import { createMemoryLog, mockAccounts, mockAdapter } from '../../testing/index.js'
import { IDENTITY_CACHE } from '../../wallets/account/identity.js'
import { PORTFOLIO_CACHE } from '../../wallets/account/token-cache.js'

const settled = () => new Promise((resolve) => setTimeout(resolve, 5))

function page(storage: 'local' | 'cookie', adapter = mockAdapter()) {
  const log = createMemoryLog()
  const kit = createKit({ projectId: 'p', networks: [mainnet], adapters: [adapter], storage }, { log })
  return { kit, log, adapter, stop: start(kit) }
}

/** What the browser tells this tab of another one's write. */
function otherTab(key: string | null, newValue: string | null) {
  if (key === null) window.localStorage.clear()
  else if (newValue === null) window.localStorage.removeItem(key)
  else window.localStorage.setItem(key, newValue)
  window.dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: window.localStorage }))
}

beforeEach(() => {
  window.localStorage.clear()
  // biome-ignore lint/suspicious/noDocumentCookie: the test stands for a browser of before the Cookie Store API
  document.cookie = `${STATE_COOKIE}=; path=/; max-age=0`
})

test.each(['local', 'cookie'] as const)('R-STORE-20 R-CONN-113 storage "%s": a reload restores', async (form) => {
  const { kit, adapter, stop } = page(form)
  await ready(kit)
  await connect(kit, { connectorId: 'test.wallet.eip155' })
  stop()
  const next = page(form, adapter)
  await ready(next.kit)
  expect(selectNamespaceStatus(next.kit.getState())).toBe('connected')
  const initial = cookieInitialState(document.cookie)
  expect(initial.isConnected).toBe(form === 'cookie')
  if (form === 'cookie') expect(initial.connections.eip155?.[0]?.connectorId).toBe('test.wallet.eip155')
  next.stop()
})

test('R-STORE-20 R-STORE-18 the cookie holds no balance, and ends with the connection', async () => {
  const { kit, stop } = page('cookie')
  await ready(kit)
  await connect(kit, { connectorId: 'test.wallet.eip155' })
  await settled()
  expect(decodeURIComponent(document.cookie)).not.toContain('balance')
  await disconnect(kit)
  expect(cookieInitialState(document.cookie).isConnected).toBe(false)
  stop()
})

test.each(['local', 'cookie'] as const)(
  'R-STORE-19 R-CONN-112 storage "%s": another tab that clears the status disconnects this one',
  async (form) => {
    for (const key of ['@bowline/connection_status', null]) {
      const { kit, stop } = page(form)
      await ready(kit)
      await connect(kit, { connectorId: 'test.wallet.eip155' })
      // biome-ignore lint/suspicious/noDocumentCookie: the other tab's own write
      document.cookie = `${STATE_COOKIE}=; path=/; max-age=0`
      otherTab(key, null)
      await settled()
      expect(kit.getState().connect.status).toBe('disconnected')
      stop()
    }
  },
)

test.each<[string, string | null]>([
  ['@bowline/connections', null],
  ['@bowline/connections', '{"eip155":[{"connectorId"'],
  ['@bowline/connections', '{"moon":[]}'],
])('R-CONN-247 another tab that leaves %s as %j ends nothing here, nor on the next page', async (key, text) => {
  const { kit, adapter, stop } = page('local')
  await ready(kit)
  await connect(kit, { connectorId: 'test.wallet.eip155' })
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] })
  try {
    otherTab(key, text)
    for (let turn = 0; turn < 20; turn++) {
      await new Promise(setImmediate)
      await jest.advanceTimersByTimeAsync(100)
    }
    expect(selectNamespaceStatus(kit.getState())).toBe('connected')
  } finally {
    jest.useRealTimers()
  }
  stop()
  const next = page('local', adapter)
  await ready(next.kit)
  expect(selectNamespaceStatus(next.kit.getState())).toBe('connected')
  next.stop()
})

test('R-CONN-247 R-CONN-112 a disconnect of another tab that is told key by key is one', async () => {
  const { kit, stop } = page('local')
  await ready(kit)
  await connect(kit, { connectorId: 'test.wallet.eip155' })
  otherTab('@bowline/connections', null)
  await settled()
  otherTab('@bowline/connection_status', 'disconnected')
  await settled()
  expect(kit.getState().connect.status).toBe('disconnected')
  stop()
})

test('R-HOST-10 after the stop no event of the page is heard', async () => {
  const { kit, stop } = page('local')
  await ready(kit)
  await connect(kit, { connectorId: 'test.wallet.eip155' })
  stop()
  otherTab(null, null)
  await settled()
  expect(kit.getState().connect.status).toBe('connected')
})

test('R-STORE-13 a storage that throws at every call leaves the kit working', async () => {
  const proto = Object.getPrototypeOf(window.localStorage)
  const { getItem, setItem, removeItem } = proto
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  Object.assign(proto, { getItem: refuse, setItem: refuse, removeItem: refuse })
  try {
    const { kit, log, stop } = page('local')
    await ready(kit)
    await connect(kit, { connectorId: 'test.wallet.eip155' })
    await settled()
    expect(kit.getState().connect.status).toBe('connected')
    await disconnect(kit)
    expect(log.entries.filter(({ level }) => level !== 'debug')).toEqual([])
    stop()
  } finally {
    Object.assign(proto, { getItem, setItem, removeItem })
  }
})

test('R-TRACK-09 a browser that asks not to be tracked keeps the collector silent', async () => {
  const heard: string[] = []
  Object.defineProperty(window.navigator, 'globalPrivacyControl', { value: true, configurable: true })
  const kit = createKit({
    projectId: 'p',
    networks: [mainnet],
    analyticsCollector: ({ props }) => {
      heard.push(props.event)
    },
  })
  start(kit)()
  kit.listeners.add(({ event }) => heard.push(`subscriber ${event}`))
  start(kit)
  await ready(kit)
  expect(heard).toEqual(['subscriber INITIALIZE'])
  Reflect.deleteProperty(window.navigator, 'globalPrivacyControl')
})

test('R-CFG-08 metadata that was not given is the page’s', () => {
  document.title = 'My app'
  document.head.innerHTML += '<meta name="description" content="What it does"><link rel="shortcut icon" href="/i.png">'
  const seen: unknown[] = []
  const adapter = mockAdapter()
  createKit({
    projectId: 'p',
    networks: [mainnet],
    metadata: { name: 'Given' },
    adapters: [
      {
        ...adapter,
        create(context) {
          seen.push(context.metadata())
          return adapter.create(context)
        },
      },
    ],
  })
  expect(seen).toEqual([
    { name: 'Given', description: 'What it does', url: 'https://app.example', icons: ['https://app.example/i.png'] },
  ])
})

test.each(['local', 'cookie'] as const)(
  'R-STORE-08 storage "%s" keeps caches, and none of them in a cookie',
  async (form) => {
    const { kit, stop } = page(form)
    writeTimed(kit.storage, IDENTITY_CACHE, '0xa', { name: 'ada', avatar: null }, 0)
    writeTimed(kit.storage, PORTFOLIO_CACHE, 'eip155:1:0xA', [], 0)
    const next = page(form)
    expect(readTimed(next.kit.storage, IDENTITY_CACHE, '0xa', 0)).toEqual({ name: 'ada', avatar: null })
    expect(readTimed(next.kit.storage, PORTFOLIO_CACHE, 'eip155:1:0xA', 0)).toEqual([])
    expect(document.cookie).not.toMatch(/cache/)
    stop()
    next.stop()
  },
)

test('R-STORE-20 the cookie tells a server whether amounts are covered', async () => {
  const { kit, stop } = page('cookie')
  await ready(kit)
  setHideBalances(kit, true)
  expect(cookieInitialState(document.cookie).areBalancesHidden).toBe(true)
  stop()
})

test('R-CONN-253 a tab whose storage is full follows what another tab stores or ends', async () => {
  const { kit, adapter, stop } = page('local')
  await ready(kit)
  await connect(kit, { connectorId: 'test.wallet.eip155' })
  const full = jest.spyOn(Object.getPrototypeOf(window.localStorage), 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const [first, second] = mockAccounts('eip155')
  adapter.controls.changeAccounts([second, first])
  await settled()
  expect(selectNamespaceStatus(kit.getState())).toBe('connected')
  full.mockRestore()
  otherTab('@bowline/connections', null)
  otherTab('@bowline/connection_status', 'disconnected')
  await settled()
  expect(kit.getState().connect.status).toBe('disconnected')
  stop()
})

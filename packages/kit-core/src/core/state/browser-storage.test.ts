/**
 * @jest-environment <rootDir>/../../tooling/jest-preset/dom-environment.cjs
 * @jest-environment-options {"url": "https://app.example/"}
 */
import { setImmediate } from 'node:timers'
import { connect, disconnect, ready, setHideBalances, start } from '../../actions.js'
import { mainnet } from '../../base/networks/ethereum.js'
import { getTimed, storeTimed } from '../../base/storage/timed-cache.js'
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

/** Simulates the storage event of another tab's write. */
function otherTab(key: string | null, newValue: string | null) {
  if (key === null) window.localStorage.clear()
  else if (newValue === null) window.localStorage.removeItem(key)
  else window.localStorage.setItem(key, newValue)
  window.dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: window.localStorage }))
}

beforeEach(() => {
  window.localStorage.clear()
  // biome-ignore lint/suspicious/noDocumentCookie: the test simulates a browser without the Cookie Store API
  document.cookie = `${STATE_COOKIE}=; path=/; max-age=0`
})

test.each(['local', 'cookie'] as const)(
  'R-STORE-20 R-CONN-113 restores the connection after a reload with storage "%s"',
  async (form) => {
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
  },
)

test('R-STORE-20 R-STORE-18 keeps balances out of the cookie, and clears the cookie on disconnect', async () => {
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
  'R-STORE-19 R-CONN-112 disconnects when another tab clears the status with storage "%s"',
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
])('R-CONN-247 does not disconnect when another tab sets %s to %j, here or on the next page', async (key, text) => {
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

test("R-CONN-247 R-CONN-112 disconnects when another tab's disconnect arrives key by key", async () => {
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

test('R-HOST-10 handles no event of the page after a stop', async () => {
  const { kit, stop } = page('local')
  await ready(kit)
  await connect(kit, { connectorId: 'test.wallet.eip155' })
  stop()
  otherTab(null, null)
  await settled()
  expect(kit.getState().connect.status).toBe('connected')
})

test('R-STORE-13 keeps working with a storage that throws on every call', async () => {
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

test('R-TRACK-09 keeps the collector silent when the browser sends Do Not Track', async () => {
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

test('R-CFG-08 reads missing metadata from the page', () => {
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
  'R-STORE-08 stores caches outside of cookies with storage "%s"',
  async (form) => {
    const { kit, stop } = page(form)
    storeTimed(kit.storage, IDENTITY_CACHE, '0xa', { name: 'ada', avatar: null }, 0)
    storeTimed(kit.storage, PORTFOLIO_CACHE, 'eip155:1:0xA', [], 0)
    const next = page(form)
    expect(getTimed(next.kit.storage, IDENTITY_CACHE, '0xa', 0)).toEqual({ name: 'ada', avatar: null })
    expect(getTimed(next.kit.storage, PORTFOLIO_CACHE, 'eip155:1:0xA', 0)).toEqual([])
    expect(document.cookie).not.toMatch(/cache/)
    stop()
    next.stop()
  },
)

test('R-STORE-20 stores in the cookie whether amounts are hidden', async () => {
  const { kit, stop } = page('cookie')
  await ready(kit)
  setHideBalances(kit, true)
  expect(cookieInitialState(document.cookie).areBalancesHidden).toBe(true)
  stop()
})

test("R-CONN-253 follows another tab's stored changes and disconnects when its own storage is full", async () => {
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

/** Bitcoin wallets that lock, are busy or switch while the page is hidden. */
import { never, ofType, skipWaits, until } from '@bowline/jest-preset/fixtures'
import type { SandboxWallet } from '../src/testing/index.js'
import { MAINNET, network, page, TESTNET, wallet, world } from './setup.js'

skipWaits()

const FIRST = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'
const SECOND = 'bc1q9vza2e8x573nczrlzms0wvx3gsqjx7vavgkx0l'
const UNISAT = 'unisat'

/** UniSat with its open accounts, its network and its events. */
function unisat() {
  const listeners = new Map<string, Set<(data: unknown) => void>>()
  const state: { accounts: string[]; chain: string; fault?: unknown } = { accounts: [FIRST], chain: 'BITCOIN_MAINNET' }
  const asked: string[] = []
  const answer = (name: string, read: () => unknown) => async (): Promise<unknown> => {
    asked.push(name)
    if (state.fault !== undefined) throw state.fault
    return read()
  }
  const handle = {
    requestAccounts: answer('requestAccounts', () => state.accounts),
    getAccounts: answer('getAccounts', () => state.accounts),
    getChain: answer('getChain', () => ({ enum: state.chain })),
    on: (event: string, listener: (data: unknown) => void) =>
      void listeners.set(event, (listeners.get(event) ?? new Set()).add(listener)),
    removeListener: (event: string, listener: (data: unknown) => void) => void listeners.get(event)?.delete(listener),
  }
  function emit(accounts: string[]): void {
    state.accounts = accounts
    for (const listener of listeners.get('accountsChanged') ?? []) listener(accounts)
  }
  return { handle, asked, state, emit }
}

async function connected() {
  const wallet = unisat()
  const made = world({ networks: [network(MAINNET)], page: page({ unisat: wallet.handle }) })
  await made.adapter.connect({ connectorId: UNISAT, signal: never })
  const reconnect = () => made.adapter.reconnect({ connectorId: UNISAT, signal: never })
  return { ...made, wallet, reconnect }
}

test('R-CONN-146 R-CONN-108 marks a locked wallet as unavailable, emits when it unlocks and restores it without a window', async () => {
  const { events, wallet, reconnect } = await connected()
  wallet.emit([])
  await until(() => ofType(events, 'unavailable').length > 0)
  await expect(reconnect()).rejects.toMatchObject({ code: 'wallet/unavailable' })
  expect(ofType(events, 'available')).toEqual([])
  wallet.emit([FIRST])
  await until(() => ofType(events, 'available').length > 0)
  expect((await reconnect())?.accounts.map(({ address }) => address)).toEqual([FIRST])
  expect(wallet.asked.filter((name) => name === 'requestAccounts')).toHaveLength(1)
})

test('R-CONN-195 R-CONN-146 restores a wallet on unlock when a check found that it had locked without an event', async () => {
  const { events, wallet, reconnect } = await connected()
  wallet.state.accounts = []
  await expect(reconnect()).rejects.toMatchObject({ code: 'wallet/unavailable' })
  wallet.emit([FIRST])
  await until(() => ofType(events, 'available').length > 0)
  expect((await reconnect())?.accounts.map(({ address }) => address)).toEqual([FIRST])
})

test('R-CONN-146 does not treat the failure of a wallet as a rejection', async () => {
  const { wallet, stop } = await connected()
  stop()
  wallet.state.fault = Object.assign(new Error('busy'), { code: -32603 })
  const later = world({ networks: [network(MAINNET)], page: page({ unisat: wallet.handle }) })
  const reconnect = () => later.adapter.reconnect({ connectorId: UNISAT, signal: never })
  await expect(reconnect()).rejects.toMatchObject({ code: 'wallet/request-failed' })
  wallet.state.fault = undefined
  expect((await reconnect())?.accounts).toHaveLength(1)
})

test('R-CONN-148 R-CONN-108 updates accounts and network of a connected wallet when it is reconnected', async () => {
  const { events, wallet, reconnect } = await connected()
  Object.assign(wallet.state, { accounts: [SECOND], chain: 'FRACTAL_BITCOIN_MAINNET' })
  const now = await reconnect()
  expect(now?.accounts.map(({ address }) => address)).toEqual([SECOND])
  expect(now?.caipNetworkId).toMatch(/^bip122:unknown-/)
  expect(
    ofType(events, 'accountChanged')
      .at(-1)
      ?.accounts.map(({ address }) => address),
  ).toEqual([SECOND])
  expect(ofType(events, 'switchNetwork').at(-1)?.caipNetworkId).toBe(now?.caipNetworkId)
  expect(wallet.asked.filter((name) => name === 'requestAccounts')).toHaveLength(1)
})

test('R-CONN-148 keeps a wallet connected when it fails while being reconnected', async () => {
  const { adapter, events, wallet, reconnect } = await connected()
  wallet.state.fault = new Error('busy')
  await expect(reconnect()).rejects.toMatchObject({ code: 'wallet/request-failed' })
  expect([ofType(events, 'unavailable'), ofType(events, 'disconnect')]).toEqual([[], []])
  expect(await adapter.getAccounts({ connectorId: UNISAT })).toHaveLength(1)
})

const SIDES = {
  unisat: ({ injected }: SandboxWallet) => ({ unisat: injected.unisat }),
  okx: ({ injected }: SandboxWallet) => ({ okxwallet: { bitcoin: injected.okx } }),
  phantom: ({ injected }: SandboxWallet) => ({ phantom: { bitcoin: injected.phantom } }),
  Sats: ({ satsConnect }: SandboxWallet) => ({ btc_providers: [{ id: 'Sats', name: 'Sats' }], Sats: satsConnect }),
}

async function connectedSandbox(connectorId: keyof typeof SIDES) {
  const { wallet: sandbox, person } = wallet()
  const networks = [network(MAINNET), network(TESTNET)]
  const made = world({ networks, page: page(SIDES[connectorId](sandbox)) })
  await until(() => made.adapter.connectors().length > 0)
  await made.adapter.connect({ connectorId, signal: never })
  const reconnect = () => made.adapter.reconnect({ connectorId, signal: never })
  const shown = () => ofType(made.events, 'accountChanged').at(-1)?.accounts[0]?.address
  return { ...made, sandbox, person, reconnect, shown }
}

test.each([
  ['unisat', 'getAccounts', new Error('busy')],
  ['okx', 'getAccounts', { code: -32603 }],
  ['Sats', 'wallet_getAccount', new Error('busy')],
] as const)('R-CONN-154 polls %s until it responds when it fails after a switch', async (id, method, error) => {
  const { sandbox, events, shown, person } = await connectedSandbox(id)
  sandbox.faults.setResponse(method, { kind: 'failing', error })
  const asked = () => sandbox.requests().filter((name) => name === method).length
  const before = asked()
  sandbox.setAccount(sandbox.state().accounts[1] ?? '')
  await until(() => asked() > before + 1)
  expect([shown(), ofType(events, 'unavailable')]).toEqual([undefined, []])
  sandbox.faults.clear()
  await until(() => shown() === sandbox.state().accounts[0])
  expect(person.prompts).toHaveLength(1)
})

test('R-CONN-154 polls a wallet after a switch only while the page is visible', async () => {
  const { sandbox, shown } = await connectedSandbox('unisat')
  const document = { visibilityState: 'hidden' }
  Object.assign(globalThis, { window: globalThis, document })
  sandbox.faults.setResponse('getAccounts', { kind: 'failing', error: new Error('busy') })
  const asked = () => sandbox.requests().filter((name) => name === 'getAccounts').length
  try {
    jest.useFakeTimers()
    sandbox.setAccount(sandbox.state().accounts[1] ?? '')
    await jest.advanceTimersByTimeAsync(0)
    const before = asked()
    await jest.advanceTimersByTimeAsync(10_000)
    expect(asked()).toBe(before)
    sandbox.faults.clear()
    document.visibilityState = 'visible'
    await jest.advanceTimersByTimeAsync(1_000)
    expect(shown()).toBe(sandbox.state().accounts[0])
  } finally {
    jest.useRealTimers()
    Reflect.deleteProperty(globalThis, 'window')
    Reflect.deleteProperty(globalThis, 'document')
  }
})

test.each([
  ['unisat', 'getAccounts', [null]],
  ['unisat', 'getAccounts', {}],
  ['Sats', 'wallet_getAccount', { result: { addresses: ['zx'] } }],
  ['Sats', 'wallet_getAccount', 7],
] as const)(
  'R-CONN-154 keeps the connection when %s responds to %s with the unreadable %j',
  async (id, method, answer) => {
    const { sandbox, events, reconnect } = await connectedSandbox(id)
    sandbox.faults.setResponse(method, { kind: 'wrong', response: answer })
    await expect(reconnect()).rejects.toMatchObject({ code: 'wallet/request-failed' })
    sandbox.switchNetwork(TESTNET)
    sandbox.faults.clear()
    await until(() => ofType(events, 'switchNetwork').at(-1)?.caipNetworkId === TESTNET)
    expect(ofType(events, 'unavailable')).toEqual([])
  },
)

test('R-CONN-155 R-CONN-108 restores Phantom, which has no silent request, with the accounts that it reports', async () => {
  const { sandbox, events, reconnect, person } = await connectedSandbox('phantom')
  sandbox.lock()
  await until(() => ofType(events, 'unavailable').length > 0)
  await expect(reconnect()).rejects.toMatchObject({ code: 'wallet/unavailable' })
  sandbox.unlock()
  await until(() => ofType(events, 'available').length > 0)
  expect((await reconnect())?.accounts[0]?.address).toBe(sandbox.state().accounts[0])
  expect(person.prompts).toHaveLength(1)
})

test('R-CONN-236 keeps the connection when Phantom reports accounts in an unreadable form', async () => {
  const listeners: ((data: unknown) => void)[] = []
  const bitcoin = {
    requestAccounts: async () => [{ address: FIRST, purpose: 'payment' }],
    on: (_event: string, listener: (data: unknown) => void) => void listeners.push(listener),
  }
  const { adapter, events } = world({ networks: [network(MAINNET)], page: page({ phantom: { bitcoin } }) })
  await adapter.connect({ connectorId: 'phantom', signal: never })
  for (const reported of [undefined, null, FIRST, [{ address: 7 }]])
    for (const listener of listeners) listener(reported)
  expect(ofType(events, 'unavailable')).toEqual([])
  for (const listener of listeners) listener([])
  expect(ofType(events, 'unavailable')).toHaveLength(1)
})

test('R-CONN-236 keeps the connection when a Wallet Standard wallet reports unreadable accounts', async () => {
  const listeners: ((change: object) => void)[] = []
  const account = { address: FIRST, chains: ['bitcoin:mainnet'], features: [] }
  const accounts: unknown[] = [account]
  const handle = {
    name: 'Standard',
    version: '1.0.0',
    chains: ['bitcoin:mainnet'],
    accounts,
    features: {
      'bitcoin:connect': { connect: async () => ({ accounts: [account] }) },
      'bitcoin:events': { on: (_event: string, listener: (change: object) => void) => void listeners.push(listener) },
    },
  }
  const given = page()
  const { adapter, events } = world({ networks: [network(MAINNET)], page: given })
  const register = (api: { register: (wallet: object) => void }) => api.register(handle)
  given.events.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: register }))
  await adapter.connect({ connectorId: 'Standard', signal: never })
  const emit = (reported: unknown[]) => {
    handle.accounts = reported
    for (const listener of listeners) listener({ accounts: reported })
  }
  emit([{ address: 7, chains: ['bitcoin:mainnet'] }])
  expect(ofType(events, 'unavailable')).toEqual([])
  const asked = adapter.reconnect({ connectorId: 'Standard', signal: never })
  await expect(asked).rejects.toMatchObject({ code: 'wallet/request-failed' })
  emit([])
  expect(ofType(events, 'unavailable')).toHaveLength(1)
})

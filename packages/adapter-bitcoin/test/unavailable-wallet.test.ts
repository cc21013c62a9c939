/** Bitcoin wallets that are locked, busy or moved while the page sleeps. */
import { never, ofType, until } from '@bowline/jest-preset/fixtures'
import type { SandboxWallet } from '../src/testing/index.js'
import { MAINNET, network, page, TESTNET, wallet, world } from './setup.js'

const FIRST = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'
const SECOND = 'bc1q9vza2e8x573nczrlzms0wvx3gsqjx7vavgkx0l'
const UNISAT = 'unisat'

/** UniSat as it is: what it opens, where it is, and its voice. */
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
  function tell(accounts: string[]): void {
    state.accounts = accounts
    for (const listener of listeners.get('accountsChanged') ?? []) listener(accounts)
  }
  return { handle, asked, state, tell }
}

async function connected() {
  const wallet = unisat()
  const made = world({ networks: [network(MAINNET)], page: page({ unisat: wallet.handle }) })
  await made.adapter.connect({ connectorId: UNISAT, signal: never })
  const reconnect = () => made.adapter.reconnect({ connectorId: UNISAT, signal: never })
  return { ...made, wallet, reconnect }
}

test('R-CONN-146 R-CONN-108 a wallet that is locked is away, tells when it is unlocked, and is restored without a window', async () => {
  const { events, wallet, reconnect } = await connected()
  wallet.tell([])
  await until(() => ofType(events, 'unavailable').length > 0)
  await expect(reconnect()).rejects.toMatchObject({ code: 'wallet/unavailable' })
  expect(ofType(events, 'available')).toEqual([])
  wallet.tell([FIRST])
  await until(() => ofType(events, 'available').length > 0)
  expect((await reconnect())?.accounts.map(({ address }) => address)).toEqual([FIRST])
  expect(wallet.asked.filter((name) => name === 'requestAccounts')).toHaveLength(1)
})

test('R-CONN-195 R-CONN-146 a wallet that was locked without a word, and is found locked, is back when it is unlocked', async () => {
  const { events, wallet, reconnect } = await connected()
  wallet.state.accounts = []
  await expect(reconnect()).rejects.toMatchObject({ code: 'wallet/unavailable' })
  wallet.tell([FIRST])
  await until(() => ofType(events, 'available').length > 0)
  expect((await reconnect())?.accounts.map(({ address }) => address)).toEqual([FIRST])
})

test('R-CONN-146 a wallet that fails has not said no', async () => {
  const { wallet, stop } = await connected()
  stop()
  wallet.state.fault = Object.assign(new Error('busy'), { code: -32603 })
  const later = world({ networks: [network(MAINNET)], page: page({ unisat: wallet.handle }) })
  const reconnect = () => later.adapter.reconnect({ connectorId: UNISAT, signal: never })
  await expect(reconnect()).rejects.toMatchObject({ code: 'wallet/request-failed' })
  wallet.state.fault = undefined
  expect((await reconnect())?.accounts).toHaveLength(1)
})

test('R-CONN-148 R-CONN-108 a live wallet that is asked again tells what it opens and where it is by now', async () => {
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

test('R-CONN-148 a live wallet that fails when it is asked again stays connected', async () => {
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
] as const)('R-CONN-154 %s, which fails when it has moved, is asked until it answers', async (id, method, error) => {
  const { sandbox, events, shown, person } = await connectedSandbox(id)
  sandbox.faults.setAnswer(method, { kind: 'failing', error })
  const asked = () => sandbox.requests().filter((name) => name === method).length
  const before = asked()
  sandbox.setAccount(sandbox.state().accounts[1] ?? '')
  await until(() => asked() > before + 1)
  expect([shown(), ofType(events, 'unavailable')]).toEqual([undefined, []])
  sandbox.faults.clear()
  await until(() => shown() === sandbox.state().accounts[0])
  expect(person.asked).toHaveLength(1)
})

test('R-CONN-154 a wallet that has moved is asked while the page is seen alone', async () => {
  const { sandbox, shown } = await connectedSandbox('unisat')
  const document = { visibilityState: 'hidden' }
  Object.assign(globalThis, { window: globalThis, document })
  sandbox.faults.setAnswer('getAccounts', { kind: 'failing', error: new Error('busy') })
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
] as const)('R-CONN-154 what cannot be read of %s, %s: %j, ends nothing', async (id, method, answer) => {
  const { sandbox, events, reconnect } = await connectedSandbox(id)
  sandbox.faults.setAnswer(method, { kind: 'wrong', answer })
  await expect(reconnect()).rejects.toMatchObject({ code: 'wallet/request-failed' })
  sandbox.switchNetwork(TESTNET)
  sandbox.faults.clear()
  await until(() => ofType(events, 'switchNetwork').at(-1)?.caipNetworkId === TESTNET)
  expect(ofType(events, 'unavailable')).toEqual([])
})

test('R-CONN-155 R-CONN-108 Phantom, which has no question without a window, is back with the accounts that it tells', async () => {
  const { sandbox, events, reconnect, person } = await connectedSandbox('phantom')
  sandbox.lock()
  await until(() => ofType(events, 'unavailable').length > 0)
  await expect(reconnect()).rejects.toMatchObject({ code: 'wallet/unavailable' })
  sandbox.unlock()
  await until(() => ofType(events, 'available').length > 0)
  expect((await reconnect())?.accounts[0]?.address).toBe(sandbox.state().accounts[0])
  expect(person.asked).toHaveLength(1)
})

test('R-CONN-236 accounts that Phantom tells in a form that nobody can read end nothing', async () => {
  const listeners: ((data: unknown) => void)[] = []
  const bitcoin = {
    requestAccounts: async () => [{ address: FIRST, purpose: 'payment' }],
    on: (_event: string, listener: (data: unknown) => void) => void listeners.push(listener),
  }
  const { adapter, events } = world({ networks: [network(MAINNET)], page: page({ phantom: { bitcoin } }) })
  await adapter.connect({ connectorId: 'phantom', signal: never })
  for (const told of [undefined, null, FIRST, [{ address: 7 }]]) for (const listener of listeners) listener(told)
  expect(ofType(events, 'unavailable')).toEqual([])
  for (const listener of listeners) listener([])
  expect(ofType(events, 'unavailable')).toHaveLength(1)
})

test('R-CONN-236 accounts of a Wallet Standard wallet that nobody can read end nothing', async () => {
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
  const tell = (told: unknown[]) => {
    handle.accounts = told
    for (const listener of listeners) listener({ accounts: told })
  }
  tell([{ address: 7, chains: ['bitcoin:mainnet'] }])
  expect(ofType(events, 'unavailable')).toEqual([])
  const asked = adapter.reconnect({ connectorId: 'Standard', signal: never })
  await expect(asked).rejects.toMatchObject({ code: 'wallet/request-failed' })
  tell([])
  expect(ofType(events, 'unavailable')).toHaveLength(1)
})

import { type Anvil, startAnvil } from '@bowline/chains'
import { ALICE, BOB, memoryStorage, network, never, ofType, SANDBOX, until, wallet, world } from './setup.js'

let chain: Anvil
beforeAll(async () => {
  chain = await startAnvil({ chainId: 1 })
}, 30_000)
afterAll(() => chain.stop())

function scene() {
  const made = wallet({ chains: [{ chainId: 1, rpcUrl: chain.url }, { chainId: 10 }] })
  const scene = world({ networks: [network(1, chain.url), network(10, chain.url)] })
  made.wallet.announce(scene.page.events)
  const connect = (signal = never) => scene.adapter.connect({ connectorId: SANDBOX, signal })
  return { ...scene, ...made, connect }
}

test('R-ADPT-22 creating the adapter and listening asks nothing of a wallet', async () => {
  const { wallet } = scene()
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(wallet.requests()).toEqual([])
})

test('R-CONN-03 an announced wallet connects, with its accounts and its network', async () => {
  const { connect, events, person } = scene()
  const connection = await connect()
  expect(connection).toMatchObject({ connectorId: SANDBOX, caipNetworkId: 'eip155:1', name: 'Sandbox Wallet' })
  expect(connection.icon).toMatch(/^data:image/)
  expect(connection.accounts).toEqual([
    { address: ALICE.address, type: 'eoa' },
    { address: BOB.address, type: 'eoa' },
  ])
  expect(person.asked.map(({ kind }) => kind)).toEqual(['connect'])
  expect(ofType(events, 'connections')).toEqual([])
})

test('R-ERR-20 a refused connection is a refusal, with the wallet’s error as cause, and can be tried again', async () => {
  const { connect, person } = scene()
  person.say = false
  await expect(connect()).rejects.toMatchObject({ code: 'wallet/user-rejected', cause: { code: 4001 } })
  person.say = true
  expect((await connect()).accounts).toHaveLength(2)
})

test('R-ADPT-25 a request the wallet already has open says so', async () => {
  const { connect, wallet } = scene()
  wallet.provider.request = () => Promise.reject({ code: -32002, message: 'Already processing' })
  await expect(connect()).rejects.toMatchObject({ code: 'wallet/request-pending' })
})

test('R-ADPT-03 a connector nobody offers is not found', async () => {
  const { adapter } = scene()
  await expect(adapter.connect({ connectorId: 'nobody', signal: never })).rejects.toMatchObject({
    code: 'adapter/connector-not-found',
  })
})

test('R-ADPT-02 an aborted connection rejects at once, and a late yes connects nothing and is taken back', async () => {
  const { adapter, connect, events, person, wallet } = scene()
  let answer = (_: boolean) => {}
  person.say = () => new Promise((resolve) => (answer = resolve))
  const abort = new AbortController()
  const connecting = connect(abort.signal)
  await until(() => person.asked.length === 1)
  abort.abort()
  await expect(connecting).rejects.toMatchObject({ code: 'request/aborted' })
  answer(true)
  await until(() => wallet.requests().some(({ method }) => method === 'wallet_revokePermissions'))
  await until(() => !wallet.state().isConnected)
  expect(ofType(events, 'connections')).toEqual([])
  await expect(adapter.getProvider({ connectorId: SANDBOX })).rejects.toMatchObject({
    code: 'adapter/provider-not-found',
  })
  expect((await adapter.wagmiConfig()).state.status).toBe('disconnected')
})

test('R-ADPT-02 after an aborted try the next one connects', async () => {
  const { connect, person } = scene()
  person.say = () => new Promise(() => {})
  const abort = new AbortController()
  const first = connect(abort.signal)
  await until(() => person.asked.length === 1)
  abort.abort()
  await first.catch(() => undefined)
  person.say = true
  expect((await connect()).accounts[0]?.address).toBe(ALICE.address)
})

test('R-ADPT-05 the provider of a connection is the wallet’s own; without one it is not found', async () => {
  const { adapter, connect, wallet } = scene()
  await connect()
  expect(await adapter.getProvider({ connectorId: SANDBOX })).toBe(wallet.provider)
  await adapter.disconnect({ connectorId: SANDBOX })
  await expect(adapter.getProvider({ connectorId: SANDBOX })).rejects.toMatchObject({
    code: 'adapter/provider-not-found',
    message: 'Provider not found',
  })
})

test('R-ADPT-02 a disconnect by the kit ends the permission in the wallet and tells nothing back', async () => {
  const { adapter, connect, events, wallet } = scene()
  await connect()
  await adapter.disconnect({ connectorId: SANDBOX })
  expect(wallet.state().isConnected).toBe(false)
  expect(ofType(events, 'disconnect')).toEqual([])
})

test('R-ADPT-02 a wallet that never answers the goodbye does not hold up the disconnect', async () => {
  const { adapter, connect, wallet } = scene()
  await connect()
  wallet.setSilent(true)
  await adapter.disconnect({ connectorId: SANDBOX })
  await expect(adapter.getAccounts({ connectorId: SANDBOX })).rejects.toMatchObject({
    code: 'adapter/provider-not-found',
  })
})

test('R-ADPT-02 a wallet that keeps its permission is asked for its accounts anew after a disconnect', async () => {
  const { adapter, connect, wallet, person } = scene()
  const { request } = wallet.provider
  wallet.provider.request = async (args) => (args.method === 'wallet_revokePermissions' ? null : request(args))
  await connect()
  await adapter.disconnect({ connectorId: SANDBOX })
  expect(await adapter.reconnect({ connectorId: SANDBOX, signal: never })).toBeUndefined()
  await connect()
  expect(person.asked.map(({ method }) => method)).toEqual(['eth_requestAccounts', 'wallet_requestPermissions'])
})

test('R-CONN-102 a disconnect by the wallet is told, once', async () => {
  const { connect, events, wallet } = scene()
  await connect()
  wallet.disconnect()
  await until(() => ofType(events, 'disconnect').length > 0)
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(ofType(events, 'disconnect')).toEqual([{ type: 'disconnect', connectorId: SANDBOX }])
})

test('R-ADPT-01 other accounts and another chain of the wallet are told, the active account first', async () => {
  const { connect, events, wallet } = scene()
  await connect()
  wallet.setAccounts([BOB.address])
  expect(
    ofType(events, 'accountChanged')
      .at(-1)
      ?.accounts.map(({ address }) => address),
  ).toEqual([BOB.address, ALICE.address])
  wallet.switchChain(10)
  expect(ofType(events, 'switchNetwork')).toEqual([
    { type: 'switchNetwork', connectorId: SANDBOX, caipNetworkId: 'eip155:10' },
  ])
})

test('R-CONN-88 a chain the app does not list is told all the same', async () => {
  const made = wallet({ chains: [{ chainId: 1 }, { chainId: 77 }] })
  const { adapter, events, page } = world({ networks: [network(1, chain.url)] })
  made.wallet.announce(page.events)
  await adapter.connect({ connectorId: SANDBOX, signal: never })
  made.wallet.switchChain(77)
  expect(ofType(events, 'switchNetwork')[0]?.caipNetworkId).toBe('eip155:77')
})

test('R-CONN-108 a wallet that still agrees is restored without asking the person', async () => {
  const { connect, page, storage, stop, wallet, person, events } = scene()
  await connect()
  stop()
  const later = world({ networks: [network(1, chain.url)], page, storage })
  person.asked.length = 0
  const before = wallet.requests().length
  const restored = await later.adapter.reconnect({ connectorId: SANDBOX, signal: never })
  expect(restored?.accounts[0]?.address).toBe(ALICE.address)
  expect(person.asked).toEqual([])
  const asked = wallet
    .requests()
    .slice(before)
    .map(({ method }) => method)
  expect(asked.every((method) => method === 'eth_accounts' || method === 'eth_chainId')).toBe(true)
  expect(ofType(later.events, 'connections')).toEqual([])
  expect(ofType(events, 'disconnect')).toEqual([])
})

test('R-CONN-108 a wallet that no longer agrees is not restored, nor one that is locked', async () => {
  const { adapter, wallet, connect } = scene()
  expect(await adapter.reconnect({ connectorId: SANDBOX, signal: never })).toBeUndefined()
  await connect()
  wallet.lock()
  await new Promise((resolve) => setTimeout(resolve, 0))
  expect(await adapter.reconnect({ connectorId: SANDBOX, signal: never })).toBeUndefined()
})

test('R-CONN-108 a wallet that announces itself a little later is still restored', async () => {
  const { connect, storage, stop, wallet } = scene()
  await connect()
  stop()
  const later = world({ networks: [network(1, chain.url)], storage })
  const restoring = later.adapter.reconnect({ connectorId: SANDBOX, signal: never })
  setTimeout(() => wallet.announce(later.page.events), 200)
  expect((await restoring)?.accounts).toHaveLength(2)
})

test('R-ADPT-02 a wallet that is gone is given up within two seconds', async () => {
  const { adapter } = world({ networks: [network(1, chain.url)] })
  const startedAtMs = Date.now()
  expect(await adapter.reconnect({ connectorId: SANDBOX, signal: never })).toBeUndefined()
  expect(Date.now() - startedAtMs).toBeLessThan(2_000)
})

test.each([
  ['nothing at all', null],
  ['an empty list', []],
  ['a list of nothing', [null]],
  ['a number', 7],
  ['text', 'yes'],
  ['no address', ['0x12']],
  ['hostile text', ['<img src=x onerror=alert(1)>', '__proto__']],
])('R-ADPT-25 a wallet that opens %s is an error with words, not a connection', async (_, answer) => {
  const { connect, adapter, wallet } = scene()
  wallet.provider.request = async ({ method }) => (method === 'eth_chainId' ? '0x1' : answer)
  await expect(connect()).rejects.toMatchObject({ code: 'wallet/request-failed', message: 'An error occurred' })
  await expect(adapter.getProvider({ connectorId: SANDBOX })).rejects.toMatchObject({
    code: 'adapter/provider-not-found',
  })
})

test.each([[null], ['0xzz'], [-1], [{}], ['']])('R-ADPT-25 a chain id of %p is an error', async (answer) => {
  const { connect, wallet } = scene()
  wallet.provider.request = async ({ method }) => (method === 'eth_chainId' ? answer : [ALICE.address])
  await expect(connect()).rejects.toMatchObject({ code: 'wallet/request-failed' })
})

test('R-ADPT-01 events of an unknown form change nothing', async () => {
  const { connect, events, wallet } = scene()
  const listeners = new Map<string, (data: unknown) => void>()
  wallet.provider.on = (event, listener) => void listeners.set(event, listener)
  await connect()
  for (const junk of [undefined, null, -7, 'x', {}, [{}], ['0x0', 'y']]) {
    if (!Array.isArray(junk)) listeners.get('accountsChanged')?.(junk)
    listeners.get('chainChanged')?.(junk)
  }
  expect(events.filter(({ type }) => type !== 'connectors')).toEqual([])
})

test('R-CONN-114 the disconnect event of a wallet that still has its accounts ends nothing', async () => {
  const { adapter, connect, events, wallet } = scene()
  const listeners = new Map<string, (data: unknown) => void>()
  wallet.provider.on = (event, listener) => void listeners.set(event, listener)
  await connect()
  listeners.get('disconnect')?.({ code: 1013 })
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(ofType(events, 'disconnect')).toEqual([])
  expect(await adapter.getAccounts({ connectorId: SANDBOX })).toHaveLength(2)
})

test('R-CONN-116 two wallets stay connected side by side, and choosing the first again asks nobody', async () => {
  const { adapter, connect, page, person, events } = scene()
  const other = wallet({ rdns: 'com.example.other', name: 'Other', privateKeys: [BOB.privateKey] })
  other.wallet.announce(page.events)
  await connect()
  await adapter.connect({ connectorId: 'com.example.other', signal: never })
  person.asked.length = 0
  const again = await connect()
  expect(again.accounts[0]?.address).toBe(ALICE.address)
  expect(person.asked).toEqual([])
  expect((await adapter.getAccounts({ connectorId: 'com.example.other' }))[0]?.address).toBe(BOB.address)
  expect(ofType(events, 'connections')).toEqual([])
})

test('R-ADPT-02 asking twice shows one window, and both get the connection', async () => {
  const { connect, person } = scene()
  const [first, second] = await Promise.all([connect(), connect()])
  expect(person.asked).toHaveLength(1)
  expect(second).toEqual(first)
})

test('R-ADPT-02 of two who wait, one that leaves does not end it for the other', async () => {
  const { connect, person } = scene()
  let answer = (_: boolean) => {}
  person.say = () => new Promise((resolve) => (answer = resolve))
  const abort = new AbortController()
  const [leaving, staying] = [connect(abort.signal), connect()]
  await until(() => person.asked.length === 1)
  abort.abort()
  await expect(leaving).rejects.toMatchObject({ code: 'request/aborted' })
  answer(true)
  expect((await staying).accounts).toHaveLength(2)
  expect(person.asked).toHaveLength(1)
})

test.each(['', '{', '[]', '{"state":5,"version":3}', '{"state":{"connections":7,"current":"x"},"version":3}'])(
  'R-STORE-13 stored junk %j neither stops the adapter nor becomes a connection',
  async (junk) => {
    const storage = memoryStorage()
    for (const key of ['wagmi.store', 'wagmi.recentConnectorId']) storage.set(key, junk)
    const made = wallet()
    const { adapter, page, events } = world({ networks: [network(1, chain.url)], storage })
    made.wallet.announce(page.events)
    expect((await adapter.wagmiConfig()).state.connections.size).toBe(0)
    await adapter.connect({ connectorId: SANDBOX, signal: never })
    expect(ofType(events, 'connections')).toEqual([])
  },
)

test('R-ADPT-06 the adapter stores no address', async () => {
  const { connect, storage, adapter } = scene()
  await connect()
  await adapter.disconnect({ connectorId: SANDBOX })
  expect([...storage.entries.values()].join()).not.toContain(ALICE.address)
})

test('R-CONN-108 a wallet that answers nothing is given up within ten seconds, without a window', async () => {
  const { connect, wallet, storage, stop, page } = scene()
  await connect()
  stop()
  wallet.setSilent(true)
  const later = world({ networks: [network(1, chain.url)], page, storage })
  jest.useFakeTimers()
  const restoring = later.adapter.reconnect({ connectorId: SANDBOX, signal: never })
  await jest.advanceTimersByTimeAsync(10_000)
  expect(await restoring).toBeUndefined()
  jest.useRealTimers()
})

import { never, ofType, until } from '@bowline/jest-preset/fixtures'
import {
  connect,
  disconnect,
  getAccount as getConnection,
  sendTransaction,
  signMessage,
  switchChain,
  switchAccount as switchConnection,
} from '@wagmi/core'
import { verifyMessage } from 'viem'
import { chain, events, scene, settled } from './host-config-fixture.js'
import { ALICE, BOB, network, page, SANDBOX, wallet, world } from './setup.js'

test('R-ADPT-06 connecting through the kit is seen by wagmi, through the host’s own connector', async () => {
  const { config, connect, hostConnector, person, events: told } = scene()
  await connect()
  const seen = getConnection(config)
  expect(seen).toMatchObject({ status: 'connected', address: ALICE.address, chainId: 1 })
  expect(seen.connector?.uid).toBe(hostConnector().uid)
  expect(person.asked.length).toBeGreaterThan(0)
  expect(ofType(told, 'connections')).toEqual([])
})

test('R-ADPT-06 the kit’s connection signs through wagmi’s actions', async () => {
  const { config, connect } = scene()
  await connect()
  const signature = await signMessage(config, { message: 'both' })
  expect(await verifyMessage({ address: ALICE.address, message: 'both', signature })).toBe(true)
})

test('R-ADPT-06 connecting through wagmi is seen by the kit, which can then sign', async () => {
  const { adapter, config, hostConnector, events: told } = scene()
  await until(() => told.length > 0)
  await connect(config, { connector: hostConnector() })
  expect(ofType(told, 'connections')).toMatchObject([
    { connections: [{ connectorId: SANDBOX, caipNetworkId: 'eip155:1', accounts: [{ address: ALICE.address }, {}] }] },
  ])
  const signature = await adapter.signMessage?.({ connectorId: SANDBOX, address: ALICE.address, message: 'x' })
  expect(signature).toMatch(/^0x/)
})

test('R-CONN-115 disconnecting through wagmi is told to the kit', async () => {
  const { adapter, config, connect, events: told } = scene()
  await connect()
  await disconnect(config)
  // The wallet takes its access back by the way, and tells so.
  expect(ofType(told, 'unavailable')).toEqual([{ type: 'unavailable', connectorId: SANDBOX }])
  expect(await adapter.reconnect({ connectorId: SANDBOX, signal: never })).toBeUndefined()
  await expect(adapter.getProvider({ connectorId: SANDBOX })).rejects.toMatchObject({
    code: 'adapter/provider-not-found',
  })
})

test('R-ADPT-06 disconnecting through the kit is seen by wagmi', async () => {
  const { adapter, config, connect, events: told } = scene()
  await connect()
  await adapter.disconnect({ connectorId: SANDBOX })
  expect(getConnection(config).status).toBe('disconnected')
  expect(ofType(told, 'disconnect')).toEqual([])
})

test('R-ADPT-06 a switch by wagmi is told to the kit, and one by the kit is seen by wagmi', async () => {
  const { adapter, config, connect, events: told, networks } = scene()
  await connect()
  await switchChain(config, { chainId: 10 })
  expect(ofType(told, 'switchNetwork').at(-1)?.caipNetworkId).toBe('eip155:10')
  const [main] = networks
  if (main) await adapter.switchNetwork?.({ connectorId: SANDBOX, network: main, signal: never })
  expect(getConnection(config).chainId).toBe(1)
})

test('R-ADPT-01 other accounts of the wallet are told through the host’s connector', async () => {
  const { connect, wallet, events: told } = scene()
  await connect()
  wallet.setAccounts([BOB.address])
  await until(() => ofType(told, 'accountChanged').length > 0)
  expect(ofType(told, 'accountChanged')[0]?.accounts[0]?.address).toBe(BOB.address)
})

test('R-ADPT-02 a late yes to an abandoned try through a host’s connector is undone', async () => {
  const { adapter, config, person, events: told } = scene()
  let answer = (_: boolean) => {}
  person.say = () => new Promise((resolve) => (answer = resolve))
  const abort = new AbortController()
  const connecting = adapter.connect({ connectorId: SANDBOX, signal: abort.signal })
  await until(() => person.asked.length === 1)
  abort.abort()
  await expect(connecting).rejects.toMatchObject({ code: 'request/aborted' })
  person.say = true
  const states: string[] = []
  config.subscribe(
    ({ status }) => status,
    (status) => states.push(status),
  )
  answer(true)
  await until(() => states.join() === 'connected,disconnected')
  expect(ofType(told, 'connections')).toEqual([])
})

test('R-CONN-116 choosing another connection in wagmi is told to the kit', async () => {
  const { adapter, config, connect, hostConnector, events: told } = scene()
  const other = wallet({ rdns: 'com.example.other', name: 'Other', privateKeys: [BOB.privateKey] })
  other.wallet.announce(events)
  await connect()
  await adapter.connect({ connectorId: 'com.example.other', signal: never })
  told.length = 0
  await switchConnection(config, { connector: hostConnector() })
  expect(ofType(told, 'connections')).toMatchObject([{ connections: [{ connectorId: SANDBOX }] }])
})

test('R-CONN-115 a wallet that keeps its access, left through wagmi, is told as ended', async () => {
  const { config, connect, events: told, wallet } = scene()
  const { request } = wallet.provider
  wallet.provider.request = async (args) => (args.method === 'wallet_revokePermissions' ? null : request(args))
  await connect()
  await disconnect(config)
  expect(ofType(told, 'disconnect')).toEqual([{ type: 'disconnect', connectorId: SANDBOX }])
  expect(ofType(told, 'unavailable')).toEqual([])
})

test('R-CONN-146 R-CONN-148 a wallet of wagmi’s that is found locked when it is asked is away, and not left', async () => {
  const { adapter, connect, events: told, wallet } = scene()
  await connect()
  wallet.faults.setEvent('*', { kind: 'lost' })
  wallet.lock()
  await adapter.reconnect({ connectorId: SANDBOX, signal: never })
  await until(() => told.some(({ type }) => type === 'unavailable' || type === 'disconnect'))
  expect([...ofType(told, 'disconnect'), ...ofType(told, 'unavailable')]).toEqual([
    { type: 'unavailable', connectorId: SANDBOX },
  ])
})

test('R-ADPT-06 wagmiConfig gives back the host’s configuration, or the one that was made', async () => {
  const { adapter, config } = scene()
  expect(await adapter.wagmiConfig()).toBe(config)
  const own = world({ networks: [network(1, chain.url)], page: page({ events }) })
  const made = await own.adapter.wagmiConfig()
  expect(made.connectors.map(({ id }) => id)).toEqual([SANDBOX])
  const [connector] = made.connectors
  if (connector) await connect(made, { connector })
  expect(ofType(own.events, 'connections')).toHaveLength(1)
})

test('R-HOST-10 a stopped adapter tells nothing, and one that starts again does', async () => {
  const { config, adapter, hostConnector, events: told, stop } = scene()
  stop()
  told.length = 0
  await connect(config, { connector: hostConnector() })
  expect(told).toEqual([])
  adapter.syncConnectors()
  await until(() => told.length > 0)
  await new Promise((resolve) => setTimeout(resolve, 20))
  await disconnect(config)
  expect(ofType(told, 'unavailable')).toHaveLength(1)
})

test('R-ACCT-87 R-ADPT-09 what the app sends by wagmi and a connector of its own is told, once, whoever connected it', async () => {
  for (const connectBy of ['the kit', 'wagmi'] as const) {
    const { config, connect: byKit, hostConnector, events: told, adapter } = scene()
    await until(() => told.length > 0)
    if (connectBy === 'the kit') await byKit()
    else await connect(config, { connector: hostConnector() })
    await settled({ adapter })
    const hash = await sendTransaction(config, { to: BOB.address, value: 1n })
    await until(() => ofType(told, 'transactionSettled').length > 0)
    expect(ofType(told, 'sent')).toMatchObject([
      { sent: { hash, caipNetworkId: 'eip155:1', address: expect.stringMatching(new RegExp(ALICE.address, 'i')) } },
    ])
    expect(ofType(told, 'transactionSettled')).toMatchObject([{ hash, status: 'confirmed' }])
  }
})

test('R-ACCT-87 the provider that the app’s connector gives out for no chain is the wallet’s own, and what the kit sends is told once', async () => {
  const { connect: byKit, hostConnector, events: told, adapter, networks } = scene()
  await byKit()
  expect(await hostConnector().getProvider()).toBe(await hostConnector().getProvider())
  const params = { connectorId: SANDBOX, address: ALICE.address, to: BOB.address, value: 1n }
  const [main] = networks
  if (!main) throw new Error('No network')
  await adapter.sendTransaction?.({ ...params, network: main })
  expect(ofType(told, 'sent')).toHaveLength(1)
})

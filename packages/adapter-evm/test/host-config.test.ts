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

test('R-ADPT-06 shows a connection made by the kit in wagmi, through the host’s own connector', async () => {
  const { config, connect, hostConnector, person, events: emitted } = scene()
  await connect()
  const seen = getConnection(config)
  expect(seen).toMatchObject({ status: 'connected', address: ALICE.address, chainId: 1 })
  expect(seen.connector?.uid).toBe(hostConnector().uid)
  expect(person.prompts.length).toBeGreaterThan(0)
  expect(ofType(emitted, 'connections')).toEqual([])
})

test('R-ADPT-06 signs with wagmi’s actions over the kit’s connection', async () => {
  const { config, connect } = scene()
  await connect()
  const signature = await signMessage(config, { message: 'both' })
  expect(await verifyMessage({ address: ALICE.address, message: 'both', signature })).toBe(true)
})

test('R-ADPT-06 emits a connection made by wagmi, with which the kit can sign', async () => {
  const { adapter, config, hostConnector, events: emitted } = scene()
  await until(() => emitted.length > 0)
  await connect(config, { connector: hostConnector() })
  expect(ofType(emitted, 'connections')).toMatchObject([
    { connections: [{ connectorId: SANDBOX, caipNetworkId: 'eip155:1', accounts: [{ address: ALICE.address }, {}] }] },
  ])
  const signature = await adapter.signMessage?.({ connectorId: SANDBOX, address: ALICE.address, message: 'x' })
  expect(signature).toMatch(/^0x/)
})

test('R-CONN-115 emits a disconnect made through wagmi', async () => {
  const { adapter, config, connect, events: emitted } = scene()
  await connect()
  await disconnect(config)
  // The wallet also revokes its access and emits that.
  expect(ofType(emitted, 'unavailable')).toEqual([{ type: 'unavailable', connectorId: SANDBOX }])
  expect(await adapter.reconnect({ connectorId: SANDBOX, signal: never })).toBeUndefined()
  await expect(adapter.getProvider({ connectorId: SANDBOX })).rejects.toMatchObject({
    code: 'adapter/provider-not-found',
  })
})

test('R-ADPT-06 shows a disconnect made by the kit in wagmi', async () => {
  const { adapter, config, connect, events: emitted } = scene()
  await connect()
  await adapter.disconnect({ connectorId: SANDBOX })
  expect(getConnection(config).status).toBe('disconnected')
  expect(ofType(emitted, 'disconnect')).toEqual([])
})

test('R-ADPT-06 emits a network switch made by wagmi, and shows one made by the kit in wagmi', async () => {
  const { adapter, config, connect, events: emitted, networks } = scene()
  await connect()
  await switchChain(config, { chainId: 10 })
  expect(ofType(emitted, 'switchNetwork').at(-1)?.caipNetworkId).toBe('eip155:10')
  const [main] = networks
  if (main) await adapter.switchNetwork?.({ connectorId: SANDBOX, network: main, signal: never })
  expect(getConnection(config).chainId).toBe(1)
})

test('R-ADPT-01 emits the wallet’s new accounts through the host’s connector', async () => {
  const { connect, wallet, events: emitted } = scene()
  await connect()
  wallet.setAccounts([BOB.address])
  await until(() => ofType(emitted, 'accountChanged').length > 0)
  expect(ofType(emitted, 'accountChanged')[0]?.accounts[0]?.address).toBe(BOB.address)
})

test('R-ADPT-02 undoes a late approval of a cancelled attempt through a host’s connector', async () => {
  const { adapter, config, person, events: emitted } = scene()
  let answer = (_: boolean) => {}
  person.say = () => new Promise((resolve) => (answer = resolve))
  const abort = new AbortController()
  const connecting = adapter.connect({ connectorId: SANDBOX, signal: abort.signal })
  await until(() => person.prompts.length === 1)
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
  expect(ofType(emitted, 'connections')).toEqual([])
})

test('R-CONN-116 emits wagmi’s choice of another connection', async () => {
  const { adapter, config, connect, hostConnector, events: emitted } = scene()
  const other = wallet({ rdns: 'com.example.other', name: 'Other', privateKeys: [BOB.privateKey] })
  other.wallet.announce(events)
  await connect()
  await adapter.connect({ connectorId: 'com.example.other', signal: never })
  emitted.length = 0
  await switchConnection(config, { connector: hostConnector() })
  expect(ofType(emitted, 'connections')).toMatchObject([{ connections: [{ connectorId: SANDBOX }] }])
})

test('R-CONN-115 emits a disconnect when wagmi disconnects a wallet that keeps its access', async () => {
  const { config, connect, events: emitted, wallet } = scene()
  const { request } = wallet.provider
  wallet.provider.request = async (args) => (args.method === 'wallet_revokePermissions' ? null : request(args))
  await connect()
  await disconnect(config)
  expect(ofType(emitted, 'disconnect')).toEqual([{ type: 'disconnect', connectorId: SANDBOX }])
  expect(ofType(emitted, 'unavailable')).toEqual([])
})

test('R-CONN-146 R-CONN-148 emits `unavailable`, not `disconnect`, when a check finds wagmi’s wallet locked', async () => {
  const { adapter, connect, events: emitted, wallet } = scene()
  await connect()
  wallet.faults.setEvent('*', { kind: 'lost' })
  wallet.lock()
  await adapter.reconnect({ connectorId: SANDBOX, signal: never })
  await until(() => emitted.some(({ type }) => type === 'unavailable' || type === 'disconnect'))
  expect([...ofType(emitted, 'disconnect'), ...ofType(emitted, 'unavailable')]).toEqual([
    { type: 'unavailable', connectorId: SANDBOX },
  ])
})

test('R-ADPT-06 returns the host’s configuration from wagmiConfig, or the default one', async () => {
  const { adapter, config } = scene()
  expect(await adapter.wagmiConfig()).toBe(config)
  const own = world({ networks: [network(1, chain.url)], page: page({ events }) })
  const made = await own.adapter.wagmiConfig()
  expect(made.connectors.map(({ id }) => id)).toEqual([SANDBOX])
  const [connector] = made.connectors
  if (connector) await connect(made, { connector })
  expect(ofType(own.events, 'connections')).toHaveLength(1)
})

test('R-HOST-10 emits nothing while stopped, and emits again after a restart', async () => {
  const { config, adapter, hostConnector, events: emitted, stop } = scene()
  stop()
  emitted.length = 0
  await connect(config, { connector: hostConnector() })
  expect(emitted).toEqual([])
  adapter.syncConnectors()
  await until(() => emitted.length > 0)
  await settled({ adapter })
  await disconnect(config)
  expect(ofType(emitted, 'unavailable')).toHaveLength(1)
})

test('R-ACCT-87 R-ADPT-09 records what the app sends through wagmi’s own connector once, whether the kit or wagmi connected it', async () => {
  for (const connectBy of ['the kit', 'wagmi'] as const) {
    const { config, connect: byKit, hostConnector, events: emitted, adapter } = scene()
    await until(() => emitted.length > 0)
    if (connectBy === 'the kit') await byKit()
    else await connect(config, { connector: hostConnector() })
    await settled({ adapter })
    const hash = await sendTransaction(config, { to: BOB.address, value: 1n })
    await until(() => ofType(emitted, 'transactionSettled').length > 0)
    expect(ofType(emitted, 'sent')).toMatchObject([
      { sent: { hash, caipNetworkId: 'eip155:1', address: expect.stringMatching(new RegExp(ALICE.address, 'i')) } },
    ])
    expect(ofType(emitted, 'transactionSettled')).toMatchObject([{ hash, status: 'confirmed' }])
  }
})

test('R-ACCT-87 returns the wallet’s own provider for no chain, and records what the kit sends once', async () => {
  const { connect: byKit, hostConnector, events: emitted, adapter, networks } = scene()
  await byKit()
  expect(await hostConnector().getProvider()).toBe(await hostConnector().getProvider())
  const params = { connectorId: SANDBOX, address: ALICE.address, to: BOB.address, value: 1n }
  const [main] = networks
  if (!main) throw new Error('No network')
  await adapter.sendTransaction?.({ ...params, network: main })
  expect(ofType(emitted, 'sent')).toHaveLength(1)
})

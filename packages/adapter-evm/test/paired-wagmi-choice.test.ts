import { never, ofType, until } from '@bowline/jest-preset/fixtures'
import { connect, getAccount as getConnection, switchAccount as switchConnection } from '@wagmi/core'
import { hostConfig, hosted, hostPairing, one } from './paired-wagmi-fixture.js'
import { actionsOf, on, PAIRED, pairedWallet } from './paired-wallet.js'
import { ALICE, BOB, network, page, SANDBOX, wallet, world } from './setup.js'

test('R-CONN-06 keeps a paired wallet and an announced wallet of the same name as two connections', async () => {
  const given = page()
  const made = wallet({ name: 'Pocket Wallet', chains: [{ chainId: 1, rpcUrl: one().url }] })
  made.wallet.announce(given.events)
  const config = hostConfig()
  const { adapter, events } = world({ networks: [network(1, one().url)], page: given, config })
  const paired = pairedWallet({ chains: [{ chainId: 1, rpcUrl: one().url }], accounts: on(1, BOB.address) })
  await actionsOf(adapter).connectPaired({ session: paired.session, signal: never })
  await adapter.connect({ connectorId: SANDBOX, signal: never })
  expect(await adapter.getAccounts({ connectorId: PAIRED })).toMatchObject([{ address: BOB.address }])
  expect(await adapter.getAccounts({ connectorId: SANDBOX })).toMatchObject([{ address: ALICE.address }, {}])
  expect(adapter.connectors().map(({ id }) => id)).toEqual([SANDBOX])
  expect(ofType(events, 'connections')).toEqual([])
})

test('R-CONN-116 makes the kit’s choice of a wallet current in wagmi, and emits wagmi’s choice', async () => {
  const given = page()
  const made = wallet({ chains: [{ chainId: 1, rpcUrl: one().url }] })
  made.wallet.announce(given.events)
  const config = hostConfig()
  const { adapter, events } = world({ networks: [network(1, one().url)], page: given, config })
  const paired = pairedWallet({ chains: [{ chainId: 1, rpcUrl: one().url }], accounts: on(1, BOB.address) })
  await adapter.connect({ connectorId: SANDBOX, signal: never })
  await actionsOf(adapter).connectPaired({ session: paired.session, signal: never })
  expect(getConnection(config).address).toBe(BOB.address)
  events.length = 0
  await adapter.switchConnection?.({ connectorId: SANDBOX })
  expect(getConnection(config).address).toBe(ALICE.address)
  expect(events).toEqual([])
  const connector = config.connectors.find(({ id }) => id === 'walletConnect')
  if (connector) await switchConnection(config, { connector })
  expect(ofType(events, 'connections')).toMatchObject([{ connections: [{ connectorId: PAIRED }] }])
  await expect(adapter.switchConnection?.({ connectorId: 'unknown' })).rejects.toMatchObject({
    code: 'adapter/provider-not-found',
  })
})

test('R-CONN-116 emits the wallet that wagmi continues with after another one disconnected', async () => {
  const given = page()
  for (const rdns of ['com.example.a', 'com.example.b']) {
    wallet({ rdns, name: rdns, chains: [{ chainId: 1, rpcUrl: one().url }] }).wallet.announce(given.events)
  }
  const config = hostConfig()
  const { adapter, events } = world({ networks: [network(1, one().url)], page: given, config })
  await adapter.connect({ connectorId: 'com.example.a', signal: never })
  await adapter.connect({ connectorId: 'com.example.b', signal: never })
  const chains = [{ chainId: 1, rpcUrl: one().url }] as const
  const first = pairedWallet({ chains })
  await actionsOf(adapter).connectPaired({ session: first.session, signal: never })
  events.length = 0
  first.emit({ type: 'ended' })
  const emitted = events.filter(({ type }) => type !== 'connectors')
  expect(emitted).toMatchObject([
    { type: 'disconnect', connectorId: PAIRED },
    { type: 'connections', connections: [{ connectorId: 'com.example.a' }] },
  ])
  expect(getConnection(config).connector?.id).toBe('com.example.a')
})

test('R-CONN-116 emits connections that exist at the start, wagmi’s current one first', async () => {
  const { config, adapter, events } = await hosted({ connectors: [hostPairing] })
  const own = config.connectors.find(({ name }) => name === 'WalletConnect')
  if (own) await connect(config, { connector: own })
  events.length = 0
  adapter.syncConnections?.()
  await until(() => ofType(events, 'connections').length > 0)
  expect(ofType(events, 'connections')[0]?.connections.map(({ connectorId }) => connectorId)).toEqual([
    'wagmi.walletConnect',
    PAIRED,
  ])
})

import { never, ofType } from '@bowline/jest-preset/fixtures'
import { connect, disconnect, getAccount as getConnection } from '@wagmi/core'
import { hostConfig, hosted, hostPairing, one } from './paired-wagmi-fixture.js'
import { PAIRED } from './paired-wallet.js'
import { ALICE, BOB, network, world } from './setup.js'

test('R-CONN-105, R-ADPT-06 lists no row for a host’s own pairing connector, and gives its connection another id', async () => {
  const { adapter, config, events, connection } = await hosted({ connectors: [hostPairing] })
  expect(adapter.connectors()).toEqual([])
  expect(connection.accounts[0]?.address).toBe(ALICE.address)
  const own = config.connectors.find(({ name }) => name === 'WalletConnect')
  if (!own) throw new Error('No connector')
  await connect(config, { connector: own })
  expect(ofType(events, 'connections')).toMatchObject([
    { connections: [{ connectorId: 'wagmi.walletConnect', accounts: [{ address: BOB.address }] }] },
  ])
  expect(await adapter.getAccounts({ connectorId: PAIRED })).toMatchObject([{ address: ALICE.address }, {}])
  expect(await adapter.getAccounts({ connectorId: 'wagmi.walletConnect' })).toMatchObject([{ address: BOB.address }])
  await disconnect(config, { connector: own })
  expect(ofType(events, 'disconnect')).toEqual([{ type: 'disconnect', connectorId: 'wagmi.walletConnect' }])
  expect(getConnection(config).address).toBe(ALICE.address)
})

test('R-CONN-106 restores a connection of a host’s own pairing connector through that connector', async () => {
  const before = hostConfig({ connectors: [hostPairing] })
  const { adapter } = world({ networks: [network(1, one().url)], config: before })
  const [connector] = before.connectors
  if (connector) await connect(before, { connector })
  expect(await adapter.reconnect({ connectorId: 'wagmi.walletConnect', signal: never })).toMatchObject({
    connectorId: 'wagmi.walletConnect',
  })
  expect(await adapter.reconnect({ connectorId: PAIRED, signal: never })).toBeUndefined()
})

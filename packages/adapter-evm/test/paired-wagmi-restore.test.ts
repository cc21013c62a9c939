import { ofType, until } from '@bowline/jest-preset/fixtures'
import { createConnector, getAccount as getConnection, mock, reconnect } from '@wagmi/core'
import { hostConfig, hosted, hostPairing, one } from './paired-wagmi-fixture.js'
import { ALICE, BOB, memoryStorage, network, world } from './setup.js'

test('R-ADPT-06 keeps the paired wallet when wagmi reconnects', async () => {
  const { config, events, asked } = await hosted()
  await reconnect(config)
  expect(getConnection(config)).toMatchObject({ status: 'connected', address: ALICE.address })
  expect([events, asked]).toEqual([[], []])
})

test('R-ADPT-06, R-CONN-113 keeps a session that connects while wagmi restores another wallet', async () => {
  let answer: (() => void) | undefined
  const slow = createConnector((config) => ({
    ...mock({ accounts: [BOB.address], features: { reconnect: true } })(config),
    id: 'slow',
    name: 'Slow',
    isAuthorized: () => new Promise((resolve) => (answer = () => resolve(true))),
  }))
  const config = hostConfig({ connectors: [slow] })
  const restoring = reconnect(config)
  await until(() => answer !== undefined)
  const pairing = hosted({ config })
  await until(() => config.connectors.some(({ id }) => id === 'walletConnect'))
  answer?.()
  await restoring
  await pairing
  expect(getConnection(config)).toMatchObject({ address: ALICE.address, connector: { id: 'walletConnect' } })
  expect(config.state.connections.size).toBe(2)
})

test('R-ADPT-06 does not restore a paired wallet from wagmi’s storage on the next page', async () => {
  const store = new Map<string, string>()
  await hosted({ config: hostConfig({ store }) })
  expect([...store.values()].join()).toContain('walletConnect')
  const config = hostConfig({ store, connectors: [hostPairing] })
  const { adapter, events } = world({ networks: [network(1, one().url)], config, storage: memoryStorage() })
  await reconnect(config)
  adapter.syncConnections?.()
  await adapter.disconnect({ connectorId: 'unknown' })
  expect(getConnection(config).status).toBe('disconnected')
  expect(ofType(events, 'connections')).toEqual([])
})

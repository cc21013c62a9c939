import { never, ofType, until } from '@bowline/jest-preset/fixtures'
import { connect, getAccount as getConnection, reconnect } from '@wagmi/core'
import { chain, createWagmiStorage, events, hostConfig, scene, settled } from './host-config-fixture.js'
import { ALICE, network, page, SANDBOX, wallet, world } from './setup.js'

test('R-ADPT-06 emits a connection that exists at the start', async () => {
  const made = wallet({ chains: [{ chainId: 1, rpcUrl: chain.url }] })
  made.wallet.announce(events)
  const config = hostConfig()
  const [connector] = config.connectors
  if (connector) await connect(config, { connector })
  const later = world({ networks: [network(1, chain.url)], page: page({ events }), config })
  later.adapter.syncConnections?.()
  await until(() => ofType(later.events, 'connections').length > 0)
  expect(ofType(later.events, 'connections')[0]?.connections[0]?.accounts[0]?.address).toBe(ALICE.address)
})

test('R-ADPT-06 does not emit a connection from wagmi’s storage before wagmi restores it', async () => {
  const storage = createWagmiStorage()
  const made = wallet({ chains: [{ chainId: 1, rpcUrl: chain.url }] })
  made.wallet.announce(events)
  const before = hostConfig({ storage })
  const [connector] = before.connectors
  if (connector) await connect(before, { connector })

  const config = hostConfig({ storage })
  const { adapter, events: emitted } = world({ networks: [network(1, chain.url)], page: page({ events }), config })
  adapter.syncConnections?.()
  await until(() => config.state.connections.size > 0)
  await settled({ adapter })
  expect(ofType(emitted, 'connections')).toEqual([])
  await reconnect(config)
  expect(ofType(emitted, 'connections')).toHaveLength(1)
})

test('R-ADPT-06 ends with one connection and no window when the kit and wagmi restore at the same time', async () => {
  const { config, connect, wallet, person, stop } = scene()
  await connect()
  stop()
  const later = hostConfig()
  const again = world({ networks: [network(1, chain.url)], page: page({ events }), config: later })
  person.prompts.length = 0
  const [, restored] = await Promise.all([
    reconnect(later),
    again.adapter.reconnect({ connectorId: SANDBOX, signal: never }),
  ])
  expect(restored?.accounts[0]?.address).toBe(ALICE.address)
  expect(getConnection(later).address).toBe(ALICE.address)
  expect(person.prompts).toEqual([])
  expect(wallet.state().isConnected).toBe(true)
  expect(getConnection(config).status).toBe('connected')
})

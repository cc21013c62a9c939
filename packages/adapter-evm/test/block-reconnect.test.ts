import { never, ofType, until } from '@bowline/jest-preset/fixtures'
import { type Config, connect, disconnect, getAccount } from '@wagmi/core'
import { chain, createWagmiStorage, events, hostConfig, scene, settled } from './host-config-fixture.js'
import { ALICE, BOB, network, page, SANDBOX, type wallet, world } from './setup.js'

/** A wallet that keeps its permission. Tests emit its events. */
function stubborn({ wallet: { provider } }: ReturnType<typeof wallet>) {
  const { request, on, removeListener } = provider
  const listeners = new Map<string, Set<(data: unknown) => void>>()
  provider.request = async (args) => {
    if (args.method === 'wallet_revokePermissions') throw { code: 4200, message: 'Unsupported' }
    return request(args)
  }
  provider.on = (event, listener) => {
    listeners.set(event, (listeners.get(event) ?? new Set()).add(listener))
    on(event, listener)
  }
  provider.removeListener = (event, listener) => {
    listeners.get(event)?.delete(listener)
    removeListener(event, listener)
  }
  return (event: string, data: unknown) => {
    for (const listener of [...(listeners.get(event) ?? [])]) listener(data)
  }
}

const reportedEvents = [
  ['accountsChanged', [BOB.address, ALICE.address]],
  ['connect', { chainId: '0x1' }],
] as const
const leaving = [
  ['the kit', 'kit'],
  ['wagmi', 'wagmi'],
] as const
const cases = reportedEvents.flatMap(([event, data]) => leaving.map(([name, by]) => [event, name, data, by] as const))

/** Resolves after a request to the chain, which takes longer than wagmi needs to connect on an event. */
const roundTrip = ({ adapter }: Pick<ReturnType<typeof world>, 'adapter'>) =>
  adapter.getBalance?.({ address: ALICE.address, network: network(1, chain.url), signal: never })

const isConnected = (config: Config) => getAccount(config).isConnected

test.each(cases)('R-CONN-282 ignores a %s event after a disconnect by %s', async (event, _name, data, by) => {
  const made = scene()
  const emit = stubborn(made)
  await settled(made)
  await made.connect()
  if (by === 'kit') await made.adapter.disconnect({ connectorId: SANDBOX })
  else await disconnect(made.config)
  await roundTrip(made)
  made.events.length = 0
  emit(event, data)
  await roundTrip(made)
  expect([isConnected(made.config), ofType(made.events, 'connections')]).toEqual([false, []])
})

test('R-CONN-282 connects and follows a disconnected wallet again when the app connects it', async () => {
  const made = scene()
  const emit = stubborn(made)
  await settled(made)
  await made.connect()
  await made.adapter.disconnect({ connectorId: SANDBOX })
  await connect(made.config, { connector: made.hostConnector() })
  await until(() => ofType(made.events, 'connections').length > 0)
  emit('accountsChanged', [BOB.address])
  await until(() => getAccount(made.config).address === BOB.address)
})

test('R-CONN-282 restores a reconnected wallet on unlock after it was locked', async () => {
  const made = scene()
  stubborn(made)
  await settled(made)
  await made.connect()
  await made.adapter.disconnect({ connectorId: SANDBOX })
  await made.connect()
  made.wallet.lock()
  await until(() => !isConnected(made.config))
  made.wallet.unlock()
  await until(() => isConnected(made.config))
})

test('R-CONN-282 keeps a wallet disconnected on an earlier page disconnected when it reports accounts', async () => {
  const storage = createWagmiStorage()
  const first = scene({ storage })
  const emit = stubborn(first)
  await settled(first)
  await first.connect()
  await first.adapter.disconnect({ connectorId: SANDBOX })
  first.stop()
  const config = hostConfig({ storage })
  const later = world({ networks: [network(1, chain.url)], page: page({ events }), config })
  await settled(later)
  await until(() => config.connectors.length > 0)
  await roundTrip(later)
  emit('accountsChanged', [ALICE.address])
  await roundTrip(later)
  expect([isConnected(config), ofType(later.events, 'connections')]).toEqual([false, []])
})

import { never, ofType } from '@bowline/jest-preset/fixtures'
import { createConfig, createStorage, disconnect, getAccount as getConnection, http } from '@wagmi/core'
import { mainnet } from 'viem/chains'
import { hostConfig, hosted, one } from './paired-wagmi-fixture.js'
import { actionsOf, PAIRED, pairedWallet } from './paired-wallet.js'
import { network, world } from './setup.js'

test('R-CONN-115 ends the session and emits a disconnect when wagmi disconnects', async () => {
  const { adapter, config, ends, events, listeners } = await hosted()
  await disconnect(config)
  expect([ends(), listeners(), config.connectors.length]).toEqual([1, 0, 0])
  expect(ofType(events, 'disconnect')).toEqual([{ type: 'disconnect', connectorId: PAIRED }])
  await expect(adapter.getProvider({ connectorId: PAIRED })).rejects.toMatchObject({
    code: 'adapter/provider-not-found',
  })
})

test('R-CONN-115 disconnects through wagmi when the relay never responds', async () => {
  const config = hostConfig()
  const { adapter } = world({ networks: [network(1, one().url)], config })
  const { session } = pairedWallet({ chains: [{ chainId: 1, rpcUrl: one().url }] })
  const end = () => new Promise<void>(() => {})
  await actionsOf(adapter).connectPaired({ session: { ...session, end }, signal: never })
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] })
  try {
    const leaving = disconnect(config)
    await jest.advanceTimersByTimeAsync(3_000)
    await leaving
  } finally {
    jest.useRealTimers()
  }
  expect(getConnection(config).status).toBe('disconnected')
})

test('R-ADPT-03 removes a session that is cancelled while wagmi connects it', async () => {
  const abort = new AbortController()
  const config = createConfig({
    chains: [mainnet],
    transports: { [mainnet.id]: http(one().url) },
    multiInjectedProviderDiscovery: false,
    storage: createStorage({
      storage: { getItem: () => null, setItem: () => abort.abort(), removeItem: () => undefined },
    }),
  })
  const { adapter, events } = world({ networks: [network(1, one().url)], config })
  const paired = pairedWallet({ chains: [{ chainId: 1, rpcUrl: one().url }] })
  await expect(
    actionsOf(adapter).connectPaired({ session: paired.session, signal: abort.signal }),
  ).rejects.toMatchObject({ code: 'request/aborted' })
  expect(getConnection(config).status).toBe('disconnected')
  expect([config.connectors.length, paired.listeners(), paired.ends()]).toEqual([0, 0, 0])
  expect(ofType(events, 'connections')).toEqual([])
})

test('R-CONN-102, R-ADPT-06 disconnects wagmi when the wallet ends the session', async () => {
  const { config, emit, ends, events } = await hosted()
  emit({ type: 'ended' })
  expect(getConnection(config).status).toBe('disconnected')
  expect([ends(), config.connectors.length]).toEqual([0, 0])
  expect(ofType(events, 'disconnect')).toHaveLength(1)
})

test('R-ADPT-06 disconnects wagmi when the kit disconnects', async () => {
  const { adapter, config, ends, events } = await hosted()
  await adapter.disconnect({ connectorId: PAIRED })
  expect(getConnection(config).status).toBe('disconnected')
  expect(ends()).toBe(1)
  expect(ofType(events, 'disconnect')).toEqual([])
})

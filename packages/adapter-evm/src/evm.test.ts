import type { AdapterContext, AdapterEvent } from '@bowline/kit-core'
import * as entry from './index.js'

const { evm } = entry

function context(events: AdapterEvent[] = []): AdapterContext {
  return {
    projectId: 'test',
    networks: () => [],
    metadata: () => ({ name: '', description: '', url: '', icons: [] }),
    rpcUrls: async () => [],
    storage: { get: () => undefined, set: () => {}, remove: () => {} },
    emit: (event) => void events.push(event),
    log: { debug: () => {}, warn: () => {}, error: () => {} },
    enableInjectedDiscovery: true,
    enableCoinbase: true,
    coinbasePreference: 'all',
  }
}

test('R-ADPT-01 the public names of the entry', () => {
  expect(Object.keys(entry)).toEqual(['evm'])
})

test('R-ADPT-01 the descriptor names its namespace and its library', () => {
  expect(evm()).toMatchObject({ namespace: 'eip155', name: 'wagmi' })
  expect(evm().create(context()).namespace).toBe('eip155')
})

test('R-ADPT-07, R-ADPT-21 describing, creating and listening loads no chain library', () => {
  const adapter = evm().create(context())
  adapter.syncConnectors()()
  expect(adapter.connectors()).toEqual([])
  expect(Object.keys(require.cache).filter((path) => /node_modules\/(viem|@wagmi|zod|ox)\//.test(path))).toEqual([])
})

test('R-ADPT-22 on a server creating and listening works and tells nothing', () => {
  const events: AdapterEvent[] = []
  const adapter = evm().create(context(events))
  const stop = adapter.syncConnectors()
  adapter.syncConnections?.()
  stop()
  expect(events).toEqual([])
})

test('R-ADPT-06 there is no wagmi configuration to read before a kit was made', async () => {
  await expect(evm().wagmiConfig()).rejects.toMatchObject({ code: 'adapter/not-found' })
})

test('R-ADPT-25 without an EVM network connecting is an error of the kit', async () => {
  const adapter = evm().create(context())
  const connecting = adapter.connect({ connectorId: 'x', signal: new AbortController().signal })
  await expect(connecting).rejects.toMatchObject({ code: 'wallet/chain-not-supported' })
})

import { createTestContext } from '@bowline/kit-core/testing'
import * as entry from './index.js'

const { evm } = entry

test('R-ADPT-01 exports the public names of the entry', () => {
  expect(Object.keys(entry)).toEqual(['TransferRejectedError', 'TransferRevertedError', 'evm', 'evmVerifier'])
})

test('R-ADPT-01 returns a descriptor with its namespace and library', () => {
  expect(evm()).toMatchObject({ namespace: 'eip155', name: 'wagmi' })
  expect(evm().create(createTestContext([])).namespace).toBe('eip155')
})

test('R-ADPT-07, R-ADPT-21 loads no chain library to describe, create and listen', () => {
  const adapter = evm().create(createTestContext([]))
  adapter.syncConnectors()()
  expect(adapter.connectors()).toEqual([])
  expect(Object.keys(require.cache).filter((path) => /node_modules\/(viem|@wagmi|valibot|ox)\//.test(path))).toEqual([])
})

test('R-ADPT-22 creates and listens on a server without emitting', () => {
  const context = createTestContext([])
  const adapter = evm().create(context)
  const stop = adapter.syncConnectors()
  adapter.syncConnections?.()
  stop()
  expect(context.events).toEqual([])
})

test('R-ADPT-06 throws for the wagmi configuration before a kit is created', async () => {
  await expect(evm().wagmiConfig()).rejects.toMatchObject({ code: 'adapter/not-found' })
})

test('R-ADPT-25 rejects a connection with a kit error when there is no EVM network', async () => {
  const adapter = evm().create(createTestContext([]))
  const connecting = adapter.connect({ connectorId: 'x', signal: new AbortController().signal })
  await expect(connecting).rejects.toMatchObject({ code: 'wallet/chain-not-supported' })
})

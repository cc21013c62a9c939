import { createTestContext } from '@bowline/kit-core/testing'
import * as entry from './index.js'

const { evm } = entry

test('R-ADPT-01 the public names of the entry', () => {
  expect(Object.keys(entry)).toEqual(['TransferRejectedError', 'TransferRevertedError', 'evm', 'evmVerifier'])
})

test('R-ADPT-01 the descriptor names its namespace and its library', () => {
  expect(evm()).toMatchObject({ namespace: 'eip155', name: 'wagmi' })
  expect(evm().create(createTestContext([])).namespace).toBe('eip155')
})

test('R-ADPT-07, R-ADPT-21 describing, creating and listening loads no chain library', () => {
  const adapter = evm().create(createTestContext([]))
  adapter.syncConnectors()()
  expect(adapter.connectors()).toEqual([])
  expect(Object.keys(require.cache).filter((path) => /node_modules\/(viem|@wagmi|zod|ox)\//.test(path))).toEqual([])
})

test('R-ADPT-22 on a server creating and listening works and tells nothing', () => {
  const context = createTestContext([])
  const adapter = evm().create(context)
  const stop = adapter.syncConnectors()
  adapter.syncConnections?.()
  stop()
  expect(context.events).toEqual([])
})

test('R-ADPT-06 there is no wagmi configuration to read before a kit was made', async () => {
  await expect(evm().wagmiConfig()).rejects.toMatchObject({ code: 'adapter/not-found' })
})

test('R-ADPT-25 without an EVM network connecting is an error of the kit', async () => {
  const adapter = evm().create(createTestContext([]))
  const connecting = adapter.connect({ connectorId: 'x', signal: new AbortController().signal })
  await expect(connecting).rejects.toMatchObject({ code: 'wallet/chain-not-supported' })
})

import { createTestContext } from '@bowline/kit-core/testing'
import * as entry from './index.js'

const { bitcoin } = entry

test('R-ADPT-01 exports exactly the public names', () => {
  expect(Object.keys(entry).sort()).toEqual([
    ...['AddressTooBusyError', 'DustError', 'FeeTooHighError', 'InsufficientFundsError', 'UnconfirmedFundsError'],
    ...['bitcoin', 'bitcoinVerifier', 'isBitcoinProvider'],
  ])
})

test('R-ADPT-01 names its namespace in the descriptor', () => {
  expect(bitcoin()).toMatchObject({ namespace: 'bip122', name: 'bitcoin' })
  expect(bitcoin().create(createTestContext([])).namespace).toBe('bip122')
})

test('R-ADPT-21 R-ADPT-22 loads neither schemas nor a chain library when it is described, created and started', () => {
  const adapter = bitcoin().create(createTestContext([]))
  adapter.syncConnectors()()
  expect(adapter.connectors()).toEqual([])
  expect(Object.keys(require.cache).filter((path) => /node_modules\/(valibot|@scure|@noble)\//.test(path))).toEqual([])
})

test('R-ADPT-22 creates and starts on a server without emitting anything', () => {
  const context = createTestContext([])
  const stop = bitcoin().create(context).syncConnectors()
  stop()
  expect(context.events).toEqual([])
})

test('R-ADPT-25 rejects with a kit error when there is no wallet to connect', async () => {
  const adapter = bitcoin().create(createTestContext([]))
  const connecting = adapter.connect({ connectorId: 'x', signal: new AbortController().signal })
  await expect(connecting).rejects.toMatchObject({ code: 'adapter/connector-not-found' })
})

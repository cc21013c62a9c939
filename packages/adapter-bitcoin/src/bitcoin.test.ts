import { createTestContext } from '@bowline/kit-core/testing'
import * as entry from './index.js'

const { bitcoin } = entry

test('R-ADPT-01 the public names of the entry', () => {
  expect(Object.keys(entry).sort()).toEqual([
    ...['AddressTooBusyError', 'DustError', 'FeeTooHighError', 'InsufficientCoinError', 'UnconfirmedCoinError'],
    ...['bitcoin', 'bitcoinVerifier', 'isBitcoinProvider'],
  ])
})

test('R-ADPT-01 the descriptor names its namespace', () => {
  expect(bitcoin()).toMatchObject({ namespace: 'bip122', name: 'bitcoin' })
  expect(bitcoin().create(createTestContext([])).namespace).toBe('bip122')
})

test('R-ADPT-21 R-ADPT-22 describing, creating and listening loads neither schemas nor a chain library', () => {
  const adapter = bitcoin().create(createTestContext([]))
  adapter.syncConnectors()()
  expect(adapter.connectors()).toEqual([])
  expect(Object.keys(require.cache).filter((path) => /node_modules\/(zod|@scure|@noble)\//.test(path))).toEqual([])
})

test('R-ADPT-22 on a server creating and listening works and tells nothing', () => {
  const context = createTestContext([])
  const stop = bitcoin().create(context).syncConnectors()
  stop()
  expect(context.events).toEqual([])
})

test('R-ADPT-25 without a wallet connecting is an error of the kit', async () => {
  const adapter = bitcoin().create(createTestContext([]))
  const connecting = adapter.connect({ connectorId: 'x', signal: new AbortController().signal })
  await expect(connecting).rejects.toMatchObject({ code: 'adapter/connector-not-found' })
})

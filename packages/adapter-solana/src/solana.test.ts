import { createTestContext } from '@bowline/kit-core/testing'
import * as entry from './index.js'

test('R-ADPT-21 exports exactly the public names', () => {
  expect(Object.keys(entry)).toEqual([
    'InvalidRecipientError',
    'RecipientMinimumError',
    'SenderMinimumError',
    'TransactionExpiredError',
    'TransferRejectedError',
    'isSolanaProvider',
    'solana',
    'solanaVerifier',
  ])
})

test('R-ADPT-22 creates, starts and stops the adapter on a server without a window', async () => {
  const { namespace, name, create } = entry.solana()
  expect([namespace, name]).toEqual(['solana', 'solana'])
  const adapter = create(createTestContext([]))
  const stop = adapter.syncConnectors()
  const { signal } = new AbortController()
  await expect(adapter.reconnect({ connectorId: 'unknown', signal })).rejects.toMatchObject({
    code: 'adapter/connector-not-found',
  })
  expect(adapter.connectors()).toEqual([])
  stop()
})

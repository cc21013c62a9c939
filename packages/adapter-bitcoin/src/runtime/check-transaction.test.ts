import type { Finality } from '@bowline/kit-core'
import { WalletRequestError } from '@bowline/kit-core/errors'
import * as v from 'valibot'
import type { Esplora } from '../chain/esplora.js'
import { checkTransaction } from './check-transaction.js'

const TXID = 'a'.repeat(64)
const IN_BLOCK_100 = {
  txid: TXID,
  status: { confirmed: true, block_height: 100 },
  vin: [{ txid: 'b'.repeat(64), vout: 0, prevout: { scriptpubkey_address: 'own', value: 10 } }],
  vout: [{ scriptpubkey_address: 'friend', value: 9 }],
}

/**
 * Checks a transaction on a chain whose newest block has the height `tip`; without `tip`, the chain does not respond.
 */
function look(
  transaction: unknown,
  { tip, finality }: { tip?: number | undefined; finality?: Finality | undefined } = {},
) {
  const notUsed = () => Promise.reject(new Error('not asked'))
  const esplora: Esplora = {
    find: async (_, schema) => (transaction === undefined ? undefined : v.parse(schema, transaction)),
    get: async (_, schema) => {
      if (tip === undefined) throw new WalletRequestError('')
      return v.parse(schema, tip)
    },
    fetch: notUsed,
    text: notUsed,
    send: notUsed,
  }
  const sent = { hash: TXID, caipNetworkId: 'bip122:000000000019d6689c085ae165831e93' } as const
  return checkTransaction(esplora, { sent, finality, signal: new AbortController().signal }, notUsed)
}

test.each([
  [6, 100, true],
  [6, 104, true],
  [6, 105, false],
  [6, undefined, true],
  [1, undefined, false],
  [undefined, undefined, false],
])(
  'R-ACCT-83 with finality %s and the newest block %s, marks a transaction in block 100 as reversible: %s',
  async (finality, tip, isReorgPossible) => {
    const found = await look(IN_BLOCK_100, { tip, finality })
    expect([found.status, found.isReorgPossible ?? false]).toEqual(['confirmed', isReorgPossible])
    expect(found.memo === undefined).toBe(!isReorgPossible)
  },
)

test('R-ACCT-85 returns not found for a transaction that the chain never knew', async () => {
  expect(await look(undefined)).toEqual({ status: 'pending', isNotFound: true })
})

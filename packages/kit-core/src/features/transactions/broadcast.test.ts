import { settled, setUpAccount } from '../../../test/account-fixture.js'
import { WalletRequestError } from '../../errors.js'
import type { AdapterContext, AdapterDescriptor, BroadcastOutcome, SignedTransaction } from '../../index.js'
import { selectTrackedTransactions } from '../../index.js'
import { createMemoryStorage, mockAdapter } from '../../testing/index.js'

const SIGNED: SignedTransaction = {
  hash: `0x${'5e'.repeat(32)}`,
  caipNetworkId: 'eip155:1',
  address: '0x1111111111111111111111111111111111111111',
  raw: 'abcd1234',
}

/** A kit whose adapter signs and broadcasts through the kit. */
async function setUp({
  storage = createMemoryStorage(),
  chain = mockAdapter({ chain: async () => ({ status: 'pending', isNotFound: true }) }),
} = {}) {
  let context: AdapterContext | undefined
  const adapter: AdapterDescriptor = {
    ...chain,
    create(given) {
      context = given
      return chain.create(given)
    },
  }
  const made = await setUpAccount({ adapters: [adapter], storage })
  const broadcast = (send: () => Promise<BroadcastOutcome>) => {
    if (!context) throw new Error('The adapter was not created')
    return context.broadcast(SIGNED, send)
  }
  return {
    ...made,
    broadcast,
    sent: () => selectTrackedTransactions(made.kit.getState()),
    stored: () => stored(storage),
  }
}

function stored(storage: ReturnType<typeof createMemoryStorage>): string {
  return storage.text.get('@bowline/sent_transactions') ?? ''
}

test('R-SEND-162 stores a signed transaction with its bytes before a node sees it', async () => {
  const { broadcast, stored, sent } = await setUp()
  const order: string[] = []
  await broadcast(async () => {
    order.push(stored().includes(SIGNED.hash) && stored().includes(SIGNED.raw) ? 'stored' : 'lost')
    return { status: 'accepted' }
  })
  expect(order).toEqual(['stored'])
  expect(sent()).toMatchObject([{ hash: SIGNED.hash, status: 'pending' }])
})

test.each([
  ['the response is lost', () => Promise.reject(new Error('socket hang up'))],
  ['the node does not say', async () => ({ status: 'unknown' }) as const],
])('R-SEND-162 counts as sent, and as not seen yet, when %s', async (_, send) => {
  const { broadcast, sent } = await setUp()
  expect(await broadcast(send)).toEqual({ hash: SIGNED.hash, isUncertain: true })
  await settled()
  expect(sent()).toMatchObject([{ hash: SIGNED.hash, status: 'pending', isNotSeen: true, raw: SIGNED.raw }])
})

test('R-SEND-162 forgets a transaction that the first node refused, and follows it when it is sent again', async () => {
  const { broadcast, sent, kit } = await setUp()
  const error = new WalletRequestError('min relay fee not met')
  await expect(broadcast(async () => ({ status: 'rejected', error }))).rejects.toBe(error)
  expect([sent(), kit.getState().toast.open]).toEqual([[], false])
  await broadcast(async () => ({ status: 'accepted' }))
  expect(sent()).toMatchObject([{ hash: SIGNED.hash, status: 'pending' }])
})

test('R-SEND-162 R-STORE-25 follows it on the next page when this one ends before the node responds', async () => {
  const storage = createMemoryStorage()
  const first = await setUp({ storage })
  void first.broadcast(() => new Promise<BroadcastOutcome>(() => {}))
  await settled()
  first.stop()
  const next = await setUp({ storage })
  expect(next.sent()).toMatchObject([{ hash: SIGNED.hash, raw: SIGNED.raw, status: 'pending' }])
})

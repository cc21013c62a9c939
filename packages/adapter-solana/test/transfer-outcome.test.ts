import { never, ofType, until } from '@bowline/jest-preset/fixtures'
import {
  createSolanaRpc,
  getBase58Encoder,
  getTransactionDecoder,
  getTransactionEncoder,
  partiallySignTransaction,
} from '@solana/kit'
import { alice, bob, chain, connected, sending, settled } from './transfer-fixture.js'

test.each([
  ['signs', {}],
  ['sends', sending],
])('R-ADPT-25 reports an expired blockhash when it expires while a wallet that %s is open', async (_, over) => {
  const { adapter, from, hand } = await connected(over)
  hand.next(async () => {
    chain.expireBlockhash()
    return true
  })
  const error = await adapter
    .sendTransaction?.({ ...from, to: bob.address, value: 1_000_000n })
    .catch((reason: unknown) => reason)
  expect(error).toMatchObject({
    code: 'solana/transaction-expired',
    message: 'The transaction expired before it was sent. Please try again.',
    cause: expect.anything(),
  })
})

test('R-ACCT-52 R-ADPT-23 emits a transaction as dropped when the chain dropped it and its blockhash expired', async () => {
  const made = await connected()
  chain.hold()
  const sent = await made.adapter.sendTransaction?.({ ...made.from, to: bob.address, value: 1_000_000n })
  chain.expireBlockhash()
  chain.release()
  expect(await settled(made, sent?.hash ?? '')).toBe('dropped')
})

/** Replaces the blockhash of a legacy transaction and signs it again. */
async function withBlockhash(wire: Uint8Array, blockhash: string): Promise<Uint8Array> {
  const { messageBytes, signatures } = getTransactionDecoder().decode(wire)
  const message = Uint8Array.from(messageBytes)
  message.set(getBase58Encoder().encode(blockhash), 4 + (message[3] ?? 0) * 32)
  const { messageBytes: timed } = getTransactionDecoder().decode(
    Uint8Array.from([1, ...new Uint8Array(64), ...message]),
  )
  const signed = await partiallySignTransaction([alice.pair], { messageBytes: timed, signatures })
  return Uint8Array.from(getTransactionEncoder().encode(signed))
}

afterEach(() => jest.restoreAllMocks())

test('R-SEND-138 does not emit a transaction as dropped when the wallet sent it minutes later with its own blockhash', async () => {
  const { now } = Date
  const clock = jest.spyOn(Date, 'now')
  const late = {
    ...sending,
    async send(wire: Uint8Array) {
      const { value } = await createSolanaRpc(chain.url).getLatestBlockhash().send()
      return sending.send(await withBlockhash(wire, value.blockhash))
    },
  }
  const { adapter, from, hand, events } = await connected(late)
  hand.next(async () => {
    chain.expireBlockhash()
    clock.mockImplementation(() => now() + 75_000)
    return true
  })
  chain.hold()
  await adapter.sendTransaction?.({ ...from, to: bob.address, value: 1_000_000n })
  const sent = ofType(events, 'sent').at(-1)?.sent
  if (!sent) throw new Error('No event was emitted')
  const look = () => adapter.getTransaction?.({ sent, signal: never })
  expect(await look()).toMatchObject({ status: 'pending' })
  chain.advance({ blocks: 140 })
  chain.release()
  expect(await look()).toMatchObject({ status: 'confirmed' })
})

test('R-ADPT-23 R-ADPT-22 watches nothing before a send and emits nothing after the kit stopped', async () => {
  const made = await connected()
  chain.hold()
  const sent = await made.adapter.sendTransaction?.({ ...made.from, to: bob.address, value: 1_000_000n })
  made.stop()
  const stopAgain = made.adapter.syncConnectors()
  chain.release()
  const transaction = ofType(made.events, 'sent').at(-1)?.sent
  if (!transaction) throw new Error('No event was emitted')
  const look = () => made.adapter.getTransaction?.({ sent: transaction, signal: never })
  await until(async () => (await look())?.status === 'confirmed')
  expect(sent?.hash).toBeDefined()
  expect(ofType(made.events, 'transactionSettled')).toEqual([])
  stopAgain()
})

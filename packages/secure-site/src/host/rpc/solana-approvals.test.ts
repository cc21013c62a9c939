import { drawCount } from '@bowline/jest-preset/draw-count'
import { createSeededRandom } from '@bowline/jest-preset/seeded-random'
import { ed25519 } from '@noble/curves/ed25519.js'
import { base58, base64 } from '@scure/base'
import * as v from 'valibot'
import { type ServedFrame, serveFrame } from '../../../test/served-frame.js'
import { ANOTHER, compile, transfer } from '../../../test/solana-transaction.js'

const chain = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const frames: ServedFrame[] = []
const serve = async (...options: Parameters<typeof serveFrame>) => {
  const frame = await serveFrame(...options)
  await frame.logIn()
  frames.push(frame)
  return { frame, own: frame.signer.addresses().solana }
}
afterEach(() => {
  for (const frame of frames.splice(0)) frame.close()
})
const signed = v.object({ signature: v.string(), transaction: v.string() })
const isSigned = (signature: string, bytes: Uint8Array, own: string) =>
  ed25519.verify(base58.decode(signature), bytes, base58.decode(own))

test('R-FRAME-38 R-ROLE-02 shows and signs a message, and rejects one that is a transaction', async () => {
  const { frame, own } = await serve()
  const bytes = new TextEncoder().encode('Hello')
  const { payload } = await frame.rpc('solana_signMessage', { message: base58.encode(bytes), pubkey: own }, chain)
  expect(isSigned(v.parse(v.object({ signature: v.string() }), payload).signature, bytes, own)).toBe(true)
  expect(frame.cards[0]).toMatchObject({ account: own, review: { text: 'Hello' } })
  const { message } = compile(own, [transfer(own, ANOTHER, 1n)])
  expect(await frame.rpc('solana_signMessage', { message: base58.encode(message) }, chain)).toMatchObject({
    payload: { message: 'The message is a transaction', code: -32602 },
  })
  expect(frame.cards).toHaveLength(1)
})

test('R-FRAME-38 R-ROLE-02 signs exactly what is shown of random transactions', async () => {
  let clock = 0
  const { frame, own } = await serve({
    nowMs: () => {
      clock += 1_000
      return clock
    },
  })
  const random = createSeededRandom(4)
  for (let index = 0; index < drawCount({ usual: 60, full: 300 }); index += 1) {
    const lamports = random.bits(random.below(62) + 1)
    const to = base58.encode(Buffer.from(random.hex(32).slice(2), 'hex'))
    const { wire, message } = compile(own, [transfer(own, to, lamports)], random.pick<'legacy' | 0>(['legacy', 0]))
    const response = await frame.rpc('solana_signTransaction', { transaction: wire, pubkey: own }, chain)
    const { signature, transaction } = v.parse(signed, response.payload)
    const { lines = [], details = '' } = frame.cards.at(-1)?.review ?? {}
    const [amount = ''] = lines.find(({ label }) => label === 'Amount')?.value.split(' ') ?? []
    const [whole = '', rest = ''] = amount.split('.')
    expect(BigInt(whole + rest.padEnd(9, '0'))).toBe(lamports)
    expect(lines.find(({ label }) => label === 'To')?.value).toBe(to)
    expect(details).toContain(Buffer.from(message).toString('hex'))
    expect(isSigned(signature, message, own)).toBe(true)
    expect([...base64.decode(transaction).slice(1, 65)]).toEqual([...base58.decode(signature)])
    expect([...base64.decode(transaction).slice(65)]).toEqual([...message])
  }
})

test('R-FRAME-42 shows each of several transactions separately and rejects all when one is declined', async () => {
  const { frame, own } = await serve({ decide: ({ review }) => !review.title.includes('0.000000003') })
  const wires = (amounts: readonly bigint[]) =>
    amounts.map((lamports) => compile(own, [transfer(own, ANOTHER, lamports)]).wire)
  const ask = (amounts: readonly bigint[]) =>
    frame.rpc('solana_signAllTransactions', { transactions: wires(amounts), pubkey: own }, chain)
  expect((await ask([1n, 2n])).payload).toMatchObject({ transactions: [expect.any(String), expect.any(String)] })
  expect(frame.cards.map(({ review }) => review.title)).toEqual([
    '1 of 2: Send 0.000000001 SOL',
    '2 of 2: Send 0.000000002 SOL',
  ])
  expect((await ask([1n, 3n])).payload).toEqual({ message: 'Request was aborted', code: 4001 })
})

test('R-FRAME-34 R-FRAME-38 signs and sends a transaction with the given options', async () => {
  const { frame, own } = await serve({ node: { sendTransaction: base58.encode(new Uint8Array(64).fill(7)) } })
  const { wire, message } = compile(own, [transfer(own, ANOTHER, 1n)])
  const params = { transaction: wire, pubkey: own, sendOptions: { skipPreflight: true, maxRetries: 2 } }
  const { payload } = await frame.rpc('solana_signAndSendTransaction', params, chain)
  expect(isSigned(v.parse(v.object({ signature: v.string() }), payload).signature, message, own)).toBe(true)
  expect(frame.nodeRequests[0]).toMatchObject({
    method: 'sendTransaction',
    params: [expect.any(String), { skipPreflight: true, maxRetries: 2, encoding: 'base64' }],
  })
})

test.each([
  ['another account', (own: string) => ({ transaction: compile(own, []).wire, pubkey: ANOTHER })],
  ['another payer', () => ({ transaction: compile(ANOTHER, [transfer(ANOTHER, ANOTHER, 1n)]).wire })],
  ['no base64', () => ({ transaction: '%' })],
  [
    'something added',
    (own: string) => ({ transaction: base64.encode(Uint8Array.of(...base64.decode(compile(own, []).wire), 0)) }),
  ],
])('R-FRAME-38 rejects %s without showing a card', async (_, params) => {
  const { frame, own } = await serve()
  const response = await frame.rpc('solana_signTransaction', params(own), chain)
  expect(response).toMatchObject({ type: '@bowline-frame/RPC_REQUEST_ERROR', payload: { code: -32602 } })
  expect(frame.cards).toEqual([])
})

test('R-FRAME-38 rejects a Solana method on an EVM network', async () => {
  const { frame } = await serve()
  expect((await frame.rpc('solana_signMessage', { message: 'abc' })).payload).toMatchObject({ code: 4902 })
})

import { drawCount } from '@bowline/jest-preset/draw-count'
import { createSeededRandom } from '@bowline/jest-preset/seeded-random'
import * as v from 'valibot'
import {
  type Hex,
  hexToBytes,
  isHex,
  keccak256,
  parseEther,
  parseTransaction,
  recoverMessageAddress,
  recoverTransactionAddress,
  recoverTypedDataAddress,
  serializeTransaction,
  type TransactionSerializedEIP1559,
} from 'viem'
import { type ServedFrame, serveFrame } from '../../../test/served-frame.js'
import { toShownMessage } from '../approval/shown-text.js'

const friend = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const hash = `0x${'ab'.repeat(32)}`
const node = {
  eth_getTransactionCount: '0x7',
  eth_estimateGas: '0x5208',
  eth_getBlockByNumber: { baseFeePerGas: '0x3b9aca00' },
  eth_maxPriorityFeePerGas: '0x3b9aca00',
  eth_getCode: '0x',
  eth_sendRawTransaction: hash,
}
const frames: ServedFrame[] = []
const serve = async (...options: Parameters<typeof serveFrame>) => {
  const frame = await serveFrame(...options)
  await frame.logIn()
  frames.push(frame)
  return frame
}
afterEach(() => {
  for (const frame of frames.splice(0)) frame.close()
})
const hex = v.custom<Hex>((value) => isHex(value))
const raw = v.custom<TransactionSerializedEIP1559>((value) => isHex(value))
const sentBy = ({ nodeRequests }: ServedFrame) =>
  nodeRequests.flatMap(({ method, params }) =>
    method === 'eth_sendRawTransaction' ? v.parse(v.strictTuple([raw]), params) : [],
  )

test('R-FRAME-38 R-ROLE-02 completes a transaction with the node’s values, shows it, signs it and sends it', async () => {
  const frame = await serve({ node })
  const from = frame.signer.addresses().eip155
  const response = await frame.rpc('eth_sendTransaction', [{ from, to: friend, value: '0x6f05b59d3b20000' }])
  const [card] = frame.cards
  expect(card).toMatchObject({
    origin: 'https://okay.example',
    account: from,
    network: 'eip155:1',
    review: { title: 'Send 0.5 ETH', warnings: [] },
  })
  const [sent = '0x02'] = sentBy(frame)
  expect(response.payload).toBe(keccak256(sent))
  expect(parseTransaction(sent)).toMatchObject({
    chainId: 1,
    nonce: 7,
    to: friend.toLowerCase(),
    value: parseEther('0.5'),
    gas: 25_200n,
    maxFeePerGas: 3_000_000_000n,
    maxPriorityFeePerGas: 1_000_000_000n,
  })
  expect(await recoverTransactionAddress({ serializedTransaction: sent })).toBe(from)
})

test('R-FRAME-42 R-ROLE-02 neither signs nor sends what the user declines', async () => {
  const frame = await serve({ node, decide: () => false })
  const response = await frame.rpc('eth_sendTransaction', [{ to: friend }])
  expect(response.payload).toEqual({ message: 'Request was aborted', code: 4001 })
  expect(sentBy(frame)).toEqual([])
})

test.each([
  ['another account’s address', { from: friend }],
  ['another network’s chain id', { chainId: '0x89' }],
  ['a native amount for the zero address', { to: '0x0000000000000000000000000000000000000000', value: '0x1' }],
  ['type 4', { type: '0x4', authorizationList: [] }],
  ['an authorization list', { authorizationList: [{}] }],
  ['different data and input', { data: '0x00', input: '0x01' }],
  ['an odd number of hex digits', { data: '0x0' }],
  ['a wrong checksum', { to: friend.replace('C51', 'c51') }],
  ['an ENS name as recipient', { to: 'ada.eth' }],
  ['a number too large', { value: `0x1${'0'.repeat(64)}` }],
  ['a number that is not hex', { value: '1' }],
  ['more gas than a block has', { gas: '0x1dcd6501' }],
  ['a fee out of range', { maxFeePerGas: `0x1${'0'.repeat(24)}1` }],
  ['an RPC URL from the page', { rpcUrl: 'https://bad.example' }],
])('R-FRAME-38 rejects a transaction with %s without showing a card', async (_, change) => {
  const frame = await serve({ node })
  const response = await frame.rpc('eth_sendTransaction', [{ to: friend, ...change }])
  expect(response).toMatchObject({ type: '@bowline-frame/RPC_REQUEST_ERROR', payload: { code: -32602 } })
  expect(frame.cards).toEqual([])
})

test('R-FRAME-38 R-ROLE-01 rejects a message or typed data for another account', async () => {
  const frame = await serve()
  const rejected = { payload: { message: 'The request is for another account', code: -32602 } }
  expect(await frame.rpc('personal_sign', ['0x48', friend])).toMatchObject(rejected)
  expect(await frame.rpc('personal_sign', [frame.signer.addresses().eip155, '0x48'])).toMatchObject(rejected)
  const typed = { types: { A: [{ name: 'b', type: 'bool' }] }, primaryType: 'A', domain: {}, message: { b: true } }
  expect(await frame.rpc('eth_signTypedData_v4', [friend, typed])).toMatchObject(rejected)
  expect(await frame.rpc('personal_sign', ['0x1901', frame.signer.addresses().eip155])).toMatchObject({
    payload: { message: 'The message is encoded typed data' },
  })
  expect(frame.cards).toEqual([])
})

const COUNT = drawCount({ usual: 100, full: 700 })
/** A clock that advances one second per reading, so that no message exceeds the rate limit. */
const createSlowClock = () => {
  let seconds = 0
  return () => {
    seconds += 1
    return seconds * 1_000
  }
}

test('R-ROLE-02 signs exactly the bytes shown for random messages', async () => {
  const random = createSeededRandom(1)
  const frame = await serve({ nowMs: createSlowClock() })
  let signed = 0
  const from = frame.signer.addresses().eip155
  for (let index = 0; index < COUNT; index += 1) {
    const message = random.pick([() => random.text(40), () => random.hex(random.below(40) + 2)])()
    const bytes = isHex(message) ? hexToBytes(message) : new TextEncoder().encode(message)
    const review = await signedReview(frame, 'personal_sign', [message, from])
    if (review === undefined) continue
    signed += 1
    const { details = '0x', signature } = review
    const shown = v.parse(hex, details)
    expect(shown).toBe(`0x${Buffer.from(bytes).toString('hex')}`)
    if (!isHex(message)) expect(review.text).toBe(toShownMessage(message).text)
    expect(await recoverMessageAddress({ message: { raw: shown }, signature })).toBe(from)
  }
  expect(signed).toBeGreaterThan(COUNT * 0.99)
})

test('R-ROLE-02 signs exactly the bytes shown for random transactions', async () => {
  const random = createSeededRandom(2)
  const frame = await serve({ node, nowMs: createSlowClock() })
  const from = frame.signer.addresses().eip155
  for (let index = 0; index < COUNT; index += 1) {
    const quantity = (bits: number) => `0x${random.bits(bits).toString(16)}`
    const data = random.pick([
      '0x',
      random.hex(random.below(80)),
      `0xa9059cbb${random.hex(64).slice(2)}`,
      `0x095ea7b3${'0'.repeat(24)}${random.hex(52).slice(2)}`,
    ])
    const before = frame.cards.length
    const { payload } = await frame.rpc('eth_sendTransaction', [
      { to: random.hex(20), value: quantity(random.below(90)), data, gas: quantity(20), nonce: quantity(20) },
    ])
    expect(frame.cards).toHaveLength(before + 1)
    const { lines = [], details = '' } = frame.cards.at(-1)?.review ?? {}
    const sent = sentBy(frame).at(-1) ?? '0x02'
    const { r, s, yParity, v, ...signed } = parseTransaction(sent)
    expect(details).toContain(`Signed bytes: ${serializeTransaction({ ...signed, type: 'eip1559' })}`)
    expect(details).toContain(`Nonce: ${signed.nonce ?? 0}\nGas: ${signed.gas ?? 0n}\n`)
    expect(lines.find(({ as }) => as === 'address')?.value.toLowerCase()).toBe(signed.to)
    const [amount = ''] = lines.find(({ label }) => label === 'Amount')?.value.split(' ') ?? []
    expect(parseEther(amount)).toBe(signed.value ?? 0n)
    expect(await recoverTransactionAddress({ serializedTransaction: sent })).toBe(from)
    expect(payload).toBe(keccak256(sent))
  }
})

test('R-ROLE-02 signs exactly the bytes shown for random typed data', async () => {
  const random = createSeededRandom(3)
  const frame = await serve({ nowMs: createSlowClock() })
  const from = frame.signer.addresses().eip155
  for (let index = 0; index < COUNT; index += 1) {
    const fields = Array.from({ length: random.below(6) + 1 }, (_, field) => randomField(random, `f${field}`))
    const typed = {
      types: { Part: fields.map(({ name, type }) => ({ name, type })), Whole: [{ name: 'parts', type: 'Part[]' }] },
      primaryType: 'Whole' as const,
      domain: { name: 'Random', chainId: 1 },
      message: { parts: [Object.fromEntries(fields.map(({ name, value }) => [name, value]))] },
    }
    const review = await signedReview(frame, 'eth_signTypedData_v4', [from, JSON.stringify(typed)])
    if (review === undefined) throw new Error('Nothing was signed')
    for (const { name, value } of fields) {
      const shown = review.lines.find(({ label }) => label === `parts[0].${name}`)?.value
      expect(shown?.toLowerCase()).toBe(toShownMessage(String(value)).text.toLowerCase())
    }
    expect(await recoverTypedDataAddress({ ...typed, signature: review.signature })).toBe(from)
  }
})

/** Resolves to the shown review and its signature; undefined when the request was rejected without a card. */
async function signedReview(frame: ServedFrame, method: string, params: unknown) {
  const before = frame.cards.length
  const { payload, type } = await frame.rpc(method, params)
  if (type === '@bowline-frame/RPC_REQUEST_ERROR') {
    expect(frame.cards).toHaveLength(before)
    return undefined
  }
  const review = frame.cards.at(-1)?.review
  if (review === undefined || frame.cards.length !== before + 1) throw new Error('It was signed unseen')
  return { ...review, signature: v.parse(hex, payload) }
}

function randomField(random: ReturnType<typeof createSeededRandom>, name: string) {
  const bits = (random.below(32) + 1) * 8
  const size = random.below(32) + 1
  return random.pick<() => { name: string; type: string; value: string | boolean }>([
    () => ({ name, type: `uint${bits}`, value: String(random.bits(bits)) }),
    () => ({ name, type: `int${bits}`, value: String(-random.bits(bits - 1)) }),
    () => ({ name, type: `bytes${size}`, value: random.hex(size) }),
    () => ({ name, type: 'bytes', value: random.hex(random.below(50)) }),
    () => ({ name, type: 'address', value: random.hex(20) }),
    () => ({ name, type: 'bool', value: random.below(2) === 1 }),
    () => ({ name, type: 'string', value: random.text(20) }),
  ])()
}

import { drawCount } from '@bowline/jest-preset/draw-count'
import { createSeededRandom } from '@bowline/jest-preset/seeded-random'
import { hexToBytes, serializeTransaction, toHex } from 'viem'
import { addSignature, decodeTransaction, encodeTransaction } from './transaction-bytes.js'

test('R-FRAME-38 encodes, decodes and signs random transactions exactly as viem does', () => {
  const random = createSeededRandom(5)
  for (let index = 0; index < drawCount({ usual: 200, full: 2_000 }); index += 1) {
    const fields = {
      chainId: 1 + random.below(2 ** 40),
      nonce: random.below(2 ** random.below(41)),
      to: random.pick([undefined, random.hex(20)]),
      value: random.bits(random.below(257)),
      data: random.hex(random.pick([0, 1, random.below(70), random.below(400), 66_000 * (index === 7 ? 1 : 0)])),
      gas: random.bits(random.below(30)),
      maxPriorityFeePerGas: 0n,
      maxFeePerGas: random.bits(random.below(90)),
    }
    const { to, ...others } = fields
    const viems = { type: 'eip1559', ...others, ...(to === undefined ? {} : { to }) } as const
    const bytes = encodeTransaction(fields)
    expect(toHex(bytes)).toBe(serializeTransaction(viems))
    const read = decodeTransaction(bytes)
    expect({ ...read, to: read?.to?.toLowerCase() }).toEqual(fields)
    const [r, s] = [random.hex(32), random.hex(32)]
    const signature = hexToBytes(`${r}${s.slice(2)}${index % 2 === 0 ? '1b' : '1c'}`)
    expect(toHex(addSignature(bytes, signature))).toBe(serializeTransaction(viems, { r, s, yParity: index % 2 }))
  }
})

test('R-FRAME-38 decodes changed bytes to different fields, or not at all', () => {
  const random = createSeededRandom(6)
  const fields = {
    chainId: 1,
    nonce: 3,
    to: random.hex(20),
    value: 5n,
    gas: 21_000n,
    maxFeePerGas: 9n,
    maxPriorityFeePerGas: 1n,
  }
  const bytes = encodeTransaction({ ...fields, data: random.hex(80) })
  const whole = JSON.stringify(decodeTransaction(bytes), (_, value) => (typeof value === 'bigint' ? `${value}` : value))
  for (let index = 0; index < drawCount({ usual: 500, full: 5_000 }); index += 1) {
    const changed = Uint8Array.from(bytes)
    const at = random.below(bytes.length)
    changed[at] = (changed[at] ?? 0) ^ (1 << random.below(8))
    const read = decodeTransaction(changed)
    if (read === undefined) continue
    expect(encodeTransaction(read)).toEqual(changed)
    expect(JSON.stringify(read, (_, value) => (typeof value === 'bigint' ? `${value}` : value))).not.toBe(whole)
  }
  for (let length = 0; length < bytes.length; length += 1)
    expect(decodeTransaction(bytes.slice(0, length))).toBeUndefined()
  expect(decodeTransaction(Uint8Array.of(...bytes, 0))).toBeUndefined()
})

import { getScale } from './amount-scale.js'

/** A mint whose only extension is a constant multiplier. */
function mintTimes(multiplier: number): Uint8Array {
  const mint = new DataView(new ArrayBuffer(166 + 4 + 56))
  mint.setUint16(166, 25, true)
  mint.setUint16(168, 56, true)
  mint.setFloat64(170 + 32, multiplier, true)
  mint.setFloat64(170 + 48, multiplier, true)
  return new Uint8Array(mint.buffer)
}

/** Pseudo-random numbers from 0 to 1, the same in each run. */
function createRandom(): () => number {
  let seed = 7
  return () => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed / 2_147_483_647
  }
}

test('R-SEND-107 converts any amount to base units shown as that amount, never above the balance, for any multiplier', () => {
  const random = createRandom()
  for (let run = 0; run < 5_000; run += 1) {
    const scale = getScale(mintTimes(10 ** (random() * 12 - 6)), 0n)
    if (!scale) throw new Error('The mint has no scale')
    const held = BigInt(Math.floor(random() * 1e15)) + 1n
    const shown = (scale.toShown(held) * BigInt(Math.floor(random() * 1e6))) / 1_000_000n
    const sent = scale.toSend(shown, { held })
    const arrives = scale.toShown(sent)
    const paid = scale.toShown(scale.toSend(shown, { held, isMinimum: true }))
    expect(sent).toBeLessThanOrEqual(held)
    expect(arrives).toBeLessThanOrEqual(shown)
    // Typing the shown amount again sends the same base units.
    expect(scale.toShown(scale.toSend(arrives, { held }))).toBe(arrives)
    expect(arrives === shown || scale.toShown(sent + 1n) > shown).toBe(true)
    expect(paid >= shown || (scale.toShown(sent + 1n) - shown) * 100n > shown).toBe(true)
  }
})

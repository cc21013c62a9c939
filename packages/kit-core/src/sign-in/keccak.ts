/**
 * Keccak-256 of short texts, for the checksum of EVM addresses: so that no chain library is needed to write a message.
 *
 * In      ASCII text of fewer than 136 bytes
 * Out     its hash, 64 hexadecimal digits
 * Source  the Keccak reference, version 3.0 (rate 1088, padding 0x01)
 */
const WORD = (1n << 64n) - 1n
const RATE_BYTES = 136
const ROUNDS = 24
const LANES = [0, 1, 2, 3, 4] as const

function rotate(word: bigint, by: number): bigint {
  const shift = BigInt(by % 64)
  return ((word << shift) | (word >> (64n - shift))) & WORD
}

/** Keccak-256 of a short ASCII text. */
export function keccak256(text: string): string {
  const block = new Uint8Array(RATE_BYTES)
  block.set(new TextEncoder().encode(text))
  block[text.length] = 0x01
  block[RATE_BYTES - 1] = (block[RATE_BYTES - 1] ?? 0) | 0x80
  const view = new DataView(block.buffer)
  let state = Array.from({ length: 25 }, (_, lane) => (lane < 17 ? view.getBigUint64(lane * 8, true) : 0n))
  let register = 1
  for (let round = 0; round < ROUNDS; round++) {
    state = mix(state)
    for (let bit = 0; bit < 7; bit++) {
      if (register & 1) state[0] = (state[0] ?? 0n) ^ (1n << BigInt(2 ** bit - 1))
      register = (register << 1) ^ (register & 0x80 ? 0x171 : 0)
    }
  }
  const out = new DataView(new ArrayBuffer(32))
  for (const lane of [0, 1, 2, 3]) out.setBigUint64(lane * 8, state[lane] ?? 0n, true)
  return [...new Uint8Array(out.buffer)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** One round without its constant: theta, rho, pi and chi. */
function mix(state: readonly bigint[]): bigint[] {
  const at = (x: number, y: number) => state[(x % 5) + 5 * (y % 5)] ?? 0n
  const parity = LANES.map((x) => LANES.reduce((sum, y) => sum ^ at(x, y), 0n))
  const turned = LANES.map((x) => (parity[(x + 4) % 5] ?? 0n) ^ rotate(parity[(x + 1) % 5] ?? 0n, 1))
  const moved = new Array<bigint>(25).fill(0n)
  moved[0] = at(0, 0) ^ (turned[0] ?? 0n)
  let [x, y] = [1, 0]
  for (let step = 0; step < 24; step++) {
    const lane = rotate(at(x, y) ^ (turned[x] ?? 0n), ((step + 1) * (step + 2)) / 2)
    const next = (2 * x + 3 * y) % 5
    x = y
    y = next
    moved[x + 5 * y] = lane
  }
  const movedAt = (column: number, row: number) => moved[(column % 5) + 5 * row] ?? 0n
  return moved.map((lane, index) => {
    const [column, row] = [index % 5, Math.floor(index / 5)]
    return lane ^ (~movedAt(column + 1, row) & WORD & movedAt(column + 2, row))
  })
}

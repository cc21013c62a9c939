// @ts-check
/**
 * Fee of a message: 5,000 lamports a signature, and the price of its compute units if it names one.
 *
 * In      the message
 * Out     lamports, rounded up
 * Source  Solana fee structure; compute budget instructions 2 (limit, u32) and 3 (micro-lamports a unit, u64); without a
 *         limit 200,000 units an instruction, 3,000 one of a built-in program, at most 1,400,000
 */
const LAMPORTS_PER_SIGNATURE = 5000n
const MICRO = 1_000_000n
const MAX_UNITS = 1_400_000n
const COMPUTE_BUDGET = 'ComputeBudget111111111111111111111111111111'
const BUILT_IN = new Set([
  COMPUTE_BUDGET,
  '11111111111111111111111111111111',
  'Vote111111111111111111111111111111111111111',
  'BPFLoader1111111111111111111111111111111111',
  'BPFLoader2111111111111111111111111111111111',
  'BPFLoaderUpgradeab1e11111111111111111111111',
  'LoaderV411111111111111111111111111111111111',
])

/** @param {import('./wire.mjs').WireMessage} message */
export function feeOf({ header, staticAccounts, instructions }) {
  let units = 0n
  /** @type {bigint | undefined} */
  let limit
  let price = 0n
  for (const { programAddressIndex, data } of instructions) {
    const program = staticAccounts[programAddressIndex] ?? ''
    units += BUILT_IN.has(program) ? 3000n : 200_000n
    if (program !== COMPUTE_BUDGET || data === undefined) continue
    const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
    if (data[0] === 2 && data.length >= 5) limit = BigInt(view.getUint32(1, true))
    if (data[0] === 3 && data.length >= 9) price = view.getBigUint64(1, true)
  }
  const asked = limit ?? units
  const paid = asked < MAX_UNITS ? asked : MAX_UNITS
  return BigInt(header.numSignerAccounts) * LAMPORTS_PER_SIGNATURE + (price * paid + MICRO - 1n) / MICRO
}

/**
 * What a message costs its first account.
 *
 * Out     lamports: 5,000 a signature, and the price of its compute units where it names one, rounded up
 * Source  Solana fee structure; compute budget instructions 2 (limit, u32) and 3 (micro-lamports a unit, u64); without a
 *         limit 3,000 units for each instruction of a built-in program, at most 1,400,000
 */
import { readNumber } from './instruction.js'
import { COMPUTE_BUDGET_PROGRAM } from './programs.js'
import type { SolanaMessage } from './read-transaction.js'

const LAMPORTS_PER_SIGNATURE = 5_000n
const UNITS_PER_INSTRUCTION = 3_000n
const MOST_UNITS = 1_400_000n
const MICRO = 1_000_000n

/** The fee of a message. */
export function transactionFee({ signers, instructions }: SolanaMessage): bigint {
  let limit = UNITS_PER_INSTRUCTION * BigInt(instructions.length)
  let price = 0n
  for (const { program, data } of instructions) {
    if (program !== COMPUTE_BUDGET_PROGRAM) continue
    if (data[0] === 2 && data.length === 5) limit = readNumber(data.subarray(1))
    if (data[0] === 3 && data.length === 9) price = readNumber(data.subarray(1))
  }
  const units = limit < MOST_UNITS ? limit : MOST_UNITS
  return BigInt(signers) * LAMPORTS_PER_SIGNATURE + (price * units + MICRO - 1n) / MICRO
}

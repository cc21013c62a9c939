/**
 * Fee of a transaction on the Solana ledger, which the first account pays: 5,000 lamports per signature, plus the price of
 * its compute units, if any, rounded up.
 *
 * Source  Solana fee structure; compute budget instructions 2 (limit, u32) and 3 (micro-lamports per unit, u64); without
 *         a limit 3,000 units per instruction of a built-in program, at most 1,400,000
 */

import type { SolanaMessage } from './decode-transaction.js'
import { decodeInteger } from './instruction.js'
import { COMPUTE_BUDGET_PROGRAM } from './programs.js'

const LAMPORTS_PER_SIGNATURE = 5_000n
const UNITS_PER_INSTRUCTION = 3_000n
const MAX_UNITS = 1_400_000n
const MICRO = 1_000_000n

/** Fee of a message in lamports. */
export function calculateFee({ signers, instructions }: SolanaMessage): bigint {
  let limit = UNITS_PER_INSTRUCTION * BigInt(instructions.length)
  let price = 0n
  for (const { program, data } of instructions) {
    if (program !== COMPUTE_BUDGET_PROGRAM) continue
    if (data[0] === 2 && data.length === 5) limit = decodeInteger(data.subarray(1))
    if (data[0] === 3 && data.length === 9) price = decodeInteger(data.subarray(1))
  }
  const units = limit < MAX_UNITS ? limit : MAX_UNITS
  return BigInt(signers) * LAMPORTS_PER_SIGNATURE + (price * units + MICRO - 1n) / MICRO
}

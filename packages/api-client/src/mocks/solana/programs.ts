/**
 * The programs that the Solana ledger runs: SOL transfers, compute budgets, memos, and token programs. Any other program is
 * an error.
 *
 * Source  System program, instruction 2 (Transfer, u32 and u64); Compute Budget; Memo
 */

import type { SolanaInstruction, SolanaMessage } from './decode-transaction.js'
import { decodeInteger, type InstructionFailure } from './instruction.js'
import { ASSOCIATED_TOKEN_PROGRAM, TOKEN_PROGRAM } from './token-accounts.js'
import { runAssociatedTokenProgram, runTokenProgram, type TokenProgramState } from './token-programs.js'

/** The System program, which transfers SOL. */
export const SYSTEM_PROGRAM = '11111111111111111111111111111111'

/** The Compute Budget program, which sets a transaction's compute limit and price. */
export const COMPUTE_BUDGET_PROGRAM = 'ComputeBudget111111111111111111111111111111'

const MEMO_PROGRAM = 'MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr'
const TRANSFER = 2
/** The System program's error for a transfer without sufficient balance. */
const TOO_FEW_LAMPORTS = { Custom: 1 }

/** Runs one instruction of a message on the state. Returns undefined on success, else the chain's error. */
export function runInstruction(
  instruction: SolanaInstruction,
  message: SolanaMessage,
  state: TokenProgramState,
): InstructionFailure | undefined {
  const { program, accounts, data } = instruction
  if (program === COMPUTE_BUDGET_PROGRAM) return undefined
  if (program === MEMO_PROGRAM) return isText(data) ? undefined : 'InvalidInstructionData'
  if (program === TOKEN_PROGRAM) return runTokenProgram(instruction, message, state)
  if (program === ASSOCIATED_TOKEN_PROGRAM) return runAssociatedTokenProgram(instruction, message, state)
  if (program !== SYSTEM_PROGRAM) return 'UnsupportedProgramId'

  if (data.length !== 12 || decodeInteger(data.subarray(0, 4)) !== BigInt(TRANSFER)) return 'InvalidInstructionData'
  const [from, to] = accounts
  const source = from === undefined ? undefined : message.accounts[from]
  const target = to === undefined ? undefined : message.accounts[to]
  if (from === undefined || to === undefined || source === undefined || target === undefined) {
    return 'NotEnoughAccountKeys'
  }
  if (from >= message.signers) return 'MissingRequiredSignature'
  if (!message.isWritable(from) || !message.isWritable(to)) return 'ReadonlyLamportChange'
  return state.move(source, target, decodeInteger(data.subarray(4))) ? undefined : TOO_FEW_LAMPORTS
}

function isText(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

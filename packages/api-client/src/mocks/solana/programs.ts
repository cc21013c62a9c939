/**
 * The programs this ledger runs: transfers of SOL, compute budgets, memos.
 *
 * In      instruction   with its message
 *         move          takes lamports from one account and gives them to another; false when there are too few
 * Out     undefined when it went well, else the error as the chain names it
 * Source  System program, instruction 2 (Transfer, u32 and u64); Compute Budget; Memo
 */
import type { SolanaInstruction, SolanaMessage } from './read-transaction.js'

/** Moves SOL. */
export const SYSTEM_PROGRAM = '11111111111111111111111111111111'

/** Says what a transaction may take of the chain's work. */
export const COMPUTE_BUDGET_PROGRAM = 'ComputeBudget111111111111111111111111111111'

const MEMO_PROGRAM = 'MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr'
const TRANSFER = 2
/** The System program's own error for a transfer that cannot be paid. */
const TOO_FEW_LAMPORTS = { Custom: 1 }

/** An error of an instruction. */
export type InstructionFault = string | { readonly Custom: number }

/** Moves lamports. */
export type MoveLamports = (from: string, to: string, lamports: bigint) => boolean

/** Runs an instruction. */
export function runInstruction(
  { program, accounts, data }: SolanaInstruction,
  message: SolanaMessage,
  move: MoveLamports,
): InstructionFault | undefined {
  if (program === COMPUTE_BUDGET_PROGRAM) return undefined
  if (program === MEMO_PROGRAM) return isText(data) ? undefined : 'InvalidInstructionData'
  if (program !== SYSTEM_PROGRAM) return 'UnsupportedProgramId'

  if (data.length !== 12 || readNumber(data.subarray(0, 4)) !== BigInt(TRANSFER)) return 'InvalidInstructionData'
  const [from, to] = accounts
  const source = from === undefined ? undefined : message.accounts[from]
  const target = to === undefined ? undefined : message.accounts[to]
  if (from === undefined || to === undefined || source === undefined || target === undefined) {
    return 'NotEnoughAccountKeys'
  }
  if (from >= message.signers) return 'MissingRequiredSignature'
  if (!message.isWritable(from) || !message.isWritable(to)) return 'ReadonlyLamportChange'
  return move(source, target, readNumber(data.subarray(4))) ? undefined : TOO_FEW_LAMPORTS
}

/** A whole number, its lowest byte first. */
export function readNumber(bytes: Uint8Array): bigint {
  return bytes.reduceRight((value, byte) => value * 256n + BigInt(byte), 0n)
}

function isText(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

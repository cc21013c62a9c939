/**
 * Builds what the user sees of a Solana transaction.
 *
 * In      the bytes that are signed: the message of the transaction; the account's address
 * Out     a review: each instruction in words, the fee when the account pays it, all bytes
 * Throws  RequestRejectedError  malformed bytes, a transaction that this account does not sign, or a transfer whose accounts are in
 *         a lookup table
 * Source  security design §7
 */
import { invalidParams } from '../../policy/rejections.js'
import { toHex } from '../message/parse-message.js'
import type { Review, ReviewLine, ReviewWarning } from '../review.js'
import { type DescribedInstruction, describeInstruction, formatSol, hidesAccount } from './describe-instruction.js'
import { parseSolanaMessage } from './parse-solana.js'

const LAMPORTS_PER_SIGNATURE = 5_000n
const UNITS_PER_INSTRUCTION = 200_000n
const MAX_UNITS = 1_400_000n
/** Fees above 0.01 SOL (in lamports) get a warning. */
const HIGH_FEE = 10_000_000n

/** Builds the review of a transaction. */
export function reviewSolana(bytes: Uint8Array, account: string): Review {
  const message = parseSolanaMessage(bytes)
  if (!message.signers.includes(account)) throw invalidParams('The transaction is not signed by this account')
  const described = message.instructions.map((instruction) => describeInstruction(instruction, account))
  if (described.some(hidesAccount)) throw invalidParams('The transaction hides an account in a lookup table')
  const shown = described.filter(({ name }) => name !== '')
  const [only] = shown
  const fee = calculateMaxFee(described, message.signers.length)
  return {
    title: only !== undefined && shown.length === 1 ? only.name : `Sign ${shown.length} instructions`,
    action: 'Sign',
    lines: [
      ...shown.flatMap(({ name, lines }, index): readonly ReviewLine[] => [
        { label: `${index + 1} of ${shown.length}`, value: name, as: 'text' },
        ...lines,
      ]),
      ...(message.signers[0] === account
        ? [{ label: 'Maximum fee', value: formatSol(fee), as: 'amount' } as const]
        : []),
    ],
    details: `Accounts from lookup tables: ${message.lookups}\nSigned bytes: ${toHex(bytes)}`,
    warnings: collectWarnings(described, fee, message.signers[0] === account),
  }
}

function calculateMaxFee(described: readonly DescribedInstruction[], signatures: number): bigint {
  const price = described.find(({ unitPrice }) => unitPrice !== undefined)?.unitPrice ?? 0n
  const requestedLimit = described.find(({ unitLimit }) => unitLimit !== undefined)?.unitLimit
  const limit = requestedLimit ?? BigInt(described.length) * UNITS_PER_INSTRUCTION
  const priority = ((limit > MAX_UNITS ? MAX_UNITS : limit) * price + 999_999n) / 1_000_000n
  return LAMPORTS_PER_SIGNATURE * BigInt(signatures) + priority
}

function collectWarnings(
  described: readonly DescribedInstruction[],
  fee: bigint,
  isPayer: boolean,
): readonly ReviewWarning[] {
  const found = new Map(
    described.flatMap(({ warning }) => (warning === undefined ? [] : [[warning.id, warning] as const])),
  )
  if (isPayer && fee > HIGH_FEE)
    found.set('high-fee', { id: 'high-fee', text: 'This transaction’s fee is far higher than needed.' })
  return [...found.values()]
}

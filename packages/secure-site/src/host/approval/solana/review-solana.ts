/**
 * What a visitor sees of a Solana transaction.
 *
 * In      the bytes that are signed: the message of the transaction; our address
 * Out     a review: each instruction in words, the fee where we pay it, all bytes
 * Throws  RefusedError   by read-solana; a transaction that we do not sign for
 * Source  security design §7
 */
import { refuseParams } from '../../policy/refused-error.js'
import { toHex } from '../message/read-message.js'
import type { Review, ReviewLine, ReviewWarning } from '../review.js'
import { type DescribedInstruction, describeInstruction, sol } from './read-instruction.js'
import { readSolanaMessage } from './read-solana.js'

const LAMPORTS_PER_SIGNATURE = 5_000n
const UNITS_PER_INSTRUCTION = 200_000n
const UNITS_MAX = 1_400_000n
/** From here on a fee is far above what is needed: 0.01 SOL. */
const HIGH_FEE = 10_000_000n

/** Reviews a transaction. */
export function reviewSolana(bytes: Uint8Array, account: string): Review {
  const message = readSolanaMessage(bytes)
  if (!message.signers.includes(account)) throw refuseParams('The transaction is not signed by this account')
  const told = message.instructions.map((instruction) => describeInstruction(instruction, account))
  const shown = told.filter(({ name }) => name !== '')
  const [only] = shown
  const fee = feeOf(told, message.signers.length)
  return {
    title: only !== undefined && shown.length === 1 ? only.name : `Sign ${shown.length} instructions`,
    action: 'Sign',
    lines: [
      ...shown.flatMap(({ name, lines }, index): readonly ReviewLine[] => [
        { label: `${index + 1} of ${shown.length}`, value: name, as: 'text' },
        ...lines,
      ]),
      ...(message.signers[0] === account ? [{ label: 'Maximum fee', value: sol(fee), as: 'amount' } as const] : []),
    ],
    details: `Accounts from lookup tables: ${message.lookups}\nSigned bytes: ${toHex(bytes)}`,
    warnings: warningsOf(told, fee, message.signers[0] === account),
  }
}

function feeOf(told: readonly DescribedInstruction[], signatures: number): bigint {
  const price = told.find(({ unitPrice }) => unitPrice !== undefined)?.unitPrice ?? 0n
  const asked = told.find(({ unitLimit }) => unitLimit !== undefined)?.unitLimit
  const limit = asked ?? BigInt(told.length) * UNITS_PER_INSTRUCTION
  const priority = ((limit > UNITS_MAX ? UNITS_MAX : limit) * price + 999_999n) / 1_000_000n
  return LAMPORTS_PER_SIGNATURE * BigInt(signatures) + priority
}

function warningsOf(told: readonly DescribedInstruction[], fee: bigint, isPayer: boolean): readonly ReviewWarning[] {
  const found = new Map(told.flatMap(({ warning }) => (warning === undefined ? [] : [[warning.id, warning] as const])))
  if (isPayer && fee > HIGH_FEE)
    found.set('high-fee', { id: 'high-fee', text: 'This transaction’s fee is far higher than needed.' })
  return [...found.values()]
}

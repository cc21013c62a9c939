/**
 * Builds what the user sees of a Solana transaction.
 *
 * In      the bytes that are signed: the message of the transaction; the account's address; the owners of the
 *         token accounts that it sends to
 * Out     a review: each instruction in words, the fee when the account pays it, all bytes
 * Throws  RequestRejectedError  malformed bytes, a transaction that this account does not sign, or a transfer whose accounts are in
 *         a lookup table
 * Source  security design §7
 */
import { invalidParams } from '../../policy/rejections.js'
import { cardText } from '../../texts/card-text.js'
import { toHex } from '../message/parse-message.js'
import type { Review, ReviewLine, ReviewWarning } from '../review.js'
import { type DescribedInstruction, describeInstruction, formatSol, hidesAccount } from './describe-instruction.js'
import { parseSolanaMessage, type SolanaInstruction } from './parse-solana.js'
import { getTokenRecipient, type TokenOwners } from './token-owners.js'

const LAMPORTS_PER_SIGNATURE = 5_000n
const UNITS_PER_INSTRUCTION = 200_000n
const MAX_UNITS = 1_400_000n
/** Fees above 0.01 SOL (in lamports) get a warning. */
const HIGH_FEE = 10_000_000n

/** Builds the review of a transaction. */
export function reviewSolana(bytes: Uint8Array, account: string, owners: TokenOwners): Review {
  const message = parseSolanaMessage(bytes)
  if (!message.signers.includes(account)) throw invalidParams('The transaction is not signed by this account')
  const described = message.instructions.map((instruction) => describeInstruction(instruction, account, owners))
  if (described.some(hidesAccount)) throw invalidParams('The transaction hides an account in a lookup table')
  const shown = described.filter(({ name }) => name !== '')
  const [only] = shown
  const fee = calculateMaxFee(described, message.signers.length)
  return {
    title:
      only !== undefined && shown.length === 1
        ? only.name
        : cardText('Sign {count} instructions', { count: shown.length }),
    action: 'Sign',
    lines: [
      ...shown.flatMap(({ name, lines }, index): readonly ReviewLine[] => [
        {
          label: cardText('{part} of {total}', { part: index + 1, total: shown.length }),
          value: name,
          as: 'text',
        },
        ...lines,
      ]),
      ...(message.signers[0] === account
        ? [{ label: cardText('Maximum fee'), value: formatSol(fee), as: 'amount' } as const]
        : []),
    ],
    details: `Accounts from lookup tables: ${message.lookups}\nSigned bytes: ${toHex(bytes)}`,
    warnings: [
      ...collectWarnings(described, fee, message.signers[0] === account),
      ...getOwnerWarnings(message.instructions, owners),
    ],
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
    found.set('high-fee', { id: 'high-fee', text: cardText('This transaction’s fee is far higher than needed.') })
  return [...found.values()]
}

/** Warns when the owner of a token account that gets tokens is not known, or known from the node alone. */
function getOwnerWarnings(instructions: readonly SolanaInstruction[], owners: TokenOwners): readonly ReviewWarning[] {
  const found = instructions.map((instruction) => ({ instruction, address: getTokenRecipient(instruction) }))
  const facts = found.flatMap(({ instruction: { data, accounts }, address }) => {
    if (address === undefined) return []
    const owned = owners.get(address)
    // A transfer that names its token fails when the recipient's account is of another one.
    const isKnown = owned !== undefined && (data[0] !== 12 || accounts[1] === owned.mint)
    return [{ isKnown, isProved: isKnown && owned.isProved }]
  })
  if (facts.some(({ isKnown }) => !isKnown))
    return [
      { id: 'unknown-owner', text: cardText('The owner of the token account that gets the tokens is not known.') },
    ]
  return facts.every(({ isProved }) => isProved)
    ? []
    : [
        {
          id: 'unproved-owner',
          text: cardText('Only the network’s node says who owns the token account that gets the tokens.'),
        },
      ]
}

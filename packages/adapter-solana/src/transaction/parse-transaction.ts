/**
 * Parses the bytes of a transaction.
 *
 * In      wire          the serialized transaction
 * Out     signature     the first one in base58, which is the transaction's id; undefined until the fee payer has signed
 *         signers       addresses that have signed
 *         feePayer      the first account
 *         message       the signed bytes
 *         blockhash     undefined with a durable nonce, which does not expire
 *         instructions  each as a text of program, accounts and data, without compute budget instructions. An account of a
 *                       lookup table is written as the table and the index in it
 * Throws  WalletRequestError  the bytes are not a transaction
 * Source  Solana transaction format; SystemInstruction::AdvanceNonceAccount
 */
import { WalletRequestError } from '@bowline/kit-core/errors'
import { base58, hex } from '@scure/base'
import { type CompiledTransactionMessage, getCompiledTransactionMessageDecoder } from '@solana/kit'
import { decode } from './transaction.js'

/** A parsed transaction. */
export type ParsedTransaction = {
  readonly signature: string | undefined
  readonly signers: readonly string[]
  readonly feePayer: string
  readonly message: Uint8Array
  readonly blockhash: string | undefined
  readonly instructions: readonly string[]
}

const SYSTEM_PROGRAM = '11111111111111111111111111111111'
const COMPUTE_BUDGET_PROGRAM = 'ComputeBudget111111111111111111111111111111'

/** Data prefix (hex) of the `AdvanceNonceAccount` instruction of the system program. */
const ADVANCE_NONCE = '04000000'

/** Parses a serialized transaction. */
export function parseTransaction(wire: Uint8Array): ParsedTransaction {
  const { messageBytes, signatures } = decode(wire)
  const message = Uint8Array.from(messageBytes)
  const { feePayer, blockhash, instructions } = parseMessage(message)
  const signed = Object.entries(signatures).flatMap(([address, signature]) =>
    signature?.some((byte) => byte !== 0) ? [{ address, signature: base58.encode(Uint8Array.from(signature)) }] : [],
  )
  const signature = signed.find(({ address }) => address === feePayer)?.signature
  return { signature, signers: signed.map(({ address }) => address), feePayer, message, blockhash, instructions }
}

/** Parses the message: the part of a transaction that is signed. Throws WalletRequestError if it is none. */
export function parseMessage(bytes: Uint8Array): Pick<ParsedTransaction, 'feePayer' | 'blockhash' | 'instructions'> {
  const message = decodeMessage(bytes)
  const accounts = getAccounts(message)
  const [feePayer] = accounts
  if (feePayer === undefined) throw new WalletRequestError('', undefined, new Error('The transaction has no fee payer'))
  const all = getInstructions(message).map(({ program, indices = [], data = [] }) => ({
    program: accounts[program] ?? '',
    accounts: indices.map((index) => accounts[index] ?? ''),
    data: hex.encode(Uint8Array.from(data)),
  }))
  const isDurable = all[0]?.program === SYSTEM_PROGRAM && all[0].data.startsWith(ADVANCE_NONCE)
  return {
    feePayer,
    blockhash: isDurable ? undefined : message.lifetimeToken,
    instructions: all
      .filter(({ program }) => program !== COMPUTE_BUDGET_PROGRAM)
      .map((each) => [each.program, ...each.accounts, each.data].join()),
  }
}

function decodeMessage(bytes: Uint8Array): CompiledTransactionMessage & { lifetimeToken: string } {
  try {
    return getCompiledTransactionMessageDecoder().decode(bytes)
  } catch (error) {
    throw new WalletRequestError('', undefined, error)
  }
}

type CompiledInstruction = {
  readonly program: number
  readonly indices?: readonly number[] | undefined
  readonly data?: Iterable<number> | undefined
}

function getInstructions(message: CompiledTransactionMessage): readonly CompiledInstruction[] {
  if (message.version !== 1) {
    return message.instructions.map(({ programAddressIndex: program, accountIndices: indices, data }) => ({
      ...{ program, indices, data },
    }))
  }
  return message.instructionHeaders.map(({ programAccountIndex: program }, at) => {
    const payload = message.instructionPayloads[at]
    return { program, indices: payload?.instructionAccountIndices, data: payload?.instructionData }
  })
}

/** All accounts of a message, in index order: static ones, then writable, then read-only ones of lookup tables. */
function getAccounts(message: CompiledTransactionMessage): readonly string[] {
  const tables = ('addressTableLookups' in message && message.addressTableLookups) || []
  const named = (key: 'writableIndexes' | 'readonlyIndexes') =>
    tables.flatMap((table) => table[key].map((index) => `${table.lookupTableAddress}/${index}`))
  return [...message.staticAccounts, ...named('writableIndexes'), ...named('readonlyIndexes')]
}

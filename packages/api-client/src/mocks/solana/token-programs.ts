/**
 * The programs of tokens that this ledger runs: a transfer that is checked against the token's decimals, and the making of a
 * token account.
 *
 * In      instruction   with its message
 *         tokens        changed when it goes well
 *         accounts      where token accounts stand
 *         move          takes lamports from one account and gives them to another; false when there are too few
 * Out     undefined when it went well, else the error as the chain names it
 * Source  SPL Token, instruction 12 (TransferChecked, u64 and u8); Associated Token Account, instructions 0 and 1
 */
import { type InstructionFault, type MoveLamports, readNumber } from './instruction.js'
import type { SolanaInstruction, SolanaMessage } from './read-transaction.js'
import type { TokenAccounts } from './token-accounts.js'
import type { TokenLedger } from './token-ledger.js'

/** What a token account keeps so that it stays. */
export const TOKEN_ACCOUNT_LAMPORTS = 2_039_280n

const TRANSFER_CHECKED = 12
const CREATE = 0
const CREATE_IDEMPOTENT = 1
/** The Token program's own errors. */
const TOO_FEW = { Custom: 1 }
const OTHER_MINT = { Custom: 3 }
const OTHER_OWNER = { Custom: 4 }
const OTHER_DECIMALS = { Custom: 18 }

/** What these programs reach. */
export type TokenPlace = {
  readonly tokens: TokenLedger
  readonly accounts: TokenAccounts
  readonly move: MoveLamports
}

/** Moves tokens. */
export function runTokenProgram(
  { accounts: places, data }: SolanaInstruction,
  message: SolanaMessage,
  { tokens, accounts }: TokenPlace,
): InstructionFault | undefined {
  if (data.length !== 10 || data[0] !== TRANSFER_CHECKED) return 'InvalidInstructionData'
  const [source, mint, destination, authority] = places
  const [from, token, to, owner] = [source, mint, destination, authority].map((place) => message.accounts[place ?? -1])
  if (source === undefined || destination === undefined || authority === undefined || !token || !owner) {
    return 'NotEnoughAccountKeys'
  }
  if (authority >= message.signers) return 'MissingRequiredSignature'
  if (!message.isWritable(source) || !message.isWritable(destination)) return 'ReadonlyDataModified'
  accounts.meet(owner)
  const [given, taken] = [accounts.find(from ?? ''), accounts.find(to ?? '')]
  if (!given || !taken || !tokens.isOpen(given) || !tokens.isOpen(taken)) return 'InvalidAccountData'
  if (given.holder !== owner) return OTHER_OWNER
  if (given.mint !== token || taken.mint !== token) return OTHER_MINT
  if (tokens.decimalsOf(token) !== data[9]) return OTHER_DECIMALS
  const value = readNumber(data.subarray(1, 9))
  if (tokens.balanceOf(given) < value) return TOO_FEW
  tokens.add(given, -value)
  tokens.add(taken, value)
  return undefined
}

/** Makes a token account, which its payer keeps alive. */
export function runAssociatedTokenProgram(
  { accounts: places, data }: SolanaInstruction,
  message: SolanaMessage,
  { tokens, accounts, move }: TokenPlace,
): InstructionFault | undefined {
  const kind = data.length === 0 ? CREATE : data[0]
  if (data.length > 1 || (kind !== CREATE && kind !== CREATE_IDEMPOTENT)) return 'InvalidInstructionData'
  const [payer, account, holder, mint] = places.map((place) => message.accounts[place])
  const [payerPlace] = places
  if (!payer || !account || !holder || !mint || payerPlace === undefined) return 'NotEnoughAccountKeys'
  if (payerPlace >= message.signers) return 'MissingRequiredSignature'
  accounts.meet(holder)
  const found = accounts.find(account)
  if (found?.holder !== holder || found.mint !== mint) return 'InvalidSeeds'
  if (tokens.isOpen(found)) return kind === CREATE ? 'IllegalOwner' : undefined
  if (!move(payer, account, TOKEN_ACCOUNT_LAMPORTS)) return TOO_FEW
  tokens.open(found)
  return undefined
}

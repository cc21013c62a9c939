/**
 * The two token programs that the Solana ledger runs: token transfers (TransferChecked only), and the creation of token
 * accounts. They change the state they get and return undefined on success, else the chain's error.
 *
 * Source  SPL Token, instruction 12 (TransferChecked, u64 and u8); Associated Token Account, instructions 0 and 1
 */

import type { SolanaInstruction, SolanaMessage } from './decode-transaction.js'
import { decodeInteger, type InstructionFailure, type MoveLamports } from './instruction.js'
import type { TokenAccounts } from './token-accounts.js'
import type { TokenLedger } from './token-ledger.js'

/** Rent that the creation of a token account costs its payer, in lamports. */
export const TOKEN_ACCOUNT_LAMPORTS = 2_039_280n

const TRANSFER_CHECKED = 12
const CREATE = 0
const CREATE_IDEMPOTENT = 1
/** Errors of the Token program. */
const TOO_FEW = { Custom: 1 }
const OTHER_MINT = { Custom: 3 }
const OTHER_OWNER = { Custom: 4 }
const OTHER_DECIMALS = { Custom: 18 }

/** State that the token programs access. */
export type TokenProgramState = {
  readonly tokens: TokenLedger
  readonly accounts: TokenAccounts
  readonly move: MoveLamports
}

/** Runs an instruction of the Token program: a transfer. */
export function runTokenProgram(
  { accounts: accountIndexes, data }: SolanaInstruction,
  message: SolanaMessage,
  { tokens, accounts }: TokenProgramState,
): InstructionFailure | undefined {
  if (data.length !== 10 || data[0] !== TRANSFER_CHECKED) return 'InvalidInstructionData'
  const [source, mint, destination, authority] = accountIndexes
  const [from, token, to, owner] = [source, mint, destination, authority].map((index) => message.accounts[index ?? -1])
  if (source === undefined || destination === undefined || authority === undefined || !token || !owner) {
    return 'NotEnoughAccountKeys'
  }
  if (authority >= message.signers) return 'MissingRequiredSignature'
  if (!message.isWritable(source) || !message.isWritable(destination)) return 'ReadonlyDataModified'
  accounts.register(owner)
  const [given, received] = [accounts.find(from ?? ''), accounts.find(to ?? '')]
  if (!given || !received || !tokens.isOpen(given) || !tokens.isOpen(received)) return 'InvalidAccountData'
  if (given.holder !== owner) return OTHER_OWNER
  if (given.mint !== token || received.mint !== token) return OTHER_MINT
  if (tokens.decimalsOf(token) !== data[9]) return OTHER_DECIMALS
  const value = decodeInteger(data.subarray(1, 9))
  if (tokens.balanceOf(given) < value) return TOO_FEW
  tokens.add(given, -value)
  tokens.add(received, value)
  return undefined
}

/** Runs an instruction of the Associated Token Account program: it creates a token account, whose rent the payer funds. */
export function runAssociatedTokenProgram(
  { accounts: accountIndexes, data }: SolanaInstruction,
  message: SolanaMessage,
  { tokens, accounts, move }: TokenProgramState,
): InstructionFailure | undefined {
  const kind = data.length === 0 ? CREATE : data[0]
  if (data.length > 1 || (kind !== CREATE && kind !== CREATE_IDEMPOTENT)) return 'InvalidInstructionData'
  const [payer, account, holder, mint] = accountIndexes.map((index) => message.accounts[index])
  const [payerIndex] = accountIndexes
  if (!payer || !account || !holder || !mint || payerIndex === undefined) return 'NotEnoughAccountKeys'
  if (payerIndex >= message.signers) return 'MissingRequiredSignature'
  accounts.register(holder)
  const found = accounts.find(account)
  if (found?.holder !== holder || found.mint !== mint) return 'InvalidSeeds'
  if (tokens.isOpen(found)) return kind === CREATE ? 'IllegalOwner' : undefined
  if (!move(payer, account, TOKEN_ACCOUNT_LAMPORTS)) return TOO_FEW
  tokens.open(found)
  return undefined
}

/**
 * The instructions that move an SPL token: the receiver's token account is created where it is missing, and the amount is
 * checked by the chain against the token's own decimals.
 *
 * In      payer, to, value, mint
 * Out     instructions, the compute units they may take, the rent of an account that is created
 * Throws  InvalidReceiverError, TokenNotFoundError, WalletRequestError
 * Source  spec R-SEND-22; SPL Token, Token-2022, Associated Token Account
 */
import { type CaipNetworkId, TokenNotFoundError } from '@bowline/kit-core'
import type { Address, Instruction, TransactionSigner } from '@solana/kit'
import {
  findAssociatedTokenPda,
  getCreateAssociatedTokenIdempotentInstruction,
  getMintDecoder,
  getTransferCheckedInstruction,
  TOKEN_PROGRAM_ADDRESS,
} from '@solana-program/token'
import * as z from 'zod/mini'
import { u64Schema, valueSchema } from '../chain/answers.js'
import type { AskNode } from '../chain/nodes.js'
import { accountSchema } from './answers.js'
import { InvalidReceiverError } from './errors.js'

const TOKEN_2022_PROGRAM: string = 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb'

/** The programs that own tokens and token accounts. */
export const TOKEN_PROGRAMS: readonly string[] = [TOKEN_PROGRAM_ADDRESS, TOKEN_2022_PROGRAM]

const TRANSFER_UNITS = 40_000
const CREATION_UNITS = 60_000
const MINT_LENGTH = 82
const ACCOUNT_LENGTH = 165
/** Token-2022 accounts carry a type and, as a rule, the one extension that forbids a change of owner. */
const ACCOUNT_2022_LENGTH = 170

/** What a transfer of a token is made from. */
export type TokenTransferParams = {
  readonly payer: TransactionSigner
  readonly to: Address
  readonly value: bigint
  readonly mint: Address
  readonly caipNetworkId: CaipNetworkId
}

/** The instructions of a transfer. */
export type TokenTransfer = {
  readonly instructions: readonly Instruction[]
  readonly units: number
  readonly rent: bigint
}

/** Makes the instructions. */
export async function tokenTransfer(askNode: AskNode, params: TokenTransferParams): Promise<TokenTransfer> {
  const { payer, to, value, mint, caipNetworkId } = params
  const config = { encoding: 'base64', commitment: 'confirmed' }
  const found = await askNode(caipNetworkId, {
    method: 'getAccountInfo',
    params: [mint, config],
    schema: valueSchema(accountSchema),
  })
  const token = found.value
  if (token === null || !TOKEN_PROGRAMS.includes(token.owner) || !isMint(token.data)) {
    throw new TokenNotFoundError(mint)
  }
  const tokenProgram = token.owner
  const { decimals } = getMintDecoder().decode(token.data)
  const [source] = await findAssociatedTokenPda({ owner: payer.address, mint, tokenProgram })
  const [destination] = await findAssociatedTokenPda({ owner: to, mint, tokenProgram })

  const { value: accounts } = await askNode(caipNetworkId, {
    method: 'getMultipleAccounts',
    params: [[to, destination], config],
    schema: valueSchema(z.tuple([accountSchema, accountSchema])),
  })
  const [receiver, account] = accounts
  if (to === mint || (receiver !== null && TOKEN_PROGRAMS.includes(receiver.owner))) throw new InvalidReceiverError(to)

  const transfer = getTransferCheckedInstruction(
    { source, mint, destination, authority: payer, amount: value, decimals },
    { programAddress: tokenProgram },
  )
  if (account !== null) return { instructions: [transfer], units: TRANSFER_UNITS, rent: 0n }
  const create = getCreateAssociatedTokenIdempotentInstruction({
    ...{ payer, ata: destination, owner: to, mint, tokenProgram },
  })
  const rent = await askNode(caipNetworkId, {
    method: 'getMinimumBalanceForRentExemption',
    params: [tokenProgram === TOKEN_2022_PROGRAM ? ACCOUNT_2022_LENGTH : ACCOUNT_LENGTH],
    schema: u64Schema,
  })
  return { instructions: [create, transfer], units: TRANSFER_UNITS + CREATION_UNITS, rent }
}

/** A token account is of the same programs, but longer; Token-2022 marks what is a token behind that length. */
function isMint(data: { readonly length: number; readonly [index: number]: number }): boolean {
  return data.length === MINT_LENGTH || (data.length > ACCOUNT_LENGTH && data[ACCOUNT_LENGTH] === 1)
}

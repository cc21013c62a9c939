/**
 * The instructions that move an SPL token: the receiver's token account is created where it is missing, and the amount is
 * checked by the chain against the token's own decimals.
 *
 * In      payer, to, value, mint
 * Out     instructions, the compute units they may take, the rent of an account that is created
 *         arrives   base units, of a token that keeps a fee: the chain carries the transfer out with that fee or not at all
 * Throws  InvalidReceiverError, TokenNotFoundError, WalletRequestError
 *         TransferRefusedError   frozen, paused, bound to its account, with a memo only, with a program of its own, too little
 * Source  spec R-SEND-22, R-SEND-106 to 110; SPL Token, Token-2022, Associated Token Account
 */
import { type CaipNetworkId, TokenNotFoundError } from '@bowline/kit-core'
import {
  type Address,
  getU64Encoder,
  type Instruction,
  type ReadonlyUint8Array,
  type TransactionSigner,
} from '@solana/kit'
import {
  findAssociatedTokenPda,
  getCreateAssociatedTokenIdempotentInstruction,
  getMintDecoder,
  getTokenDecoder,
  getTransferCheckedInstruction,
  TOKEN_PROGRAM_ADDRESS,
} from '@solana-program/token'
import * as z from 'zod/mini'
import { u64Schema, valueSchema } from '../chain/answers.js'
import type { AskNode } from '../chain/nodes.js'
import { accountSchema } from './answers.js'
import { InvalidReceiverError } from './errors.js'
import { type TransferRefusal, TransferRefusedError } from './refusals.js'
import { accountLength, EXTENSION, extensionOf, isFrozen, refusalOf, transferFeeOf } from './token-extensions.js'

const TOKEN_2022_PROGRAM: string = 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb'

/** The programs that own tokens and token accounts. */
export const TOKEN_PROGRAMS: readonly string[] = [TOKEN_PROGRAM_ADDRESS, TOKEN_2022_PROGRAM]

const TRANSFER_UNITS = 40_000
const CREATION_UNITS = 60_000
const MINT_LENGTH = 82
const FROZEN_STATE = 2
const ACCOUNT_LENGTH = 165

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
  readonly arrives?: bigint | undefined
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
    params: [[to, destination, source], config],
    schema: valueSchema(z.tuple([accountSchema, accountSchema, accountSchema])),
  })
  const [receiver, account, own] = accounts
  if (to === mint || (receiver !== null && TOKEN_PROGRAMS.includes(receiver.owner))) throw new InvalidReceiverError(to)
  const refusal = refusalOf(token.data) ?? refusalOfAccounts({ mint: token, account, own, value })
  if (refusal) throw new TransferRefusedError(refusal)

  const fee = await readTransferFee(askNode, token.data, params)
  const parts = { source, mint, destination, authority: payer, amount: value, decimals }
  const plain = getTransferCheckedInstruction(parts, { programAddress: tokenProgram })
  const transfer = fee === undefined ? plain : { ...plain, data: withFee(plain.data, fee) }
  const arrives = fee === undefined ? undefined : value - fee
  if (account !== null) return { instructions: [transfer], units: TRANSFER_UNITS, rent: 0n, arrives }
  const create = getCreateAssociatedTokenIdempotentInstruction({
    ...{ payer, ata: destination, owner: to, mint, tokenProgram },
  })
  const rent = await askNode(caipNetworkId, {
    method: 'getMinimumBalanceForRentExemption',
    params: [accountLength(token.data, tokenProgram === TOKEN_2022_PROGRAM)],
    schema: u64Schema,
  })
  return { instructions: [create, transfer], units: TRANSFER_UNITS + CREATION_UNITS, rent, arrives }
}

type Account = z.infer<typeof accountSchema>
type Accounts = {
  readonly mint: NonNullable<Account>
  readonly account: Account
  readonly own: Account
  readonly value: bigint
}

/** A new account of the receiver begins as the mint says. */
function refusalOfAccounts({ mint, account, own, value }: Accounts): TransferRefusal | undefined {
  if (own && isFrozen(own.data)) return 'sender-frozen'
  const isHeld = account ? isFrozen(account.data) : extensionOf(mint.data, EXTENSION.defaultState)?.[0] === FROZEN_STATE
  if (isHeld) return 'receiver-frozen'
  if (account && extensionOf(account.data, EXTENSION.memoTransfer)?.[0] === 1) return 'memo'
  return !own || getTokenDecoder().decode(own.data).amount < value ? 'balance' : undefined
}

async function readTransferFee(
  askNode: AskNode,
  mint: Uint8Array,
  { value, caipNetworkId }: TokenTransferParams,
): Promise<bigint | undefined> {
  if (!extensionOf(mint, EXTENSION.feeConfig)) return undefined
  const request = {
    method: 'getEpochInfo',
    params: [{ commitment: 'confirmed' }],
    schema: z.object({ epoch: u64Schema }),
  }
  return transferFeeOf(mint, value, (await askNode(caipNetworkId, request)).epoch)
}

const WITH_FEE = [26, 1]

/** `TransferCheckedWithFee`: as `TransferChecked`, whose first byte is its name, and the fee behind it. */
function withFee(checked: ReadonlyUint8Array, fee: bigint): Uint8Array {
  return Uint8Array.from([...WITH_FEE, ...checked.slice(1), ...getU64Encoder().encode(fee)])
}

/** A token account is of the same programs, but longer; Token-2022 marks what is a token behind that length. */
function isMint(data: { readonly length: number; readonly [index: number]: number }): boolean {
  return data.length === MINT_LENGTH || (data.length > ACCOUNT_LENGTH && data[ACCOUNT_LENGTH] === 1)
}

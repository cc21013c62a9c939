/**
 * The instructions that move an SPL token: the receiver's token account is created where it is missing, and the amount is
 * checked by the chain against the token's own decimals.
 *
 * In      payer, to, value, mint   the value as the token's amounts are shown, in its decimals: it is turned into base
 *                                  units that are shown as that value, else into the most that are worth no more (with
 *                                  `isLeast` the least that are worth no less); all that is shown is all base units
 * Out     instructions, the compute units they may take, the rent of an account that is created
 *         arrives   as shown, of a token that keeps a fee: the chain carries the transfer out with that fee or not at all
 * Throws  InvalidAmountError, InvalidReceiverError, TokenNotFoundError, WalletRequestError
 *         TransferRejectedError   frozen, paused, bound to its account, with a memo only, with a program of its own, too little,
 *                                the receiver's token account is another's by now
 * Source  spec R-SEND-22, R-SEND-106 to 110, R-SEND-139, R-SEND-140, R-SEND-142, R-SEND-146;
 *         SPL Token, Token-2022, Associated Token Account
 */
import { type CaipNetworkId, InvalidAmountError, TokenNotFoundError } from '@bowline/kit-core'
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
import type { RequestNode } from '../chain/nodes.js'
import { u64Schema, valueSchema } from '../chain/response-schemas.js'
import { fetchHeld } from '../chain/token-balances.js'
import type { AmountScale } from './amount-scale.js'
import { InvalidReceiverError } from './errors.js'
import { fetchScale } from './fetch-scale.js'
import { TransferRejectedError, type TransferRejectionReason } from './refusals.js'
import { accountSchema } from './response-schemas.js'
import { accountLength, EXTENSION, extensionOf, isFrozen, refusalOf, transferFeeOf } from './token-extensions.js'
import { tokenSources } from './token-sources.js'

/** The token program with extensions. */
export const TOKEN_2022_PROGRAM: string = 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb'

/** The programs that own tokens and token accounts. */
const TOKEN_PROGRAMS: readonly string[] = [TOKEN_PROGRAM_ADDRESS, TOKEN_2022_PROGRAM]

/** What owns programs and their code. */
const LOADERS = /^(?:BPFLoader|NativeLoader1|LoaderV41)/

/** Whether what an owner has is no person's: what is sent there is hard or impossible to get back. */
export function isUnownedAddress(owner: string): boolean {
  return TOKEN_PROGRAMS.includes(owner) || LOADERS.test(owner)
}

/** Of 64 bits, as the chain counts. */
export const MAX_VALUE = 2n ** 64n - 1n

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
  /** The recipient was asked for no less than the value, so that a scaled amount is rounded up. */
  readonly isLeast?: boolean | undefined
  /** By which the value was worked out. */
  readonly decimals?: number | undefined
  readonly caipNetworkId: CaipNetworkId
}

/** The instructions of a transfer. */
export type TokenTransfer = {
  readonly instructions: readonly Instruction[]
  readonly units: number
  readonly rent: bigint
  readonly receivedAmount?: bigint | undefined
}

/** Makes the instructions. */
export async function tokenTransfer(askNode: RequestNode, params: TokenTransferParams): Promise<TokenTransfer> {
  const { payer, to, mint, caipNetworkId } = params
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
  if (params.decimals !== undefined && params.decimals !== decimals) throw new TransferRejectedError('decimals')
  const scale = await fetchScale(askNode, token.data, caipNetworkId)
  const value = scale ? await toBase(askNode, scale, params) : params.value
  if (value <= 0n || value > MAX_VALUE) throw new InvalidAmountError(String(params.value))
  const [source] = await findAssociatedTokenPda({ owner: payer.address, mint, tokenProgram })
  const [destination] = await findAssociatedTokenPda({ owner: to, mint, tokenProgram })

  const { value: accounts } = await askNode(caipNetworkId, {
    method: 'getMultipleAccounts',
    params: [[to, destination, source], config],
    schema: valueSchema(z.tuple([accountSchema, accountSchema, accountSchema])),
  })
  const [receiver, account, own] = accounts
  if (to === mint || (receiver !== null && isUnownedAddress(receiver.owner))) throw new InvalidReceiverError(to)
  const refusal = refusalOf(token.data) ?? refusalOfReceiver({ mint: token, account, to })
  if (refusal) throw new TransferRejectedError(refusal)

  const usual = { source, account: own }
  const [sources, epoch] = await Promise.all([
    tokenSources(askNode, { owner: payer.address, mint, value, usual, caipNetworkId }),
    readEpoch(askNode, token.data, params),
  ])
  const transfers = sources.map((part) => {
    const parts = { ...part, mint, destination, authority: payer, decimals }
    const plain = getTransferCheckedInstruction(parts, { programAddress: tokenProgram })
    const fee = epoch === undefined ? undefined : transferFeeOf(token.data, part.amount, epoch)
    return fee === undefined
      ? { transfer: plain, fee: 0n }
      : { transfer: { ...plain, data: withFee(plain.data, fee) }, fee }
  })
  const instructions = transfers.map(({ transfer }) => transfer)
  const units = TRANSFER_UNITS * transfers.length
  const arriving = epoch === undefined ? undefined : transfers.reduce((sum, { fee }) => sum - fee, value)
  const arrives = arriving === undefined ? undefined : (scale?.toShown(arriving) ?? arriving)
  if (account !== null) return { instructions, units, rent: 0n, receivedAmount: arrives }
  const create = getCreateAssociatedTokenIdempotentInstruction({
    ...{ payer, ata: destination, owner: to, mint, tokenProgram },
  })
  const rent = await askNode(caipNetworkId, {
    method: 'getMinimumBalanceForRentExemption',
    params: [accountLength(token.data, tokenProgram === TOKEN_2022_PROGRAM)],
    schema: u64Schema,
  })
  return { instructions: [create, ...instructions], units: units + CREATION_UNITS, rent, receivedAmount: arrives }
}

/** Base units of a shown amount. */
async function toBase(
  askNode: RequestNode,
  { toSend, wasShownAs }: AmountScale,
  { payer, mint, value: shown, isLeast, caipNetworkId }: TokenTransferParams,
): Promise<bigint> {
  const held = await fetchHeld(askNode, { address: payer.address, mint, caipNetworkId })
  const isAll = held.shown === shown || wasShownAs(held.value, shown)
  return isAll ? held.value : toSend(shown, { held: held.value, isLeast })
}

type Account = z.infer<typeof accountSchema>
type Receiving = { readonly mint: NonNullable<Account>; readonly account: Account; readonly to: Address }

/** A new account begins as the mint says; one that is there may have been given to somebody else. */
function refusalOfReceiver({ mint, account, to }: Receiving): TransferRejectionReason | undefined {
  if (account && getTokenDecoder().decode(account.data).owner !== to) return 'receiver-given-away'
  const isHeld = account ? isFrozen(account.data) : extensionOf(mint.data, EXTENSION.defaultState)?.[0] === FROZEN_STATE
  if (isHeld) return 'receiver-frozen'
  return account && extensionOf(account.data, EXTENSION.memoTransfer)?.[0] === 1 ? 'memo' : undefined
}

/** Asked for where the token keeps a fee, which goes by it. */
async function readEpoch(
  askNode: RequestNode,
  mint: Uint8Array,
  { caipNetworkId }: TokenTransferParams,
): Promise<bigint | undefined> {
  if (!extensionOf(mint, EXTENSION.feeConfig)) return undefined
  const request = {
    method: 'getEpochInfo',
    params: [{ commitment: 'confirmed' }],
    schema: z.object({ epoch: u64Schema }),
  }
  return (await askNode(caipNetworkId, request)).epoch
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

/**
 * Builds the instructions of an SPL token transfer. Creates the recipient's token account when it is missing. The chain
 * checks the amount against the decimals of the token.
 *
 * In      payer, to, value, mint   the value as the token's amounts are shown, in its decimals. It is converted to base
 *                                  units that are shown as that value. If none are: to the most that are worth no more, or
 *                                  with `isMinimum` to the least that are worth no less. The full shown balance converts to
 *                                  all base units
 * Out     instructions, their compute unit limit, the rent of an account that is created
 *         receivedAmount   as shown, for a token that withholds a fee. The chain executes the transfer with exactly
 *                          that fee or not at all
 * Throws  InvalidAmountError, InvalidRecipientError, TokenNotFoundError, WalletRequestError
 *         TransferRejectedError   frozen, paused, not transferable, memo required, transfer hook, insufficient balance, or the
 *                                recipient's token account now belongs to someone else
 * Source  spec R-SEND-22, R-SEND-106 to 110, R-SEND-139, R-SEND-140, R-SEND-142, R-SEND-146;
 *         SPL Token, Token-2022, Associated Token Account
 */
import type { CaipNetworkId } from '@bowline/kit-core'
import { InvalidAmountError, TokenNotFoundError } from '@bowline/kit-core/errors'
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
import * as v from 'valibot'
import type { RequestNode } from '../chain/nodes.js'
import { u64Schema, valueSchema } from '../chain/response-schemas.js'
import { fetchHolding } from '../chain/token-balances.js'
import type { AmountScale } from './amount-scale.js'
import { InvalidRecipientError } from './errors.js'
import { fetchScale } from './fetch-scale.js'
import { accountSchema } from './response-schemas.js'
import {
  EXTENSION,
  getAccountLength,
  getExtension,
  getRejectionReason,
  getTransferFee,
  isFrozen,
} from './token-extensions.js'
import { findTokenSources } from './token-sources.js'
import { TransferRejectedError, type TransferRejectionReason } from './transfer-rejected-error.js'

/** Address of the Token-2022 program. */
export const TOKEN_2022_PROGRAM: string = 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb'

/** The programs that own mints and token accounts. */
const TOKEN_PROGRAMS: readonly string[] = [TOKEN_PROGRAM_ADDRESS, TOKEN_2022_PROGRAM]

/** Loader programs, which own programs and their code. */
const LOADERS = /^(?:BPFLoader|NativeLoader1|LoaderV41)/

/** Whether an account with this owner is not a user account. Funds sent there are hard or impossible to recover. */
export function isUnownedAddress(owner: string): boolean {
  return TOKEN_PROGRAMS.includes(owner) || LOADERS.test(owner)
}

/** Largest amount in base units: 64 bits, as on chain. */
export const MAX_VALUE = 2n ** 64n - 1n

const TRANSFER_UNITS = 40_000
const CREATION_UNITS = 60_000
const MINT_LENGTH = 82
const FROZEN_STATE = 2
const ACCOUNT_LENGTH = 165

/** What `buildTokenTransfer` needs. */
export type TokenTransferParams = {
  readonly payer: TransactionSigner
  readonly to: Address
  readonly value: bigint
  readonly mint: Address
  /** True when the recipient must get at least the value, so that a scaled amount is rounded up. */
  readonly isMinimum?: boolean | undefined
  /** Decimals with which the value was computed. */
  readonly decimals?: number | undefined
  readonly caipNetworkId: CaipNetworkId
}

/** The instructions of a token transfer. */
export type TokenTransfer = {
  readonly instructions: readonly Instruction[]
  readonly units: number
  readonly rent: bigint
  readonly receivedAmount?: bigint | undefined
}

/** Builds the instructions. Fetches the mint and the token accounts. */
export async function buildTokenTransfer(
  requestNode: RequestNode,
  params: TokenTransferParams,
): Promise<TokenTransfer> {
  const { payer, to, mint, caipNetworkId } = params
  const config = { encoding: 'base64', commitment: 'confirmed' }
  const found = await requestNode(caipNetworkId, {
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
  const scale = await fetchScale(requestNode, token.data, caipNetworkId)
  const value = scale ? await toBase(requestNode, scale, params) : params.value
  if (value <= 0n || value > MAX_VALUE) throw new InvalidAmountError(String(params.value))
  const [source] = await findAssociatedTokenPda({ owner: payer.address, mint, tokenProgram })
  const [destination] = await findAssociatedTokenPda({ owner: to, mint, tokenProgram })

  const { value: accounts } = await requestNode(caipNetworkId, {
    method: 'getMultipleAccounts',
    params: [[to, destination, source], config],
    schema: valueSchema(v.strictTuple([accountSchema, accountSchema, accountSchema])),
  })
  const [recipient, account, sourceAccount] = accounts
  if (to === mint || (recipient !== null && isUnownedAddress(recipient.owner))) throw new InvalidRecipientError(to)
  const reason = getRejectionReason(token.data) ?? getRecipientReason({ mint: token, account, to })
  if (reason) throw new TransferRejectedError(reason)

  const usual = { source, account: sourceAccount }
  const [sources, epoch] = await Promise.all([
    findTokenSources(requestNode, { owner: payer.address, mint, value, usual, caipNetworkId }),
    fetchEpoch(requestNode, token.data, params),
  ])
  const transfers = sources.map((part) => {
    const parts = { ...part, mint, destination, authority: payer, decimals }
    const plain = getTransferCheckedInstruction(parts, { programAddress: tokenProgram })
    const fee = epoch === undefined ? undefined : getTransferFee(token.data, part.amount, epoch)
    return fee === undefined
      ? { transfer: plain, fee: 0n }
      : { transfer: { ...plain, data: withFee(plain.data, fee) }, fee }
  })
  const instructions = transfers.map(({ transfer }) => transfer)
  const units = TRANSFER_UNITS * transfers.length
  const receivedUnits = epoch === undefined ? undefined : transfers.reduce((sum, { fee }) => sum - fee, value)
  const receivedAmount = receivedUnits === undefined ? undefined : (scale?.toShown(receivedUnits) ?? receivedUnits)
  if (account !== null) return { instructions, units, rent: 0n, receivedAmount }
  const create = getCreateAssociatedTokenIdempotentInstruction({
    ...{ payer, ata: destination, owner: to, mint, tokenProgram },
  })
  const rent = await requestNode(caipNetworkId, {
    method: 'getMinimumBalanceForRentExemption',
    params: [getAccountLength(token.data, tokenProgram === TOKEN_2022_PROGRAM)],
    schema: u64Schema,
  })
  return { instructions: [create, ...instructions], units: units + CREATION_UNITS, rent, receivedAmount }
}

/** Converts a shown amount to base units. */
async function toBase(
  requestNode: RequestNode,
  { toSend, wasShownAs }: AmountScale,
  { payer, mint, value: shown, isMinimum, caipNetworkId }: TokenTransferParams,
): Promise<bigint> {
  const held = await fetchHolding(requestNode, { address: payer.address, mint, caipNetworkId })
  const isAll = held.shown === shown || wasShownAs(held.value, shown)
  return isAll ? held.value : toSend(shown, { held: held.value, isMinimum })
}

type Account = v.InferOutput<typeof accountSchema>
type RecipientParams = { readonly mint: NonNullable<Account>; readonly account: Account; readonly to: Address }

/**
 * A new account starts in the default state of the mint. An existing one may have been transferred to another owner.
 */
function getRecipientReason({ mint, account, to }: RecipientParams): TransferRejectionReason | undefined {
  if (account && getTokenDecoder().decode(account.data).owner !== to) return 'recipient-given-away'
  const isFrozenAccount = account
    ? isFrozen(account.data)
    : getExtension(mint.data, EXTENSION.defaultState)?.[0] === FROZEN_STATE
  if (isFrozenAccount) return 'recipient-frozen'
  return account && getExtension(account.data, EXTENSION.memoTransfer)?.[0] === 1 ? 'memo' : undefined
}

/** Fetches the epoch, which decides the fee, when the token withholds one. */
async function fetchEpoch(
  requestNode: RequestNode,
  mint: Uint8Array,
  { caipNetworkId }: TokenTransferParams,
): Promise<bigint | undefined> {
  if (!getExtension(mint, EXTENSION.feeConfig)) return undefined
  const request = {
    method: 'getEpochInfo',
    params: [{ commitment: 'confirmed' }],
    schema: v.object({ epoch: u64Schema }),
  }
  return (await requestNode(caipNetworkId, request)).epoch
}

const WITH_FEE = [26, 1]

/**
 * Data of `TransferCheckedWithFee`: that of `TransferChecked` with another leading discriminator and the fee appended.
 */
function withFee(checked: ReadonlyUint8Array, fee: bigint): Uint8Array {
  return Uint8Array.from([...WITH_FEE, ...checked.slice(1), ...getU64Encoder().encode(fee)])
}

/**
 * Whether an account is a mint. A token account has the same owner but is longer; Token-2022 stores the account type
 * after that length.
 */
function isMint(data: { readonly length: number; readonly [index: number]: number }): boolean {
  return data.length === MINT_LENGTH || (data.length > ACCOUNT_LENGTH && data[ACCOUNT_LENGTH] === 1)
}

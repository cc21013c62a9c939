/**
 * Builds transfers, ready to sign. Loads with the first transfer.
 *
 * In      from, to, value   addresses; lamports of SOL, or the shown amount of the token at `mint` in its decimals
 * Out     wire              the unsigned legacy transaction
 *         rent              lamports for a token account that the transfer creates
 *         bounds, left      the minimums of both accounts, and what the sender has afterwards; undefined when no node
 *                           returns it
 * Throws  InvalidAmountError     not between 1 and 2^64 − 1 base units
 *         InvalidRecipientError   not a Solana address, or the address of a token, a token account or a program
 *         TokenNotFoundError     no token at `mint`
 *         TransferRejectedError  the token, the sender's balance or the recipient's account does not allow it
 *         WalletRequestError     with the message of a node
 * Source  spec R-SEND-09, R-SEND-22, R-ADPT-13, R-ADPT-14; security design §8 (amounts, recipients)
 */
import type { CaipNetworkId, TransferLimits } from '@bowline/kit-core'
import { InvalidAmountError } from '@bowline/kit-core/errors'
import { type Address, createNoopSigner, type Instruction, isAddress } from '@solana/kit'
import { getTransferSolInstruction } from '@solana-program/system'
import type { RequestNode } from '../chain/nodes.js'
import { u64Schema, valueSchema } from '../chain/response-schemas.js'
import { fetchMinimum } from './account-minimum.js'
import { type BuiltTransaction, buildTransaction } from './build-transaction.js'
import { InvalidRecipientError } from './errors.js'
import { accountSchema } from './response-schemas.js'
import { buildTokenTransfer, isUnownedAddress, MAX_VALUE } from './token-transfer.js'

/** Compute unit limit: the two budget instructions and the transfer use less than a thousand. */
const SOL_TRANSFER_UNITS = 2_000

/** The transfer to build. */
export type TransferParams = {
  readonly from: string
  readonly to: string
  readonly value: bigint
  readonly mint?: string | undefined
  /** Decimals of the token with which the value was computed. */
  readonly decimals?: number | undefined
  /** True when the recipient must be shown at least `value` of a scaled token. */
  readonly isMinimum?: boolean | undefined
  readonly caipNetworkId: CaipNetworkId
}

/** A transfer ready to sign. */
export type Transfer = BuiltTransaction & {
  readonly rent: bigint
  readonly bounds: TransferLimits | undefined
  /** Lamports that the sender has after amount, rent and fee. */
  readonly left: bigint | undefined
  /** What the recipient gets of a token that withholds a fee: the shown amount in units of the token. */
  readonly receivedAmount?: bigint | undefined
}

/** Builds a transfer of SOL or of a token. */
export async function buildTransfer(requestNode: RequestNode, params: TransferParams): Promise<Transfer> {
  const { value, mint, decimals, isMinimum, caipNetworkId } = params
  if (value <= 0n || (mint === undefined && value > MAX_VALUE)) throw new InvalidAmountError(String(value))
  const from = parseAddress(params.from)
  const to = parseAddress(params.to)
  const payer = createNoopSigner(from)
  if (mint !== undefined) {
    const token = parseAddress(mint)
    const [{ instructions, units, rent, receivedAmount }, balance, keep] = await Promise.all([
      buildTokenTransfer(requestNode, { payer, to, value, mint: token, decimals, isMinimum, caipNetworkId }),
      fetchBalance(requestNode, from, caipNetworkId),
      fetchMinimum(requestNode, caipNetworkId),
    ])
    const built = await buildTransaction(requestNode, { from, instructions, units, caipNetworkId })
    const bounds = keep === undefined ? undefined : { minimumToRecipient: 0n, minimumToKeep: keep }
    return {
      ...built,
      rent,
      bounds,
      receivedAmount,
      left: balance === undefined ? undefined : balance - rent - built.fee,
    }
  }
  const [balance, hasAccount, minimum] = await Promise.all([
    fetchBalance(requestNode, from, caipNetworkId),
    hasRecipientAccount(requestNode, to, caipNetworkId),
    fetchMinimum(requestNode, caipNetworkId),
  ])
  const left = balance === undefined ? undefined : balance - value
  const instructions: readonly Instruction[] = [
    getTransferSolInstruction({ source: payer, destination: to, amount: value }),
  ]
  const built = await buildTransaction(requestNode, {
    from,
    instructions,
    units: SOL_TRANSFER_UNITS,
    left,
    caipNetworkId,
  })
  const bounds =
    minimum === undefined ? undefined : { minimumToRecipient: hasAccount ? 0n : minimum, minimumToKeep: minimum }
  return { ...built, rent: 0n, bounds, left: left === undefined ? undefined : left - built.fee }
}

function parseAddress(text: string): Address {
  if (isAddress(text)) return text
  throw new InvalidRecipientError(text)
}

/** Fetches the balance in lamports. Undefined when no node returns it, which does not block the transfer. */
async function fetchBalance(
  requestNode: RequestNode,
  from: Address,
  caipNetworkId: CaipNetworkId,
): Promise<bigint | undefined> {
  const params = [from, { commitment: 'confirmed' }]
  const balance = await requestNode(caipNetworkId, {
    method: 'getBalance',
    params,
    schema: valueSchema(u64Schema),
  }).catch(() => undefined)
  return balance?.value
}

/** Whether the account of the recipient exists. Throws InvalidRecipientError when it is not a user account. */
async function hasRecipientAccount(
  requestNode: RequestNode,
  to: Address,
  caipNetworkId: CaipNetworkId,
): Promise<boolean> {
  const { value } = await requestNode(caipNetworkId, {
    method: 'getAccountInfo',
    params: [to, { encoding: 'base64', commitment: 'confirmed' }],
    schema: valueSchema(accountSchema),
  })
  if (value !== null && isUnownedAddress(value.owner)) throw new InvalidRecipientError(to)
  return value !== null
}

/**
 * Builds transfers, ready to be signed. Loaded with the first transfer.
 *
 * In      from, to, value   addresses; lamports of SOL, or the amount of the token at `mint` as it is shown, in its decimals
 * Out     wire              the unsigned transaction, legacy
 *         rent              lamports for a token account that is created on the way
 *         bounds, left      what the chain asks of both accounts, and what the sender has afterwards; undefined where no node
 *                           tells it
 * Throws  InvalidAmountError     not between 1 and 2^64 − 1 base units
 *         InvalidReceiverError   no Solana address, or a token, a token account or a program where a person's address
 *                                belongs
 *         TokenNotFoundError     no token at `mint`
 *         WalletRequestError     what a node says
 * Source  spec R-SEND-09, R-SEND-22, R-ADPT-13, R-ADPT-14; security design §8 (amounts, receivers)
 */
import { type CaipNetworkId, InvalidAmountError, type TransferLimits } from '@bowline/kit-core'
import { type Address, createNoopSigner, type Instruction, isAddress } from '@solana/kit'
import { getTransferSolInstruction } from '@solana-program/system'
import type { RequestNode } from '../chain/nodes.js'
import { u64Schema, valueSchema } from '../chain/response-schemas.js'
import { type BuiltTransaction, buildTransaction } from './build-transaction.js'
import { InvalidReceiverError } from './errors.js'
import { readMinimum } from './rent.js'
import { accountSchema } from './response-schemas.js'
import { isUnownedAddress, MAX_VALUE, tokenTransfer } from './token-transfer.js'

/** Compute units: two for the budget and the transfer itself take under a thousand. */
const SOL_TRANSFER_UNITS = 2_000

/** A transfer. */
export type TransferParams = {
  readonly from: string
  readonly to: string
  readonly value: bigint
  readonly mint?: string | undefined
  /** Of the token, by which the value was worked out. */
  readonly decimals?: number | undefined
  /** The recipient is to be shown no less than `value` of a token that is scaled. */
  readonly isLeast?: boolean | undefined
  readonly caipNetworkId: CaipNetworkId
}

/** A transfer ready to be signed. */
export type Transfer = BuiltTransaction & {
  readonly rent: bigint
  readonly bounds: TransferLimits | undefined
  /** Lamports that the sender has once all is paid. */
  readonly left: bigint | undefined
  /** What reaches the recipient of a token that keeps a fee, as it is shown, in the token's decimals. */
  readonly receivedAmount?: bigint | undefined
}

/** Builds a transfer. */
export async function buildTransfer(askNode: RequestNode, params: TransferParams): Promise<Transfer> {
  const { value, mint, decimals, isLeast, caipNetworkId } = params
  if (value <= 0n || (mint === undefined && value > MAX_VALUE)) throw new InvalidAmountError(String(value))
  const from = readAddress(params.from)
  const to = readAddress(params.to)
  const payer = createNoopSigner(from)
  if (mint !== undefined) {
    const token = readAddress(mint)
    const [{ instructions, units, rent, receivedAmount }, balance, keep] = await Promise.all([
      tokenTransfer(askNode, { payer, to, value, mint: token, decimals, isLeast, caipNetworkId }),
      balanceOf(askNode, from, caipNetworkId),
      readMinimum(askNode, caipNetworkId),
    ])
    const built = await buildTransaction(askNode, { from, instructions, units, caipNetworkId })
    const bounds = keep === undefined ? undefined : { minimumToRecipient: 0n, minimumToKeep: keep }
    return {
      ...built,
      rent,
      bounds,
      receivedAmount,
      left: balance === undefined ? undefined : balance - rent - built.fee,
    }
  }
  const [balance, isThere, minimum] = await Promise.all([
    balanceOf(askNode, from, caipNetworkId),
    isPersonThere(askNode, to, caipNetworkId),
    readMinimum(askNode, caipNetworkId),
  ])
  const left = balance === undefined ? undefined : balance - value
  const instructions: readonly Instruction[] = [
    getTransferSolInstruction({ source: payer, destination: to, amount: value }),
  ]
  const built = await buildTransaction(askNode, { from, instructions, units: SOL_TRANSFER_UNITS, left, caipNetworkId })
  const bounds =
    minimum === undefined ? undefined : { minimumToRecipient: isThere ? 0n : minimum, minimumToKeep: minimum }
  return { ...built, rent: 0n, bounds, left: left === undefined ? undefined : left - built.fee }
}

function readAddress(text: string): Address {
  if (isAddress(text)) return text
  throw new InvalidReceiverError(text)
}

/** A node that does not tell the balance is no obstacle. */
async function balanceOf(
  askNode: RequestNode,
  from: Address,
  caipNetworkId: CaipNetworkId,
): Promise<bigint | undefined> {
  const params = [from, { commitment: 'confirmed' }]
  const balance = await askNode(caipNetworkId, { method: 'getBalance', params, schema: valueSchema(u64Schema) }).catch(
    () => undefined,
  )
  return balance?.value
}

/** Whether the receiver's account is there. */
async function isPersonThere(askNode: RequestNode, to: Address, caipNetworkId: CaipNetworkId): Promise<boolean> {
  const { value } = await askNode(caipNetworkId, {
    method: 'getAccountInfo',
    params: [to, { encoding: 'base64', commitment: 'confirmed' }],
    schema: valueSchema(accountSchema),
  })
  if (value !== null && isUnownedAddress(value.owner)) throw new InvalidReceiverError(to)
  return value !== null
}

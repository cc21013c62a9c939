/**
 * Builds transfers, ready to be signed. Loaded with the first transfer.
 *
 * In      from, to, value   addresses, base units; of SOL, or of the token at `mint`
 * Out     wire              the unsigned transaction, legacy
 *         rent              lamports for a token account that is created on the way
 * Throws  InvalidAmountError     not between 1 and 2^64 − 1
 *         InvalidReceiverError   no Solana address, or a token or a token account where a person's address belongs
 *         TokenNotFoundError     no token at `mint`
 *         WalletRequestError     what a node says
 * Source  spec R-SEND-09, R-SEND-22, R-ADPT-13, R-ADPT-14; security design §8 (amounts, receivers)
 */
import { type CaipNetworkId, InvalidAmountError } from '@bowline/kit-core'
import { type Address, createNoopSigner, type Instruction, isAddress } from '@solana/kit'
import { getTransferSolInstruction } from '@solana-program/system'
import { u64Schema, valueSchema } from '../chain/answers.js'
import type { AskNode } from '../chain/nodes.js'
import { accountSchema } from './answers.js'
import { type BuiltTransaction, buildTransaction } from './build-transaction.js'
import { InvalidReceiverError } from './errors.js'
import { TOKEN_PROGRAMS, tokenTransfer } from './token-transfer.js'

const MAX_VALUE = 2n ** 64n - 1n

/** Compute units: two for the budget and the transfer itself take under a thousand. */
const SOL_TRANSFER_UNITS = 2_000

/** A transfer. */
export type TransferParams = {
  readonly from: string
  readonly to: string
  readonly value: bigint
  readonly mint?: string | undefined
  readonly caipNetworkId: CaipNetworkId
}

/** A transfer ready to be signed. */
export type Transfer = BuiltTransaction & { readonly rent: bigint }

/** Builds a transfer. */
export async function buildTransfer(askNode: AskNode, params: TransferParams): Promise<Transfer> {
  const { value, mint, caipNetworkId } = params
  if (value <= 0n || value > MAX_VALUE) throw new InvalidAmountError(String(value))
  const from = readAddress(params.from)
  const to = readAddress(params.to)
  const payer = createNoopSigner(from)
  if (mint !== undefined) {
    const token = readAddress(mint)
    const { instructions, units, rent } = await tokenTransfer(askNode, { payer, to, value, mint: token, caipNetworkId })
    return { ...(await buildTransaction(askNode, { from, instructions, units, caipNetworkId })), rent }
  }
  const [left] = await Promise.all([
    leftOf(askNode, from, value, caipNetworkId),
    assertPerson(askNode, to, caipNetworkId),
  ])
  const instructions: readonly Instruction[] = [
    getTransferSolInstruction({ source: payer, destination: to, amount: value }),
  ]
  return {
    ...(await buildTransaction(askNode, { from, instructions, units: SOL_TRANSFER_UNITS, left, caipNetworkId })),
    rent: 0n,
  }
}

function readAddress(text: string): Address {
  if (isAddress(text)) return text
  throw new InvalidReceiverError(text)
}

/** A node that does not tell the balance is no obstacle. */
async function leftOf(
  askNode: AskNode,
  from: Address,
  value: bigint,
  caipNetworkId: CaipNetworkId,
): Promise<bigint | undefined> {
  const params = [from, { commitment: 'confirmed' }]
  const balance = await askNode(caipNetworkId, { method: 'getBalance', params, schema: valueSchema(u64Schema) }).catch(
    () => undefined,
  )
  return balance === undefined ? undefined : balance.value - value
}

/** SOL sent to a token or to a token account is hard or impossible to get back. */
async function assertPerson(askNode: AskNode, to: Address, caipNetworkId: CaipNetworkId): Promise<void> {
  const { value } = await askNode(caipNetworkId, {
    method: 'getAccountInfo',
    params: [to, { encoding: 'base64', commitment: 'confirmed' }],
    schema: valueSchema(accountSchema),
  })
  if (value !== null && TOKEN_PROGRAMS.includes(value.owner)) throw new InvalidReceiverError(to)
}

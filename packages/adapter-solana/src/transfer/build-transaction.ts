/**
 * Puts instructions into a transaction with a price, a limit and a fresh blockhash.
 *
 * In      instructions, units   what it may take of the chain's work
 * Out     wire                  unsigned, legacy: every wallet takes those
 *         head                  where the chain was then: beyond its height the transaction is void
 *         message               base64, for asking the fee
 * Throws  WalletRequestError    what a node says
 * Source  spec R-SEND-22, R-ADPT-13
 */
import type { CaipNetworkId } from '@bowline/kit-core'
import {
  type Address,
  appendTransactionMessageInstructions,
  type Blockhash,
  compileTransaction,
  createTransactionMessage,
  getBase64Decoder,
  getTransactionEncoder,
  type Instruction,
  setTransactionMessageComputeUnitLimit,
  setTransactionMessageComputeUnitPrice,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
} from '@solana/kit'
import type { ChainHead } from '../chain/chain-head.js'
import type { RequestNode } from '../chain/nodes.js'
import { blockhashSchema, prioritySchema } from './response-schemas.js'

/** Prices in micro-lamports for each compute unit; the highest adds 0.0001 SOL to the largest transfer built here. */
const LOWEST_PRICE = 1_000n
const HIGHEST_PRICE = 1_000_000n
const MICRO = 1_000_000n

/** Lamports for the one signature. */
const SIGNATURE_FEE = 5_000n

/** What a transaction is made from. */
export type BuildParams = {
  readonly from: Address
  readonly instructions: readonly Instruction[]
  readonly units: number
  /** Lamports that would be left, were there no fee. */
  readonly left?: bigint | undefined
  readonly caipNetworkId: CaipNetworkId
}

/** A transaction ready to be signed. */
export type BuiltTransaction = {
  readonly wire: Uint8Array
  readonly message: string
  readonly head: ChainHead
  /** Lamports that the chain takes for it. */
  readonly fee: bigint
}

/** Builds the transaction. */
export async function buildTransaction(askNode: RequestNode, params: BuildParams): Promise<BuiltTransaction> {
  const { from, instructions, units, left, caipNetworkId } = params
  const [usual, lifetime] = await Promise.all([readPrice(askNode, params), readBlockhash(askNode, caipNetworkId)])
  const price = priceThatEmpties(left, usual, units) ?? usual
  const empty = setTransactionMessageFeePayer(from, createTransactionMessage({ version: 'legacy' }))
  const limited = setTransactionMessageComputeUnitLimit(units, setTransactionMessageComputeUnitPrice(price, empty))
  const timed = setTransactionMessageLifetimeUsingBlockhash(lifetime, limited)
  const transaction = compileTransaction(appendTransactionMessageInstructions(instructions, timed))
  return {
    wire: Uint8Array.from(getTransactionEncoder().encode(transaction)),
    message: getBase64Decoder().decode(transaction.messageBytes),
    head: { slot: lifetime.slot, lastValidBlockHeight: lifetime.lastValidBlockHeight },
    fee: SIGNATURE_FEE + (price * BigInt(units) + MICRO - 1n) / MICRO,
  }
}

async function readBlockhash(
  askNode: RequestNode,
  caipNetworkId: CaipNetworkId,
): Promise<{ blockhash: Blockhash; lastValidBlockHeight: bigint; slot: bigint | undefined }> {
  const params = [{ commitment: 'confirmed' }]
  const request = { method: 'getLatestBlockhash', params, schema: blockhashSchema }
  const { context, value } = await askNode(caipNetworkId, request)
  return { ...value, slot: context?.slot }
}

/** How many of the newest slots count by themselves. */
const NEWEST_SLOTS = 5

/**
 * The middle of what others paid lately for the accounts this writes to, or the most of the newest slots where the price has risen;
 * a node that cannot tell is no obstacle.
 */
async function readPrice(askNode: RequestNode, { from, instructions, caipNetworkId }: BuildParams): Promise<bigint> {
  const written = instructions.flatMap(({ accounts = [] }) => accounts.filter(isWritten).map(({ address }) => address))
  const paid = await askNode(caipNetworkId, {
    method: 'getRecentPrioritizationFees',
    params: [[...new Set([from, ...written])]],
    schema: prioritySchema,
  }).catch(() => [])
  const bySlot = [...paid].sort((one, other) => Number(other.slot - one.slot))
  const newest = bySlot.slice(0, NEWEST_SLOTS).map(({ prioritizationFee }) => prioritizationFee)
  const sorted = paid.map(({ prioritizationFee }) => prioritizationFee).sort((one, other) => Number(one - other))
  const middle = sorted[Math.floor(sorted.length / 2)] ?? 0n
  const wanted = newest.reduce((most, price) => (price > most ? price : most), middle)
  return wanted < LOWEST_PRICE ? LOWEST_PRICE : wanted > HIGHEST_PRICE ? HIGHEST_PRICE : wanted
}

/**
 * An account keeps a deposit's worth or nothing: where about the fee would be left, the fee takes it to the last lamport.
 * Undefined where there is more, or too little.
 */
function priceThatEmpties(left: bigint | undefined, usual: bigint, units: number): bigint | undefined {
  const extra = left === undefined ? -1n : left - SIGNATURE_FEE
  const usualFee = SIGNATURE_FEE + (usual * BigInt(units)) / MICRO
  return extra >= 0n && extra <= usualFee * 2n ? (extra * MICRO) / BigInt(units) : undefined
}

const WRITABLE_BIT = 1

function isWritten({ role }: { readonly role: number }): boolean {
  return (role & WRITABLE_BIT) === WRITABLE_BIT
}

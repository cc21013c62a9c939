/**
 * Builds a transaction from instructions, with a priority fee, a compute limit and a recent blockhash.
 *
 * In      instructions, units   `units` is the compute unit limit
 * Out     wire                  unsigned, legacy: every wallet supports those
 *         head                  chain head when it was built: the transaction expires after its `lastValidBlockHeight`
 *         message               base64, for fetching the fee
 * Throws  WalletRequestError    with the message of a node
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

/**
 * Priority fee limits in micro-lamports per compute unit. The highest adds 0.0001 SOL to the largest transfer built here.
 */
const LOWEST_PRICE = 1_000n
const HIGHEST_PRICE = 1_000_000n
const MICRO_LAMPORTS = 1_000_000n

/** Base fee in lamports for the one signature. */
const SIGNATURE_FEE = 5_000n

/** What `buildTransaction` needs. */
export type BuildParams = {
  readonly from: Address
  readonly instructions: readonly Instruction[]
  readonly units: number
  /** Lamports left to the sender before the fee. If they are about the fee, the price is set to spend all. Undefined: unknown. */
  readonly left?: bigint | undefined
  readonly caipNetworkId: CaipNetworkId
}

/** A transaction ready to sign. */
export type BuiltTransaction = {
  readonly wire: Uint8Array
  readonly message: string
  readonly head: ChainHead
  /** Network fee in lamports. */
  readonly fee: bigint
}

/** Builds the transaction. */
export async function buildTransaction(requestNode: RequestNode, params: BuildParams): Promise<BuiltTransaction> {
  const { from, instructions, units, left, caipNetworkId } = params
  const [recentPrice, lifetime] = await Promise.all([
    fetchPrice(requestNode, params),
    fetchBlockhash(requestNode, caipNetworkId),
  ])
  const price = getEmptyingPrice(left, recentPrice, units) ?? recentPrice
  const empty = setTransactionMessageFeePayer(from, createTransactionMessage({ version: 'legacy' }))
  const limited = setTransactionMessageComputeUnitLimit(units, setTransactionMessageComputeUnitPrice(price, empty))
  const timed = setTransactionMessageLifetimeUsingBlockhash(lifetime, limited)
  const transaction = compileTransaction(appendTransactionMessageInstructions(instructions, timed))
  return {
    wire: Uint8Array.from(getTransactionEncoder().encode(transaction)),
    message: getBase64Decoder().decode(transaction.messageBytes),
    head: { slot: lifetime.slot, lastValidBlockHeight: lifetime.lastValidBlockHeight },
    fee: SIGNATURE_FEE + (price * BigInt(units) + MICRO_LAMPORTS - 1n) / MICRO_LAMPORTS,
  }
}

async function fetchBlockhash(
  requestNode: RequestNode,
  caipNetworkId: CaipNetworkId,
): Promise<{ blockhash: Blockhash; lastValidBlockHeight: bigint; slot: bigint | undefined }> {
  const params = [{ commitment: 'confirmed' }]
  const request = { method: 'getLatestBlockhash', params, schema: blockhashSchema }
  const { context, value } = await requestNode(caipNetworkId, request)
  return { ...value, slot: context?.slot }
}

/** Number of newest slots whose highest price is used when prices rise. */
const NEWEST_SLOTS = 5

/**
 * Fetches the priority fee: the median paid recently for the accounts this transaction writes to, or the highest of the
 * newest slots when that is more. Falls back to the lowest price when the node cannot report fees.
 */
async function fetchPrice(
  requestNode: RequestNode,
  { from, instructions, caipNetworkId }: BuildParams,
): Promise<bigint> {
  const written = instructions.flatMap(({ accounts = [] }) => accounts.filter(isWritable).map(({ address }) => address))
  const paid = await requestNode(caipNetworkId, {
    method: 'getRecentPrioritizationFees',
    params: [[...new Set([from, ...written])]],
    schema: prioritySchema,
  }).catch(() => [])
  const bySlot = [...paid].sort((one, other) => Number(other.slot - one.slot))
  const newest = bySlot.slice(0, NEWEST_SLOTS).map(({ prioritizationFee }) => prioritizationFee)
  const sorted = paid.map(({ prioritizationFee }) => prioritizationFee).sort((one, other) => Number(one - other))
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0n
  const wanted = newest.reduce((most, price) => (price > most ? price : most), median)
  return wanted < LOWEST_PRICE ? LOWEST_PRICE : wanted > HIGHEST_PRICE ? HIGHEST_PRICE : wanted
}

/**
 * An account must keep the rent-exempt minimum or nothing. If about the fee would be left, this price spends it to the last
 * lamport. Undefined when more would be left, or too little for the fee.
 */
function getEmptyingPrice(left: bigint | undefined, recentPrice: bigint, units: number): bigint | undefined {
  const extra = left === undefined ? -1n : left - SIGNATURE_FEE
  const usualFee = SIGNATURE_FEE + (recentPrice * BigInt(units)) / MICRO_LAMPORTS
  return extra >= 0n && extra <= usualFee * 2n ? (extra * MICRO_LAMPORTS) / BigInt(units) : undefined
}

const WRITABLE_BIT = 1

function isWritable({ role }: { readonly role: number }): boolean {
  return (role & WRITABLE_BIT) === WRITABLE_BIT
}

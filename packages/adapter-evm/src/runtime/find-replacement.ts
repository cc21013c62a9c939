/**
 * Finds the transaction with the sender and nonce of a sent one, which may have been sped up or cancelled in the wallet.
 *
 * In      sent     the transaction as a node knew it or as it was requested, its calldata as a digest
 * Out     isNonceUsed       whether the nonce is used by any transaction: on chain, or with `pending` also in the pool
 *         findReplacement   the transaction that has the nonce now, possibly `sent` itself. Searches the newest blocks, then the
 *                           block at which the sender's transaction count passed the nonce; undefined if neither has it
 *         getReplacementReason  repriced: the same call; cancelled: a transfer of nothing to the sender itself; else replaced
 * Throws  the node's errors
 */
import type { Network, Replacement } from '@bowline/kit-core'
import type * as v from 'valibot'
import { numberToHex } from 'viem'
import type { RequestChain } from './chain-client.js'
import { blockSchema, quantitySchema, type transactionSchema } from './response-schemas.js'
import { type KnownTransaction, toInputDigest } from './sent-memo.js'

/** Newest blocks to search. A fast chain produces about four blocks between two of the first checks. */
const SEARCHED_BLOCKS = 8n
/** How far back to search: two days of a fast chain. Many nodes keep less history and return an error. */
const OLDEST_BLOCKS = 100_000n

/** A transaction as a node returns it, in a block or in the pool. */
export type NodeTransaction = v.InferOutput<typeof transactionSchema>

/** Resolves to whether the sender's nonce is used at block `blockTag`; `pending` includes the pool. */
export async function isNonceUsed(
  requestChain: RequestChain,
  { from, nonce }: KnownTransaction,
  network: Network,
  signal: AbortSignal,
  blockTag: string = 'latest',
): Promise<boolean> {
  const count = { method: 'eth_getTransactionCount', params: [from, blockTag] }
  return (await requestChain(network, count, quantitySchema, signal)) > nonce
}

/** Finds the transaction with the sender and nonce of `sent`; undefined if no searched block has it. */
export async function findReplacement(
  requestChain: RequestChain,
  sent: KnownTransaction,
  network: Network,
  signal: AbortSignal,
): Promise<NodeTransaction | undefined> {
  const fetchBlock = (blockTag: string) =>
    requestChain(network, { method: 'eth_getBlockByNumber', params: [blockTag, true] }, blockSchema, signal)
  const newest = await fetchBlock('latest')
  const found = newest.transactions.find((other) => hasSameNonce(other, sent))
  if (found) return found
  for (let back = 1n; back < SEARCHED_BLOCKS && back <= newest.number; back += 1n) {
    const { transactions } = await fetchBlock(numberToHex(newest.number - back))
    const older = transactions.find((other) => hasSameNonce(other, sent))
    if (older) return older
  }
  const wasUsed = (block: bigint) => isNonceUsed(requestChain, sent, network, signal, numberToHex(block))
  const block = await findFirstUsed(newest.number, wasUsed).catch(() => undefined)
  if (block === undefined) return undefined
  return (await fetchBlock(numberToHex(block))).transactions.find((other) => hasSameNonce(other, sent))
}

/** The block that used the nonce: doubles steps back until the nonce is free, then bisects. Undefined beyond `OLDEST_BLOCKS`. */
async function findFirstUsed(
  newest: bigint,
  wasUsed: (block: bigint) => Promise<boolean>,
): Promise<bigint | undefined> {
  let used = newest
  let free = newest
  for (let back = SEARCHED_BLOCKS; free === newest; back *= 2n) {
    if (used === 0n || back > OLDEST_BLOCKS) return undefined
    const block = back < newest ? newest - back : 0n
    if (await wasUsed(block)) used = block
    else free = block
  }
  while (used - free > 1n) {
    const middle = (used + free) / 2n
    if (await wasUsed(middle)) used = middle
    else free = middle
  }
  return used
}

/** Why `other` replaced `sent`. */
export function getReplacementReason(other: NodeTransaction, sent: KnownTransaction): Replacement['reason'] {
  if (isSameAddress(other.to, sent.to) && other.value === sent.value && toInputDigest(other.input) === sent.input)
    return 'repriced'
  return isSameAddress(other.from, other.to) && other.value === 0n ? 'cancelled' : 'replaced'
}

/** Whether two addresses are the same, in any case. */
export function isSameAddress(one: string | null | undefined, other: string | null | undefined): boolean {
  return one?.toLowerCase() === other?.toLowerCase()
}

function hasSameNonce(other: NodeTransaction, sent: KnownTransaction): boolean {
  return other.nonce === sent.nonce && isSameAddress(other.from, sent.from)
}

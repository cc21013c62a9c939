/**
 * Finds the transaction that took the place of a sent one: the same sender and nonce, sped up or cancelled in the wallet.
 *
 * In      sent     the transaction as its node knew it, its call data as a digest
 * Out     isNonceUsed      whether its nonce is used, by itself or by another: in the chain, or `pending` in the pool too
 *         findReplacement   the one that has its place now, which may be itself: searched for in the newest blocks, then in
 *                           the one that the sender's count of transactions leads to; undefined when none of these has it
 *         reasonOf          why: the same for another price, nothing to the sender itself, or something else
 * Throws  what the chain's node answers with
 */
import type { Network, Replacement } from '@bowline/kit-core'
import { numberToHex } from 'viem'
import type * as z from 'zod/mini'
import type { RequestChain } from './chain-client.js'
import { blockSchema, quantitySchema, type transactionSchema } from './response-schemas.js'
import { digestOf, type KnownTransaction } from './sent-memo.js'

/** A fast chain makes about four blocks between two of the first looks. */
const SEARCHED_BLOCKS = 8n
/** Two days of a fast chain. Many nodes know less of the past, and say so. */
const OLDEST_BLOCKS = 100_000n

/** A transaction as the chain has it. */
export type Mined = z.infer<typeof transactionSchema>

/** Whether a transaction's place in the chain is taken. */
export async function isNonceUsed(
  askChain: RequestChain,
  { from, nonce }: KnownTransaction,
  network: Network,
  signal: AbortSignal,
  where: string = 'latest',
): Promise<boolean> {
  const count = { method: 'eth_getTransactionCount', params: [from, where] }
  return (await askChain(network, count, quantitySchema, signal)) > nonce
}

/** Finds what took a transaction's place. */
export async function findReplacement(
  askChain: RequestChain,
  sent: KnownTransaction,
  network: Network,
  signal: AbortSignal,
): Promise<Mined | undefined> {
  const askBlock = (which: string) =>
    askChain(network, { method: 'eth_getBlockByNumber', params: [which, true] }, blockSchema, signal)
  const newest = await askBlock('latest')
  const found = newest.transactions.find((other) => isInPlaceOf(other, sent))
  if (found) return found
  for (let back = 1n; back < SEARCHED_BLOCKS && back <= newest.number; back += 1n) {
    const { transactions } = await askBlock(numberToHex(newest.number - back))
    const older = transactions.find((other) => isInPlaceOf(other, sent))
    if (older) return older
  }
  const wasTaken = (block: bigint) => isNonceUsed(askChain, sent, network, signal, numberToHex(block))
  const block = await firstTaken(newest.number, wasTaken).catch(() => undefined)
  if (block === undefined) return undefined
  return (await askBlock(numberToHex(block))).transactions.find((other) => isInPlaceOf(other, sent))
}

/** The block with which the place was taken: back in ever longer steps until it was free, and then in halves. */
async function firstTaken(newest: bigint, wasTaken: (block: bigint) => Promise<boolean>): Promise<bigint | undefined> {
  let taken = newest
  let free = newest
  for (let back = SEARCHED_BLOCKS; free === newest; back *= 2n) {
    if (taken === 0n || back > OLDEST_BLOCKS) return undefined
    const block = back < newest ? newest - back : 0n
    if (await wasTaken(block)) taken = block
    else free = block
  }
  while (taken - free > 1n) {
    const middle = (taken + free) / 2n
    if (await wasTaken(middle)) taken = middle
    else free = middle
  }
  return taken
}

/** Why another transaction stands in a transaction's place. */
export function reasonOf(other: Mined, sent: KnownTransaction): Replacement['reason'] {
  if (isSame(other.to, sent.to) && other.value === sent.value && digestOf(other.input) === sent.input) return 'repriced'
  return isSame(other.from, other.to) && other.value === 0n ? 'cancelled' : 'replaced'
}

/** Whether two addresses are one. */
export function isSame(one: string | null | undefined, other: string | null | undefined): boolean {
  return one?.toLowerCase() === other?.toLowerCase()
}

function isInPlaceOf(other: Mined, sent: KnownTransaction): boolean {
  return other.nonce === sent.nonce && isSame(other.from, sent.from)
}

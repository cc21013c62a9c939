/**
 * Finds the transaction that took the place of a sent one: the same sender and nonce, sped up or cancelled in the wallet.
 *
 * In      sent     the transaction as its node knew it
 * Out     isPlaceTaken      whether its nonce is used, by itself or by another
 *         findReplacement   the one that has its place now, which may be itself, searched for in the newest blocks;
 *                           undefined when none of these has it
 *         reasonOf          why: the same for another price, nothing to the sender itself, or something else
 * Throws  what the chain's node answers with
 */
import type { Network, Replacement } from '@bowline/kit-core'
import { numberToHex } from 'viem'
import type * as z from 'zod/mini'
import { blockSchema, quantitySchema, type transactionSchema } from './answers.js'
import type { AskChain } from './chain-client.js'

/** A fast chain makes about four blocks between two looks. */
const SEARCHED_BLOCKS = 8n

/** A transaction as a node knows it. */
export type SentTransaction = z.infer<typeof transactionSchema>

/** Whether a transaction's place in the chain is taken. */
export async function isPlaceTaken(
  askChain: AskChain,
  { from, nonce }: SentTransaction,
  network: Network,
  signal: AbortSignal,
): Promise<boolean> {
  const count = { method: 'eth_getTransactionCount', params: [from, 'latest'] }
  return (await askChain(network, count, quantitySchema, signal)) > nonce
}

/** Finds what took a transaction's place. */
export async function findReplacement(
  askChain: AskChain,
  sent: SentTransaction,
  network: Network,
  signal: AbortSignal,
): Promise<SentTransaction | undefined> {
  const askBlock = (which: string) =>
    askChain(network, { method: 'eth_getBlockByNumber', params: [which, true] }, blockSchema, signal)
  let block = await askBlock('latest')
  const oldest = block.number - SEARCHED_BLOCKS
  for (;;) {
    const found = block.transactions.find((other) => isInPlaceOf(other, sent))
    if (found !== undefined || block.number === 0n || block.number - 1n <= oldest) return found
    block = await askBlock(numberToHex(block.number - 1n))
  }
}

/** Why another transaction stands in a transaction's place. */
export function reasonOf(other: SentTransaction, sent: SentTransaction): Replacement['reason'] {
  if (isSame(other.to, sent.to) && other.value === sent.value && other.input === sent.input) return 'repriced'
  return isSame(other.from, other.to) && other.value === 0n ? 'cancelled' : 'replaced'
}

function isSame(one: string | null | undefined, other: string | null | undefined): boolean {
  return one?.toLowerCase() === other?.toLowerCase()
}

function isInPlaceOf(other: SentTransaction, sent: SentTransaction): boolean {
  return other.nonce === sent.nonce && isSame(other.from, sent.from)
}

/**
 * Finds the transaction that took the place of a sent one: the same sender and nonce, sped up or cancelled in the wallet.
 *
 * In      sent     the transaction as its node knew it
 * Out     the one that has its place now, which may be itself, searched for in the newest blocks; undefined while the
 *         nonce is unused, and when none of these blocks has it
 * Throws  what the chain's node answers with
 */
import type { Network } from '@bowline/kit-core'
import { numberToHex } from 'viem'
import type * as z from 'zod/mini'
import { blockSchema, quantitySchema, type transactionSchema } from './answers.js'
import type { AskChain } from './chain-client.js'

/** A fast chain makes about four blocks between two looks. */
const SEARCHED_BLOCKS = 8n

/** A transaction as a node knows it. */
export type SentTransaction = z.infer<typeof transactionSchema>

/** Finds what took a transaction's place. */
export async function findReplacement(
  askChain: AskChain,
  sent: SentTransaction,
  network: Network,
  signal: AbortSignal,
): Promise<SentTransaction | undefined> {
  const count = { method: 'eth_getTransactionCount', params: [sent.from, 'latest'] }
  if ((await askChain(network, count, quantitySchema, signal)) <= sent.nonce) return undefined
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

/** Whether a transaction does what another one was to do: only its price is another. */
export function isSameDeed(a: SentTransaction, b: SentTransaction): boolean {
  return a.to?.toLowerCase() === b.to?.toLowerCase() && a.value === b.value && a.input === b.input
}

function isInPlaceOf(other: SentTransaction, sent: SentTransaction): boolean {
  return other.nonce === sent.nonce && other.from.toLowerCase() === sent.from.toLowerCase()
}

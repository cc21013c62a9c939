/**
 * One look at a sent transaction in the chain.
 *
 * In      sent     its memo is what the look before noted
 * Out     how it stands. A transaction sped up in the wallet ends as the faster one does, which is named; one whose place
 *         another took, such as a cancellation, is replaced, by one that is named where it can be found; one that the node
 *         knew and does not know any more, while its place is free in the chain and
 *         in the pool, is dropped; one that no node ever knew is unknown, unless the same for another price or a
 *         cancellation has the place that it was to have. What a contract account was to do may fail inside one that was carried out
 * Throws  what the chain's node answers with
 * Source  spec R-ADPT-09, R-ADPT-23, R-ADPT-50, R-ADPT-60, R-ADPT-69, R-ADPT-113, R-ACCT-83, R-ACCT-85
 */
import type { GetTransactionParams, Network, Replacement, TransactionCheck } from '@bowline/kit-core'
import * as z from 'zod/mini'
import type { RequestChain } from './chain-client.js'
import { markFinality } from './final-block.js'
import { findReplacement, isNonceUsed, reasonOf } from './find-replacement.js'
import { hasInnerFailure } from './inner-failure.js'
import { receiptSchema, transactionSchema } from './response-schemas.js'
import { FIRST_MEMO, knownOf, readMemo, type SentMemo, writeMemo } from './sent-memo.js'

/** Of the first looks, which come every second, only each fifth asks for the transaction itself. */
const QUICK_LOOKS = 30
const LOOKS_BETWEEN = 5
const MISSES_OF_A_DROPPED = 2
/** Nodes may be behind with receipts. */
const REPLACEMENT_CHECKS = 5

type Outcome = { readonly status: 'confirmed' | 'failed'; readonly block: bigint | undefined }

/** Looks once. */
export async function checkReceipt(
  askChain: RequestChain,
  { sent: { hash, address, memo: noted }, finality, signal }: GetTransactionParams,
  network: Network,
): Promise<TransactionCheck> {
  async function outcomeOf(settled: string): Promise<Outcome | undefined> {
    const request = { method: 'eth_getTransactionReceipt', params: [settled] }
    const receipt = await askChain(network, request, receiptSchema, signal)
    if (receipt?.status === undefined) return undefined
    const { status, blockNumber: block, logs = [] } = receipt
    const isDone = Number(status) === 1 && !(address !== undefined && hasInnerFailure(logs, address))
    return { status: isDone ? 'confirmed' : 'failed', block }
  }

  const endOf = (outcome: Outcome) => markFinality(askChain, outcome, { network, finality, signal })

  async function find(memo: SentMemo): Promise<SentMemo> {
    const looks = memo.looks + 1
    if (memo.known && looks < QUICK_LOOKS && looks % LOOKS_BETWEEN > 0) return { ...memo, looks }
    const request = { method: 'eth_getTransactionByHash', params: [hash] }
    const found = await askChain(network, request, z.nullish(transactionSchema), signal)
    if (found) return { ...memo, looks, misses: 0, known: knownOf(found) }
    return { ...memo, looks, misses: memo.misses + 1 }
  }

  async function endBy(replacement: Replacement): Promise<TransactionCheck | undefined> {
    if (replacement.reason !== 'repriced') return { status: 'replaced', replacement }
    // What stands for another one is not found by that one's hash any more: it ends here.
    const end = await outcomeOf(replacement.hash)
    return end && { ...end, replacement }
  }

  async function endOfUnseen({ asked, misses }: SentMemo): Promise<TransactionCheck | undefined> {
    if (!asked || misses < REPLACEMENT_CHECKS || !(await isNonceUsed(askChain, asked, network, signal)))
      return undefined
    const other = await findReplacement(askChain, asked, network, signal)
    const reason = other && reasonOf(other, asked)
    // Anything else may be the account's own that went before it.
    return other && reason && reason !== 'replaced' ? endBy({ hash: other.hash, reason }) : undefined
  }

  const outcome = await outcomeOf(hash)
  if (outcome) return endOf(outcome)
  const memo = await find(readMemo(noted) ?? FIRST_MEMO)
  const { known, misses, gone } = memo
  const open = (patch: Partial<SentMemo> = {}) =>
    ({ status: 'pending', memo: writeMemo({ ...memo, ...patch }) }) as const
  if (known === undefined) return (await endOfUnseen(memo)) ?? { ...open(), isNotFound: true }
  if (!(await isNonceUsed(askChain, known, network, signal))) {
    if (misses < MISSES_OF_A_DROPPED) return open({ gone: 0 })
    const isReplaced = await isNonceUsed(askChain, known, network, signal, 'pending')
    return isReplaced ? open({ gone: 0 }) : { status: 'dropped' }
  }
  const other = await findReplacement(askChain, known, network, signal)
  if (other === undefined) return gone + 1 >= REPLACEMENT_CHECKS ? { status: 'replaced' } : open({ gone: gone + 1 })
  if (other.hash === hash) {
    const late = await outcomeOf(hash)
    return late ? endOf(late) : open()
  }
  return (await endBy({ hash: other.hash, reason: reasonOf(other, known) })) ?? open()
}

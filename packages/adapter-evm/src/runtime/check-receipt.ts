/**
 * Checks a sent transaction on chain once.
 *
 * In      sent     its memo holds the notes of the previous check
 * Out     the status:
 *         confirmed, failed  by its receipt, or by that of the faster transaction that repriced it, which is named. A contract
 *                            account's operation may fail inside a transaction that succeeded
 *         replaced           another transaction used its nonce, such as a cancellation; named if it can be found
 *         dropped            the node knew it and no longer does, and its nonce is free on chain and in the pool
 *         pending            otherwise, with the notes for the next check; also marked `isNotFound` if no node ever knew it and
 *                            no repriced transaction or cancellation has its expected nonce
 * Throws  the node's errors
 * Source  spec R-ADPT-09, R-ADPT-23, R-ADPT-50, R-ADPT-60, R-ADPT-69, R-ADPT-113, R-ACCT-83, R-ACCT-85
 */
import type { GetTransactionParams, Network, Replacement, TransactionCheck } from '@bowline/kit-core'
import * as v from 'valibot'
import type { RequestChain } from './chain-client.js'
import { findReplacement, getReplacementReason, isNonceUsed } from './find-replacement.js'
import { hasInnerFailure } from './inner-failure.js'
import { markFinality } from './mark-finality.js'
import { receiptSchema, transactionSchema } from './response-schemas.js'
import { INITIAL_MEMO, parseMemo, type SentMemo, stringifyMemo, toKnownTransaction } from './sent-memo.js'

/** Of the first checks, one per second, only every fifth requests the transaction itself. */
const QUICK_CHECKS = 30
const CHECKS_PER_LOOKUP = 5
const MIN_MISSES_TO_DROP = 2
/** Checks before a replacement counts. Nodes may lag behind with receipts. */
const REPLACEMENT_CHECKS = 5

type Outcome = { readonly status: 'confirmed' | 'failed'; readonly block: bigint | undefined }

/** Checks the transaction once. */
export async function checkReceipt(
  requestChain: RequestChain,
  { sent: { hash, address, memo: storedMemo }, finality, signal }: GetTransactionParams,
  network: Network,
): Promise<TransactionCheck> {
  async function fetchOutcome(settledHash: string): Promise<Outcome | undefined> {
    const request = { method: 'eth_getTransactionReceipt', params: [settledHash] }
    const receipt = await requestChain(network, request, receiptSchema, signal)
    if (receipt?.status === undefined) return undefined
    const { status, blockNumber: block, logs = [] } = receipt
    const isSuccess = Number(status) === 1 && !(address !== undefined && hasInnerFailure(logs, address))
    return { status: isSuccess ? 'confirmed' : 'failed', block }
  }

  const withFinality = (outcome: Outcome) => markFinality(requestChain, outcome, { network, finality, signal })

  async function lookUp(memo: SentMemo): Promise<SentMemo> {
    const lookups = memo.lookups + 1
    if (memo.known && lookups < QUICK_CHECKS && lookups % CHECKS_PER_LOOKUP > 0) return { ...memo, lookups }
    const request = { method: 'eth_getTransactionByHash', params: [hash] }
    const found = await requestChain(network, request, v.nullish(transactionSchema), signal)
    if (found) return { ...memo, lookups, misses: 0, known: toKnownTransaction(found) }
    return { ...memo, lookups, misses: memo.misses + 1 }
  }

  async function settleReplaced(replacement: Replacement): Promise<TransactionCheck | undefined> {
    if (replacement.reason !== 'repriced') return { status: 'replaced', replacement }
    // A repriced transaction is not found by the original hash, so this check reports its outcome.
    const end = await fetchOutcome(replacement.hash)
    return end && { ...end, replacement }
  }

  async function settleUnknown({ requested, misses }: SentMemo): Promise<TransactionCheck | undefined> {
    if (!requested || misses < REPLACEMENT_CHECKS || !(await isNonceUsed(requestChain, requested, network, signal)))
      return undefined
    const other = await findReplacement(requestChain, requested, network, signal)
    const reason = other && getReplacementReason(other, requested)
    // Anything else may be an earlier transaction of the same account.
    return other && reason && reason !== 'replaced' ? settleReplaced({ hash: other.hash, reason }) : undefined
  }

  const outcome = await fetchOutcome(hash)
  if (outcome) return withFinality(outcome)
  const memo = await lookUp(parseMemo(storedMemo) ?? INITIAL_MEMO)
  const { known, misses, nonceTaken } = memo
  const pending = (patch: Partial<SentMemo> = {}) =>
    ({ status: 'pending', memo: stringifyMemo({ ...memo, ...patch }) }) as const
  if (known === undefined) return (await settleUnknown(memo)) ?? { ...pending(), isNotFound: true }
  if (!(await isNonceUsed(requestChain, known, network, signal))) {
    if (misses < MIN_MISSES_TO_DROP) return pending({ nonceTaken: 0 })
    const isReplaced = await isNonceUsed(requestChain, known, network, signal, 'pending')
    return isReplaced ? pending({ nonceTaken: 0 }) : { status: 'dropped' }
  }
  const other = await findReplacement(requestChain, known, network, signal)
  if (other === undefined)
    return nonceTaken + 1 >= REPLACEMENT_CHECKS ? { status: 'replaced' } : pending({ nonceTaken: nonceTaken + 1 })
  if (other.hash === hash) {
    const lateOutcome = await fetchOutcome(hash)
    return lateOutcome ? withFinality(lateOutcome) : pending()
  }
  return (await settleReplaced({ hash: other.hash, reason: getReplacementReason(other, known) })) ?? pending()
}

/**
 * Searches the chain for a transaction that a wallet was requested to send, when its response was lost.
 *
 * In      memo       the call and the sender's next nonce, stored before the request
 *         followed   hashes that the kit already tracks; each belongs to another request
 * Out     the transaction, in a block or in the pool: the same call from the same sender, at that nonce or a later one
 *         never      the request is 10 min old, transactions to other addresses used the nonces, and the account has no code
 *         undefined  not known yet, or the memo holds no call
 * Throws  the node's errors
 * Source  spec R-ADPT-114, R-SEND-161
 */
import type { FindSentParams, Network, SentTransaction } from '@bowline/kit-core'
import * as v from 'valibot'
import type { RequestChain } from './chain-client.js'
import { fetchCode } from './contract-code.js'
import { findReplacement, getReplacementReason, isSameAddress, type NodeTransaction } from './find-replacement.js'
import { quantitySchema, transactionsSchema } from './response-schemas.js'
import { INITIAL_MEMO, type KnownTransaction, parseMemo, stringifyMemo, toKnownTransaction } from './sent-memo.js'

/** Maximum number of the sender's transactions that one check compares. */
const MAX_COMPARED = 10n

/** A paired wallet has five minutes to respond, and the relay has five more to deliver. */
const PROMPT_LIFETIME_MS = 600_000

const poolSchema = v.looseObject({ transactions: transactionsSchema })

/** Searches once. */
export async function findTransaction(
  requestChain: RequestChain,
  { request: { caipNetworkId, address, memo: storedMemo, requestedAtMs }, followed = [], signal }: FindSentParams,
  network: Network,
): Promise<SentTransaction | 'never' | undefined> {
  const { requested: call, by } = parseMemo(storedMemo) ?? {}
  if (!call) return undefined
  const isMatch = (other: NodeTransaction) =>
    getReplacementReason(other, call) === 'repriced' && !followed.includes(other.hash)
  const toSent = (other: NodeTransaction): SentTransaction => {
    const memo = stringifyMemo({ ...INITIAL_MEMO, known: toKnownTransaction(other), requested: call, by })
    return { hash: other.hash, caipNetworkId, address, memo }
  }

  // The pool is fetched before the count: a transaction that a block takes meanwhile is then in one of the two.
  const pool = await fetchPool(requestChain, call, network, signal)
  const count = { method: 'eth_getTransactionCount', params: [call.from, 'latest'] }
  const next = await requestChain(network, count, quantitySchema, signal)
  const others: (NodeTransaction | undefined)[] = []
  for (let { nonce } = call; nonce < next && nonce < call.nonce + MAX_COMPARED; nonce += 1n) {
    const other = await findReplacement(requestChain, { ...call, nonce }, network, signal)
    if (other && isMatch(other)) return toSent(other)
    others.push(other)
  }
  const pendingMatch = pool?.find(isMatch)
  if (pendingMatch) return toSent(pendingMatch)

  const isSettled =
    next > call.nonce && next <= call.nonce + MAX_COMPARED && Date.now() - requestedAtMs >= PROMPT_LIFETIME_MS
  // Wallets let their users change an amount, and some add data of their own.
  const isDifferent = (other: NodeTransaction | undefined) => other !== undefined && !isSameAddress(other.to, call.to)
  if (!isSettled || !pool || ![...others, ...pool].every(isDifferent)) return undefined
  // An account with code may also send within other accounts' transactions.
  return (await fetchCode(requestChain, network, call.from)) === '0x' ? 'never' : undefined
}

/** The sender's pending transactions at the nonce or later; undefined if the node does not expose its pool. */
async function fetchPool(
  requestChain: RequestChain,
  { from, nonce }: KnownTransaction,
  network: Network,
  signal: AbortSignal,
): Promise<readonly NodeTransaction[] | undefined> {
  const request = { method: 'eth_getBlockByNumber', params: ['pending', true] }
  const pool = await requestChain(network, request, poolSchema, signal).catch(() => undefined)
  return pool?.transactions.filter((other) => isSameAddress(other.from, from) && other.nonce >= nonce)
}

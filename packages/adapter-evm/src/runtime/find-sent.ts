/**
 * Looks for a transaction that a wallet was asked to send and did not answer for.
 *
 * In      memo       the call, and the nonce that was next for its sender before the wallet was asked
 *         followed   transactions that the kit follows already: each is another request's
 * Out     the transaction, in a block or in the pool: the same call from the same sender, at that nonce or a later one
 *         never      the nonces are taken by other transactions, no wallet keeps a prompt open for so long, and neither the account
 *                    nor its wallet can have changed the call
 *         undefined  not known yet
 * Throws  what the chain's node answers with
 * Source  spec R-ADPT-114, R-SEND-161
 */
import type { FindSentParams, Network, SentTransaction } from '@bowline/kit-core'
import * as z from 'zod/mini'
import type { RequestChain } from './chain-client.js'
import { findReplacement, isSame, type Mined, reasonOf } from './find-replacement.js'
import { fetchCode } from './read-code.js'
import { quantitySchema, transactionsSchema } from './response-schemas.js'
import { FIRST_MEMO, type KnownTransaction, knownOf, readMemo, writeMemo } from './sent-memo.js'

/** Transactions of the sender that one look compares. */
const MAX_COMPARED = 10n

/** A paired wallet has five minutes to answer, and the relay as much again to deliver. */
const PROMPT_LIFETIME_MS = 600_000

const poolSchema = z.looseObject({ transactions: transactionsSchema })

/** Looks once. */
export async function findTransaction(
  askChain: RequestChain,
  { asked: { caipNetworkId, address, memo: noted, askedAtMs }, followed = [], signal }: FindSentParams,
  network: Network,
): Promise<SentTransaction | 'never' | undefined> {
  const { asked: call, by } = readMemo(noted) ?? {}
  if (!call) return undefined
  const isIt = (other: Mined) => reasonOf(other, call) === 'repriced' && !followed.includes(other.hash)
  const found = (other: Mined): SentTransaction => {
    const memo = writeMemo({ ...FIRST_MEMO, known: knownOf(other), asked: call, by })
    return { hash: other.hash, caipNetworkId, address, memo }
  }

  const count = { method: 'eth_getTransactionCount', params: [call.from, 'latest'] }
  const next = await askChain(network, count, quantitySchema, signal)
  const others: (Mined | undefined)[] = []
  for (let { nonce } = call; nonce < next && nonce < call.nonce + MAX_COMPARED; nonce += 1n) {
    const other = await findReplacement(askChain, { ...call, nonce }, network, signal)
    if (other && isIt(other)) return found(other)
    others.push(other)
  }
  const pool = await fetchPool(askChain, call, network, signal)
  const waiting = pool?.find(isIt)
  if (waiting) return found(waiting)

  const isOver = next > call.nonce && next <= call.nonce + MAX_COMPARED && Date.now() - askedAtMs >= PROMPT_LIFETIME_MS
  // Wallets let their users change an amount, and some add data of their own.
  const isOther = (other: Mined | undefined) => other !== undefined && !isSame(other.to, call.to)
  if (!isOver || !pool || ![...others, ...pool].every(isOther)) return undefined
  // An account with code may be sent from by others' transactions.
  return (await fetchCode(askChain, network, call.from)) === '0x' ? 'never' : undefined
}

/** What of the sender's waits at the nonce or later; undefined where the node does not show its pool. */
async function fetchPool(
  askChain: RequestChain,
  { from, nonce }: KnownTransaction,
  network: Network,
  signal: AbortSignal,
): Promise<readonly Mined[] | undefined> {
  const request = { method: 'eth_getBlockByNumber', params: ['pending', true] }
  const pool = await askChain(network, request, poolSchema, signal).catch(() => undefined)
  return pool?.transactions.filter((other) => isSame(other.from, from) && other.nonce >= nonce)
}

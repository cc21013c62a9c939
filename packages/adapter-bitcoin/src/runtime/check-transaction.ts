/**
 * Checks the status of a sent transaction once.
 *
 * In      sent          its memo is what the previous check stored: the outputs it spends and what it pays. `raw` is its
 *                       bytes, if a node sent it for the kit
 *         rebroadcast   sends bytes to all nodes
 * Out     the status. If a wallet replaced the transaction to pay a higher fee, it gets the status of the replacement,
 *         which is named. If another transaction spent the same outputs, it is replaced. In a block that is not deep enough, the
 *         status may change. If no node knows it and nothing spent these outputs, it is sent again. Without its bytes, it is
 *         dropped after two misses in a row, or not found if no node ever knew it
 * Throws  WalletRequestError, RequestAbortedError
 * Source  BIP-125; spec R-ADPT-23, R-ADPT-50, R-ADPT-69
 */
import type { BroadcastOutcome, GetTransactionParams, TransactionCheck } from '@bowline/kit-core'
import { parseResponse } from '@bowline/kit-core/adapter'
import * as v from 'valibot'
import type { Esplora } from '../chain/esplora.js'
import {
  findReplacement,
  getReplacementReason,
  toKnownTransaction,
  transactionSchema,
} from '../chain/find-replacement.js'
import { txidSchema } from '../chain/response-schemas.js'
import type { SignedHex } from '../chain/send-raw.js'
import { formatMemo, parseMemo } from './sent-record.js'

const CHECKS_BEFORE_DROPPED = 2
/** Each output takes one request. */
const MAX_COINS_CHECKED = 25

/** Sends a transaction to all nodes again. */
export type Rebroadcast = (signed: SignedHex) => Promise<BroadcastOutcome>

/** Checks the transaction once. */
export async function checkTransaction(
  esplora: Esplora,
  { sent, finality, signal }: GetTransactionParams,
  rebroadcast: Rebroadcast,
): Promise<TransactionCheck> {
  const hash = parseResponse('sent', v.parser(txidSchema), sent.hash)
  const found = await esplora.find(`/tx/${hash}`, transactionSchema, signal)
  if (found) {
    const memo = formatMemo({ misses: 0, known: toKnownTransaction(found) })
    if (!found.isConfirmed) return { status: 'pending', memo }
    const isFinal = typeof finality !== 'number' || (await hasConfirmations(esplora, found.height, finality, signal))
    return isFinal ? { status: 'confirmed' } : { status: 'confirmed', isReorgPossible: true, memo }
  }
  const signed = await parseSigned(sent.raw, hash)
  const { misses = 0, known = signed && { coins: signed.coins } } = parseMemo(sent.memo) ?? {}
  if (!known) return { status: 'pending', isNotFound: true }
  const other = await findReplacement(esplora, hash, { ...known, ...(signed && { coins: signed.coins }) }, signal)
  if (other === undefined) {
    if (signed) {
      const { status } = await rebroadcast(signed)
      return { status: 'pending', isNotFound: status !== 'accepted', memo: formatMemo({ misses: 0, known }) }
    }
    if (misses + 1 >= CHECKS_BEFORE_DROPPED) return { status: 'dropped' }
    return { status: 'pending', memo: formatMemo({ misses: misses + 1, known }) }
  }
  if (!other.isConfirmed) return { status: 'pending', memo: formatMemo({ misses: 0, known }) }
  const replacement = { hash: other.txid, reason: getReplacementReason(other, known) }
  return { status: replacement.reason === 'repriced' ? 'confirmed' : 'replaced', replacement }
}

/** Parses stored bytes; undefined when they are not the transaction with that id. */
async function parseSigned(
  raw: string | undefined,
  hash: string,
): Promise<(SignedHex & { readonly coins: readonly string[] }) | undefined> {
  if (raw === undefined) return undefined
  const { parseRawOutspendPaths } = await import('../transfer/parse-psbt.js')
  const coins = parseRawOutspendPaths(raw, hash)
  return coins && { raw, hash, coins: coins.slice(0, MAX_COINS_CHECKED) }
}

/** Whether the block at a height has at least so many confirmations; false when the chain does not respond. */
async function hasConfirmations(
  esplora: Esplora,
  height: number | undefined,
  blocks: number,
  signal: AbortSignal,
): Promise<boolean> {
  if (height === undefined || blocks <= 1) return true
  const tip = await esplora.get('/blocks/tip/height', v.pipe(v.number(), v.safeInteger()), signal).catch(() => height)
  return tip - height + 1 >= blocks
}

/**
 * Searches the chain for what a wallet was requested to send, when its response was lost.
 *
 * In      request   its memo is what was stored before the request; without one, the result is undefined
 *         followed  transactions that the kit already tracks: such a transfer belongs to another request
 * Out     the transaction. For a transfer: a new transaction of the payer that pays exactly that. For a PSBT: the one with
 *         its inputs and outputs. `never` when another confirmed transaction spent an output of the PSBT. Otherwise
 *         undefined
 * Throws  WalletRequestError, RequestAbortedError
 * Source  esplora GET /address/:address/txs, GET /tx/:txid, GET /tx/:txid/outspend/:vout; spec R-ADPT-132, R-ADPT-133, R-ADPT-141
 */
import type { FindSentParams, SentTransaction } from '@bowline/kit-core'
import type { Esplora } from '../chain/esplora.js'
import { type ChainTransaction, findSpender, toKnownTransaction } from '../chain/find-replacement.js'
import { assertAddress } from '../chain/response-schemas.js'
import { parseRequestMemo, type RequestMemo, transactionsSchema } from './request-memo.js'
import { createSentRecord } from './sent-record.js'

/** Searches once. */
export async function findSent(
  esplora: Esplora,
  { request, followed = [], signal }: FindSentParams,
): Promise<SentTransaction | 'never' | undefined> {
  const memo = parseRequestMemo(request.memo)
  if (memo === undefined) return undefined
  const { address, caipNetworkId } = request
  const found =
    'coins' in memo
      ? await findPsbt(esplora, memo, signal)
      : await findTransfer(esplora, { payer: address, memo, followed, signal })
  if (found === undefined || found === 'never') return found
  return { ...createSentRecord(found.txid, caipNetworkId, toKnownTransaction(found)), address }
}

type TransferMemo = Extract<RequestMemo, { recipient: string }>
type PsbtMemo = Extract<RequestMemo, { coins: unknown }>

type TransferSearch = {
  readonly payer: string
  readonly memo: TransferMemo
  readonly followed: readonly string[]
  readonly signal: AbortSignal
}

async function findTransfer(
  esplora: Esplora,
  { payer, memo: { recipient, sats, height, waiting }, followed, signal }: TransferSearch,
): Promise<ChainTransaction | undefined> {
  assertAddress(payer)
  const transactions = await esplora.get(`/address/${payer}/txs`, transactionsSchema, signal)
  const isNew = (found: ChainTransaction) =>
    !waiting.includes(found.txid) &&
    !followed.includes(found.txid) &&
    (!found.isConfirmed || (found.height ?? 0) > height)
  return transactions.find((found) => isNew(found) && found.spends.has(payer) && found.pays.get(recipient) === sats)
}

async function findPsbt(
  esplora: Esplora,
  { coins, unsignedId }: PsbtMemo,
  signal: AbortSignal,
): Promise<ChainTransaction | 'never' | undefined> {
  const spender = await findSpender(esplora, coins, signal)
  if (spender === undefined) return undefined
  const { getUnsignedId } = await import('../transfer/parse-psbt.js')
  const isSame = getUnsignedId(await esplora.text(`/tx/${spender.txid}/hex`, signal)) === unsignedId
  if (isSame) return spender
  return spender.isConfirmed ? 'never' : undefined
}

/**
 * The memo stored before a wallet is requested to send, so that its transaction can be found on chain if the response is lost.
 *
 * Out     a transfer   what it pays, and what the chain knew before: the newest block and the payer's unconfirmed transactions.
 *                      Undefined when the chain does not respond in 3 s, or lists too many to store: then nothing can be matched
 *         a PSBT       the outputs it spends, and the id of its transaction without signatures
 * Source  esplora GET /address/:address/txs, GET /blocks/tip/height; spec R-ADPT-132, R-ADPT-133
 */

import { withTimeout } from '@bowline/kit-core/adapter'
import { tryParse } from '@bowline/kit-core/schema'
import * as v from 'valibot'
import type { Esplora } from '../chain/esplora.js'
import { transactionSchema } from '../chain/find-replacement.js'
import { addressSchema, txidSchema } from '../chain/response-schemas.js'

const FETCH_TIMEOUT_MS = 3_000
const MAX_UNCONFIRMED = 50

const memoSchema = v.union([
  v.object({
    recipient: addressSchema,
    sats: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
    height: v.pipe(v.number(), v.safeInteger()),
    waiting: v.pipe(v.array(txidSchema), v.maxLength(MAX_UNCONFIRMED)),
  }),
  v.object({
    coins: v.array(v.pipe(v.string(), v.regex(/^\/tx\/[0-9a-f]{64}\/outspend\/\d{1,10}$/))),
    unsignedId: txidSchema,
  }),
])

/** The parsed memo. */
export type RequestMemo = v.InferOutput<typeof memoSchema>

/** A transfer that will be requested from a wallet. */
export type RequestedTransfer = { readonly payer: string; readonly recipient: string; readonly amount: bigint }

/** Schema of the transactions of an address: unconfirmed ones first, then the newest. */
export const transactionsSchema = v.array(transactionSchema)

/** Creates the memo of a transfer. Never rejects. */
export async function createTransferMemo(
  esplora: Esplora,
  { payer, recipient, amount }: RequestedTransfer,
): Promise<string | undefined> {
  const fetched = Promise.all([
    esplora.get('/blocks/tip/height', v.pipe(v.number(), v.safeInteger())),
    esplora.get(`/address/${payer}/txs`, transactionsSchema),
  ]).catch(() => undefined)
  const [height, transactions] = (await withTimeout(fetched, FETCH_TIMEOUT_MS)) ?? []
  const waiting = transactions?.flatMap(({ txid, isConfirmed }) => (isConfirmed ? [] : [txid]))
  if (waiting === undefined || waiting.length > MAX_UNCONFIRMED) return undefined
  return JSON.stringify({ recipient, sats: Number(amount), height, waiting })
}

/** Parses a stored memo; undefined when it has another form. */
export function parseRequestMemo(text: string | undefined): RequestMemo | undefined {
  try {
    return tryParse(memoSchema, JSON.parse(text ?? ''))
  } catch {
    return undefined
  }
}

/**
 * The memo stored before a wallet is asked to send, so that its transaction can be found on chain if the response is lost.
 *
 * Out     a transfer   what it pays, and what the chain knew before: the newest block and the payer's unconfirmed transactions.
 *                      Undefined when the chain does not respond in 3 s, or lists too many to store: then nothing can be
 *                      matched a PSBT       the outputs it spends, and the id of its transaction without signatures
 * Source  esplora GET /address/:address/txs, GET /blocks/tip/height; spec R-ADPT-132, R-ADPT-133
 */
import { withTimeout } from '@bowline/kit-core/adapter'
import * as z from 'zod/mini'
import type { Esplora } from '../chain/esplora.js'
import { addressSchema, txidSchema } from '../wallets/response-schemas.js'
import { transactionSchema } from './find-replacement.js'

const FETCH_TIMEOUT_MS = 3_000
const MAX_UNCONFIRMED = 50

const memoSchema = z.union([
  z.object({
    recipient: addressSchema,
    sats: z.int().check(z.minimum(1)),
    height: z.int(),
    waiting: z.array(txidSchema).check(z.maxLength(MAX_UNCONFIRMED)),
  }),
  z.object({
    coins: z.array(z.string().check(z.regex(/^\/tx\/[0-9a-f]{64}\/outspend\/\d{1,10}$/))),
    unsignedId: txidSchema,
  }),
])

/** The parsed memo. */
export type RequestMemo = z.infer<typeof memoSchema>

/** A transfer that will be requested from a wallet. */
export type RequestedTransfer = { readonly payer: string; readonly recipient: string; readonly amount: bigint }

/** Schema of the transactions of an address: unconfirmed ones first, then the newest. */
export const transactionsSchema = z.array(transactionSchema)

/** Creates the memo of a transfer. Never rejects. */
export async function createTransferMemo(
  esplora: Esplora,
  { payer, recipient, amount }: RequestedTransfer,
): Promise<string | undefined> {
  const fetched = Promise.all([
    esplora.get('/blocks/tip/height', z.int()),
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
    return z.safeParse(memoSchema, JSON.parse(text ?? '')).data
  } catch {
    return undefined
  }
}

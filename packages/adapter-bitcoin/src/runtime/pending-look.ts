/**
 * One look at a transaction that was sent here.
 *
 * In      sent     its memo is what the look before noted: the coins it spends, and whom it pays
 * Out     how it stands. A transaction in whose place a wallet put another for a higher fee ends as that one does, which is
 *         named; another one in its place has replaced it; one that the chain forgot, twice in a row and with nothing in its
 *         place, is dropped; in a block that is not deep enough, it may change
 * Throws  WalletRequestError, RequestAbortedError
 * Source  BIP-125; spec R-ADPT-23, R-ADPT-50
 */
import type { CaipNetworkId, GetTransactionParams, SentFacts, SentLook } from '@bowline/kit-core'
import { readAnswer } from '@bowline/kit-core/adapter'
import * as z from 'zod/mini'
import type { Esplora } from '../chain/esplora.js'
import { txidSchema } from '../wallets/answers.js'
import { findReplacement, type KnownTransaction, knownOf, reasonOf, transactionSchema } from './find-replacement.js'

/** Blocks come every ten minutes. */
const LEAST_PAUSE_MS = 15_000
const MISSES_OF_A_DROPPED = 2
const LONGEST_MEMO = 4_096

const paymentsSchema = z.optional(z.array(z.tuple([z.string(), z.int()])))
const memoSchema = z.object({
  misses: z.int().check(z.minimum(0), z.maximum(100)),
  known: z.object({
    coins: z.array(z.string().check(z.regex(/^\/tx\/[0-9a-f]{64}\/outspend\/\d{1,10}$/))),
    spends: paymentsSchema,
    pays: paymentsSchema,
  }),
})

type Memo = z.infer<typeof memoSchema>

/** What is told of a transaction that was sent. */
export function sentFacts(txid: string, caipNetworkId: CaipNetworkId, known?: KnownTransaction): SentFacts {
  const memo = known && writeMemo({ misses: 0, known })
  return { hash: txid, caipNetworkId, leastPauseMs: LEAST_PAUSE_MS, ...(memo !== undefined && { memo }) }
}

/** Looks once. */
export async function lookAtPending(
  esplora: Esplora,
  { sent, finality, signal }: GetTransactionParams,
): Promise<SentLook> {
  const hash = readAnswer('sent', txidSchema, sent.hash)
  const found = await esplora.find(`/tx/${hash}`, transactionSchema, signal)
  if (found) {
    const memo = writeMemo({ misses: 0, known: knownOf(found) })
    if (!found.isConfirmed) return { status: 'pending', memo }
    const isFinal = typeof finality !== 'number' || (await isDeep(esplora, found.height, finality, signal))
    return isFinal ? { status: 'confirmed' } : { status: 'confirmed', mayChange: true, memo }
  }
  const memo = readMemo(sent.memo)
  if (!memo) return { status: 'pending', isUnknown: true }
  const { known } = memo
  const other = await findReplacement(esplora, hash, known, signal)
  const misses = other === undefined ? memo.misses + 1 : 0
  if (misses >= MISSES_OF_A_DROPPED) return { status: 'dropped' }
  if (!other?.isConfirmed) return { status: 'pending', memo: writeMemo({ misses, known }) }
  const replacement = { hash: other.txid, reason: reasonOf(other, known) }
  return { status: replacement.reason === 'repriced' ? 'confirmed' : 'replaced', replacement }
}

/** Whether the chain is so many blocks long from that height on. Where nobody tells, it is asked again. */
async function isDeep(
  esplora: Esplora,
  height: number | undefined,
  blocks: number,
  signal: AbortSignal,
): Promise<boolean> {
  if (height === undefined || blocks <= 1) return true
  const tip = await esplora.get('/blocks/tip/height', z.int(), signal).catch(() => height)
  return tip - height + 1 >= blocks
}

function readMemo(text: string | undefined): Memo | undefined {
  try {
    return z.safeParse(memoSchema, JSON.parse(text ?? '')).data
  } catch {
    return undefined
  }
}

/** Of a transaction that pays very many, only its coins are noted. */
function writeMemo({ misses, known }: { readonly misses: number; readonly known: KnownTransaction }): string {
  const whole = JSON.stringify({ misses, known })
  return whole.length <= LONGEST_MEMO ? whole : JSON.stringify({ misses, known: { coins: known.coins } })
}

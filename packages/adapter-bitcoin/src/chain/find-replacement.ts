/**
 * Finds the transaction that replaced a sent one: it spends an output that the sent one should have spent.
 *
 * In      txid, known            the sent transaction and what the chain knew about it
 * Out     findReplacement        undefined when nothing has spent these outputs
 *         getReplacementReason   `repriced`: the same payments to others, except for an output that the fee came out of.
 *                                `cancelled`: everything went back to the sender. Otherwise `replaced`
 * Throws  WalletRequestError, RequestAbortedError
 * Source  spec R-SEND-141; esplora GET /tx/:txid, GET /tx/:txid/outspend/:vout
 */
import type { Replacement } from '@bowline/kit-core'
import * as v from 'valibot'
import type { Esplora } from './esplora.js'
import { txidSchema } from './response-schemas.js'

/** Most spent outputs that are stored per transaction. */
export const MAX_COINS = 10

const outputSchema = v.object({
  scriptpubkey_address: v.optional(v.string()),
  value: v.pipe(v.number(), v.safeInteger()),
})
const indexSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(0xffffffff))

/** Schema of a transaction, with what a replacement is compared by. */
export const transactionSchema = v.pipe(
  v.object({
    txid: txidSchema,
    status: v.object({ confirmed: v.boolean(), block_height: v.optional(v.pipe(v.number(), v.safeInteger())) }),
    vin: v.array(v.object({ txid: txidSchema, vout: indexSchema, prevout: v.nullish(outputSchema) })),
    vout: v.array(outputSchema),
  }),
  v.transform(({ txid, status, vin, vout }) => ({
    txid,
    isConfirmed: status.confirmed,
    height: status.block_height,
    coins: getOutspendPaths(vin),
    spends: sumPayments(vin.flatMap(({ prevout }) => prevout ?? [])),
    pays: sumPayments(vout),
  })),
)

/** A transaction on chain or in the mempool. */
export type ChainTransaction = v.InferOutput<typeof transactionSchema>

/** Sats that each address gets or gives. */
type Payments = readonly (readonly [address: string, value: number])[]

/**
 * What is stored about a transaction. `coins`: the outputs it spends, each as the API path that returns its spender. `spends` and
 * `pays`: sats by address, unless there are too many.
 */
export type KnownTransaction = {
  readonly coins: readonly string[]
  readonly spends?: Payments | undefined
  readonly pays?: Payments | undefined
}

/** Gets the part of a transaction that is stored. */
export function toKnownTransaction({
  coins,
  spends,
  pays,
}: Pick<ChainTransaction, 'coins' | 'spends' | 'pays'>): KnownTransaction {
  return { coins: coins.slice(0, MAX_COINS), spends: [...spends], pays: [...pays] }
}

/** API paths, one per input, that return which transaction has spent the input's output. */
export function getOutspendPaths(
  inputs: readonly { readonly txid: string; readonly vout: number }[],
): readonly string[] {
  return inputs.map(({ txid, vout }) => `/tx/${txid}/outspend/${vout}`)
}

const outspendSchema = v.object({ spent: v.boolean(), txid: v.optional(txidSchema) })

/** Finds the replacement of a transaction. */
export function findReplacement(
  esplora: Esplora,
  txid: string,
  { coins }: KnownTransaction,
  signal: AbortSignal,
): Promise<ChainTransaction | undefined> {
  return findSpender(esplora, coins, signal, txid)
}

/** Finds a transaction that spends one of these outputs, other than `except`. */
export async function findSpender(
  esplora: Esplora,
  coins: readonly string[],
  signal: AbortSignal,
  except?: string,
): Promise<ChainTransaction | undefined> {
  for (const coin of coins) {
    const spender = (await esplora.find(coin, outspendSchema, signal))?.txid
    if (spender !== undefined && spender !== except) {
      return esplora.find(`/tx/${spender}`, transactionSchema, signal)
    }
  }
  return undefined
}

/** Gets the reason why a transaction was replaced. */
export function getReplacementReason(
  other: ChainTransaction,
  { pays, spends }: KnownTransaction,
): Replacement['reason'] {
  if (!pays || !spends) return 'replaced'
  const own = new Set(spends.map(([address]) => address))
  const before = new Map(pays)
  const isChanged = ([address, value]: Payments[number]) => other.pays.get(address) !== value
  const toOthers = pays.filter(([address]) => !own.has(address))
  const isPaid = !toOthers.some(isChanged)
  if (isPaid && toOthers.length > 0) return 'repriced'
  const comesBack = [...other.pays].some(([address, value]) => own.has(address) && value > (before.get(address) ?? 0))
  const isKept = pays.filter(isChanged).length <= 1 && pays.every(([address]) => other.pays.has(address))
  if (isKept && (isPaid || !comesBack)) return 'repriced'
  return [...other.pays.keys()].every((address) => own.has(address)) ? 'cancelled' : 'replaced'
}

type Output = v.InferOutput<typeof outputSchema>

/** Sums what each address gets. Outputs without an address count as one. */
export function sumPayments(outputs: readonly Output[]): ReadonlyMap<string, number> {
  const payments = new Map<string, number>()
  for (const { scriptpubkey_address: address = '', value } of outputs) {
    payments.set(address, (payments.get(address) ?? 0) + value)
  }
  return payments
}

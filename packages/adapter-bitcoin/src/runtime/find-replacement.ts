/**
 * Finds the transaction that took the place of a sent one: it spends a coin that the other was to spend.
 *
 * In      txid, known   the transaction as the chain knew it
 * Out     findReplacement   undefined where nothing spends these coins
 *         reasonOf          why: the same payments to others, or all but for the one that the fee came out of; everything back to
 *                           where it came from; or something else
 * Throws  WalletRequestError, RequestAbortedError
 * Source  spec R-SEND-141; esplora GET /tx/:txid, GET /tx/:txid/outspend/:vout
 */
import type { Replacement } from '@bowline/kit-core'
import * as z from 'zod/mini'
import type { Esplora } from '../chain/esplora.js'
import { txidSchema } from '../wallets/response-schemas.js'

/** Coins that are noted of a transaction. */
export const MAX_COINS = 10

const outputSchema = z.object({ scriptpubkey_address: z.optional(z.string()), value: z.int() })
const indexSchema = z.int().check(z.minimum(0), z.maximum(0xffffffff))

/** A transaction as far as another one can take its place. */
export const transactionSchema = z.pipe(
  z.object({
    txid: txidSchema,
    status: z.object({ confirmed: z.boolean(), block_height: z.optional(z.int()) }),
    vin: z.array(z.object({ txid: txidSchema, vout: indexSchema, prevout: z.nullish(outputSchema) })),
    vout: z.array(outputSchema),
  }),
  z.transform(({ txid, status, vin, vout }) => ({
    txid,
    isConfirmed: status.confirmed,
    height: status.block_height,
    coins: coinsOf(vin),
    spends: paymentsOf(vin.flatMap(({ prevout }) => prevout ?? [])),
    pays: paymentsOf(vout),
  })),
)

/** A transaction of the chain. */
export type ChainTransaction = z.infer<typeof transactionSchema>

/** What each address gets or gives, in sats. */
type Payments = readonly (readonly [address: string, value: number])[]

/** What is noted of a transaction: the coins it spends, and what it moves, unless that is too much to note. */
export type KnownTransaction = {
  readonly coins: readonly string[]
  readonly spends?: Payments | undefined
  readonly pays?: Payments | undefined
}

/** As much of a transaction as is noted. */
export function knownOf({
  coins,
  spends,
  pays,
}: Pick<ChainTransaction, 'coins' | 'spends' | 'pays'>): KnownTransaction {
  return { coins: coins.slice(0, MAX_COINS), spends: [...spends], pays: [...pays] }
}

/** Where the chain tells what has spent the coins of a transaction. */
export function coinsOf(inputs: readonly { readonly txid: string; readonly vout: number }[]): readonly string[] {
  return inputs.map(({ txid, vout }) => `/tx/${txid}/outspend/${vout}`)
}

const outspendSchema = z.object({ spent: z.boolean(), txid: z.optional(txidSchema) })

/** Finds what took a transaction's place. */
export function findReplacement(
  esplora: Esplora,
  txid: string,
  { coins }: KnownTransaction,
  signal: AbortSignal,
): Promise<ChainTransaction | undefined> {
  return findSpender(esplora, coins, signal, txid)
}

/** Finds a transaction that spends one of these coins, other than `except`. */
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

/** Why another transaction stands in a transaction's place. */
export function reasonOf(other: ChainTransaction, { pays, spends }: KnownTransaction): Replacement['reason'] {
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

type Output = z.infer<typeof outputSchema>

/** What each address gets; outputs that pay to none count as one. */
export function paymentsOf(outputs: readonly Output[]): ReadonlyMap<string, number> {
  const payments = new Map<string, number>()
  for (const { scriptpubkey_address: address = '', value } of outputs) {
    payments.set(address, (payments.get(address) ?? 0) + value)
  }
  return payments
}

/**
 * What of a transfer reached its receiver. That the chain carried a transaction out does not say it: tokens may answer `false`
 * or keep a fee, and a smart account's call may fail inside a transaction that does not.
 *
 * In      transfer   of the coin where no token is named
 * Out     base units, by the token's `Transfer` events, else by the receiver's balance before and after the block; of the coin
 *         by the transaction itself where it is the transfer. Undefined where the nodes do not tell
 * Source  spec R-SEND-73, R-SEND-74, R-SEND-136; ERC-20
 */
import type { ReadArrivalParams } from '@bowline/kit-core'
import { getAddress } from 'viem'
import * as z from 'zod/mini'
import { quantitySchema, transactionSchema } from './answers.js'
import type { AskChain } from './chain-client.js'
import { toQuantity } from './quantity.js'
import { balanceCall } from './read-token.js'

const TRANSFER_EVENT = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'

const wordSchema = z.string().check(z.regex(/^0x[0-9a-fA-F]{64}$/))

const receiptSchema = z.object({
  status: quantitySchema,
  blockNumber: quantitySchema,
  logs: z.pipe(
    z.array(z.unknown()),
    z.transform((list) => list.flatMap((entry) => z.safeParse(logSchema, entry).data ?? [])),
  ),
})

const logSchema = z.object({
  address: z.string(),
  topics: z.tuple([wordSchema, wordSchema, wordSchema]),
  data: wordSchema,
})

/** Reads what arrived. */
export async function readArrival(askChain: AskChain, transfer: ReadArrivalParams): Promise<bigint | undefined> {
  const { hash, network, tokenAddress } = transfer
  try {
    const request = { method: 'eth_getTransactionReceipt', params: [hash] }
    const receipt = await askChain(network, request, receiptSchema)
    if (receipt.status !== 1n) return undefined
    const told =
      tokenAddress === undefined
        ? await movedBy(askChain, transfer)
        : sumOf(receipt.logs.filter((log) => isArrival(log, tokenAddress, transfer.to)))
    return told > 0n ? told : await gainOf(askChain, receipt.blockNumber, transfer)
  } catch {
    return undefined
  }
}

type Log = z.infer<typeof logSchema>

function isArrival({ address, topics: [event, , receiver] }: Log, tokenAddress: string, to: string): boolean {
  const isOfToken = address.toLowerCase() === tokenAddress.toLowerCase()
  return isOfToken && event === TRANSFER_EVENT && receiver.slice(-40).toLowerCase() === to.slice(2).toLowerCase()
}

function sumOf(logs: readonly Log[]): bigint {
  return logs.reduce((sum, { data }) => sum + BigInt(data), 0n)
}

/** What the transaction itself moves to the receiver: nothing where it is the call of a smart account. */
async function movedBy(askChain: AskChain, { hash, network, to }: ReadArrivalParams): Promise<bigint> {
  const sent = await askChain(network, { method: 'eth_getTransactionByHash', params: [hash] }, transactionSchema)
  return sent.to?.toLowerCase() === to.toLowerCase() ? sent.value : 0n
}

/** What the receiver has more after the block than before it; undefined where it may have sent some on. */
async function gainOf(askChain: AskChain, block: bigint, transfer: ReadArrivalParams): Promise<bigint | undefined> {
  if (transfer.tokenAddress === undefined && (await hasSpent(askChain, block, transfer))) return undefined
  const [before, after] = await Promise.all([
    balanceAt(askChain, block - 1n, transfer),
    balanceAt(askChain, block, transfer),
  ])
  return after < before ? undefined : after - before
}

/** Whether the receiver may have spent of the coin in the block: a contract may in the same call. */
async function hasSpent(askChain: AskChain, block: bigint, { network, to }: ReadArrivalParams): Promise<boolean> {
  const ask = (method: string, at: bigint) => ({ method, params: [to, toQuantity(at)] })
  const [code, before, after] = await Promise.all([
    askChain(network, ask('eth_getCode', block), z.string()),
    askChain(network, ask('eth_getTransactionCount', block - 1n), quantitySchema),
    askChain(network, ask('eth_getTransactionCount', block), quantitySchema),
  ])
  return code !== '0x' || before !== after
}

async function balanceAt(
  askChain: AskChain,
  block: bigint,
  { network, to, tokenAddress }: ReadArrivalParams,
): Promise<bigint> {
  const at = toQuantity(block)
  if (tokenAddress === undefined)
    return askChain(network, { method: 'eth_getBalance', params: [to, at] }, quantitySchema)
  const call = balanceCall(getAddress(tokenAddress), getAddress(to))
  return askChain(network, { method: 'eth_call', params: [call, at] }, quantitySchema)
}

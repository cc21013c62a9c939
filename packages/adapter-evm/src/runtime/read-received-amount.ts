/**
 * What of a transfer reached its receiver. That the chain carried a transaction out does not say it: tokens may answer `false`
 * or keep a fee, and a smart account's call may fail inside a transaction that does not.
 *
 * In      transfer   of the native token where no token is named; without a payer the transaction's sender is the payer
 * Out     base units, by the token's `Transfer` events from the payer, else by the receiver's balance before and after the
 *         block, less what others moved there; of the native token by the transaction itself where it is the payer's transfer.
 *         Undefined where the nodes do not tell
 * Source  spec R-SEND-73, R-SEND-74, R-SEND-136, R-SEND-163; ERC-20
 */
import type { ReadReceivedAmountParams } from '@bowline/kit-core'
import { getAddress } from 'viem'
import * as z from 'zod/mini'
import type { RequestChain } from './chain-client.js'
import { toQuantity } from './quantity.js'
import { balanceCall } from './read-token.js'
import { blockSchema, quantitySchema, transactionSchema } from './response-schemas.js'

const TRANSFER_EVENT = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'

const wordSchema = z.string().check(z.regex(/^0x[0-9a-fA-F]{64}$/))

const logsSchema = z.pipe(
  z.array(z.unknown()),
  z.transform((list) => list.flatMap((entry) => z.safeParse(logSchema, entry).data ?? [])),
)

/** Of a `Transfer` event. */
const topicsSchema = z.pipe(
  z.array(wordSchema).check(z.minLength(3), z.maxLength(3)),
  z.transform(([event = '', payer = '', receiver = '']) => ({ event, payer, receiver })),
)

const receiptSchema = z.object({ status: quantitySchema, blockNumber: quantitySchema, logs: logsSchema })

const logSchema = z.object({
  address: z.string(),
  topics: topicsSchema,
  data: wordSchema,
})

/** Reads what arrived. */
export async function readArrival(
  askChain: RequestChain,
  transfer: ReadReceivedAmountParams,
): Promise<bigint | undefined> {
  const { hash, network, tokenAddress } = transfer
  try {
    const request = { method: 'eth_getTransactionReceipt', params: [hash] }
    const receipt = await askChain(network, request, receiptSchema)
    if (receipt.status !== 1n) return undefined
    const sent = await askChain(network, { method: 'eth_getTransactionByHash', params: [hash] }, transactionSchema)
    const told =
      tokenAddress === undefined
        ? movedBy(sent, transfer)
        : movedOf(
            receipt.logs.filter((log) => isArrival(log, tokenAddress, transfer.to)),
            sent,
            transfer,
          )
    return told > 0n ? told : await getReceivedAmount(askChain, receipt.blockNumber, transfer)
  } catch {
    return undefined
  }
}

type Log = z.infer<typeof logSchema>

function isArrival({ address, topics: { event, receiver } }: Log, tokenAddress: string, to: string): boolean {
  const isOfToken = address.toLowerCase() === tokenAddress.toLowerCase()
  return isOfToken && event === TRANSFER_EVENT && isAddressIn(receiver, to)
}

/** An address as a topic of an event. */
function isAddressIn(word: string, address: string): boolean {
  return word.slice(-40).toLowerCase() === address.slice(2).toLowerCase()
}

function sumOf(logs: readonly Log[]): bigint {
  return logs.reduce((sum, { data }) => sum + BigInt(data), 0n)
}

type Sent = z.infer<typeof transactionSchema>

/** What the transaction itself moves to the receiver: nothing where it is the call of a smart account, or another's. */
function movedBy(sent: Sent, { to, from = sent.from }: ReadReceivedAmountParams): bigint {
  return isTo(sent, to) && sent.from.toLowerCase() === from.toLowerCase() ? sent.value : 0n
}

function isTo(sent: Sent, to: string): boolean {
  return sent.to?.toLowerCase() === to.toLowerCase()
}

/** What the payer's transfers moved. Who pays by a smart account is not known without being named: all of its call counts then. */
function movedOf(arrivals: readonly Log[], sent: Sent, { from }: ReadReceivedAmountParams): bigint {
  const own = arrivals.filter(({ topics: { payer } }) => isAddressIn(payer, from ?? sent.from))
  return sumOf(from === undefined && own.length === 0 ? arrivals : own)
}

/** What the receiver has more after the block than before it, less what others moved; undefined where it may have sent some on. */
async function getReceivedAmount(
  askChain: RequestChain,
  block: bigint,
  transfer: ReadReceivedAmountParams,
): Promise<bigint | undefined> {
  if (transfer.tokenAddress === undefined && (await hasSpent(askChain, block, transfer))) return undefined
  const [before, after] = await Promise.all([
    balanceAt(askChain, block - 1n, transfer),
    balanceAt(askChain, block, transfer),
  ])
  const gain = after - before
  if (gain <= 0n) return gain < 0n ? undefined : 0n
  const others = await movedByOthers(askChain, block, transfer)
  return gain < others ? undefined : gain - others
}

/** What reached the receiver in the block in ways that are seen, none of which is the payer's. */
async function movedByOthers(
  askChain: RequestChain,
  block: bigint,
  transfer: ReadReceivedAmountParams,
): Promise<bigint> {
  const { network, to, tokenAddress } = transfer
  const at = toQuantity(block)
  if (tokenAddress === undefined) {
    const { transactions } = await askChain(
      network,
      { method: 'eth_getBlockByNumber', params: [at, true] },
      blockSchema,
    )
    return transactions.reduce((sum, sent) => (isTo(sent, to) ? sum + sent.value : sum), 0n)
  }
  const receiver = `0x${to.slice(2).toLowerCase().padStart(64, '0')}`
  const filter = { fromBlock: at, toBlock: at, address: tokenAddress, topics: [TRANSFER_EVENT, null, receiver] }
  return sumOf(await askChain(network, { method: 'eth_getLogs', params: [filter] }, logsSchema))
}

/** Whether the receiver may have spent of the coin in the block: a contract may in the same call. */
async function hasSpent(
  askChain: RequestChain,
  block: bigint,
  { network, to }: ReadReceivedAmountParams,
): Promise<boolean> {
  const ask = (method: string, at: bigint) => ({ method, params: [to, toQuantity(at)] })
  const [code, before, after] = await Promise.all([
    askChain(network, ask('eth_getCode', block), z.string()),
    askChain(network, ask('eth_getTransactionCount', block - 1n), quantitySchema),
    askChain(network, ask('eth_getTransactionCount', block), quantitySchema),
  ])
  return code !== '0x' || before !== after
}

async function balanceAt(
  askChain: RequestChain,
  block: bigint,
  { network, to, tokenAddress }: ReadReceivedAmountParams,
): Promise<bigint> {
  const at = toQuantity(block)
  if (tokenAddress === undefined)
    return askChain(network, { method: 'eth_getBalance', params: [to, at] }, quantitySchema)
  const call = balanceCall(getAddress(tokenAddress), getAddress(to))
  return askChain(network, { method: 'eth_call', params: [call, at] }, quantitySchema)
}

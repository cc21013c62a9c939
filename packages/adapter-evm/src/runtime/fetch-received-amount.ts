/**
 * Determines how much of a transfer reached its recipient. A successful transaction does not prove it: tokens may return `false`
 * or keep a fee, and a smart account's call may fail inside a transaction that succeeds.
 *
 * In      transfer   a sent transfer; of the native token if no token is named. Without a payer (`from`), the transaction's
 *                    sender is the payer
 * Out     base units, by the token's `Transfer` events from the payer, else by the recipient's balance before and after the
 *         block, less what others moved there; for the native token by the transaction itself if it is the payer's transfer.
 *         Undefined if the nodes cannot say
 * Source  spec R-SEND-73, R-SEND-74, R-SEND-136, R-SEND-163; ERC-20
 */

import type { GetReceivedAmountParams } from '@bowline/kit-core'
import { tryParse } from '@bowline/kit-core/schema'
import * as v from 'valibot'
import { getAddress } from 'viem'
import type { RequestChain } from './chain-client.js'
import { encodeBalanceCall } from './fetch-token-balance.js'
import { toQuantity } from './quantity.js'
import { blockSchema, quantitySchema, transactionSchema } from './response-schemas.js'

const TRANSFER_EVENT = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'

const wordSchema = v.pipe(v.string(), v.regex(/^0x[0-9a-fA-F]{64}$/))

const logsSchema = v.pipe(
  v.array(v.unknown()),
  v.transform((list) => list.flatMap((entry) => tryParse(logSchema, entry) ?? [])),
)

/** Topics of a `Transfer` event. */
const topicsSchema = v.pipe(
  v.array(wordSchema),
  v.minLength(3),
  v.maxLength(3),
  v.transform(([event = '', payer = '', recipient = '']) => ({ event, payer, recipient })),
)

const receiptSchema = v.object({ status: quantitySchema, blockNumber: quantitySchema, logs: logsSchema })

const logSchema = v.object({
  address: v.string(),
  topics: topicsSchema,
  data: wordSchema,
})

/** Returns the received amount in base units; undefined if the transaction failed or the nodes cannot say. Never rejects. */
export async function fetchReceivedAmount(
  requestChain: RequestChain,
  transfer: GetReceivedAmountParams,
): Promise<bigint | undefined> {
  const { hash, network, tokenAddress } = transfer
  try {
    const request = { method: 'eth_getTransactionReceipt', params: [hash] }
    const receipt = await requestChain(network, request, receiptSchema)
    if (receipt.status !== 1n) return undefined
    const sent = await requestChain(network, { method: 'eth_getTransactionByHash', params: [hash] }, transactionSchema)
    const direct =
      tokenAddress === undefined
        ? getNativeValue(sent, transfer)
        : sumTransfers(
            receipt.logs.filter((log) => isTransferTo(log, tokenAddress, transfer.to)),
            sent,
            transfer,
          )
    return direct > 0n ? direct : await getBalanceGain(requestChain, receipt.blockNumber, transfer)
  } catch {
    return undefined
  }
}

type Log = v.InferOutput<typeof logSchema>

function isTransferTo({ address, topics: { event, recipient } }: Log, tokenAddress: string, to: string): boolean {
  const isOfToken = address.toLowerCase() === tokenAddress.toLowerCase()
  return isOfToken && event === TRANSFER_EVENT && isTopicAddress(recipient, to)
}

/** Whether an event topic holds this address. */
function isTopicAddress(word: string, address: string): boolean {
  return word.slice(-40).toLowerCase() === address.slice(2).toLowerCase()
}

function sumAmounts(logs: readonly Log[]): bigint {
  return logs.reduce((sum, { data }) => sum + BigInt(data), 0n)
}

type Sent = v.InferOutput<typeof transactionSchema>

/** The value that the transaction itself sends to the recipient: 0 for a smart account's call or another sender. */
function getNativeValue(sent: Sent, { to, from = sent.from }: GetReceivedAmountParams): bigint {
  return isTo(sent, to) && sent.from.toLowerCase() === from.toLowerCase() ? sent.value : 0n
}

function isTo(sent: Sent, to: string): boolean {
  return sent.to?.toLowerCase() === to.toLowerCase()
}

/** The sum of the payer's transfers. An unnamed smart account as payer is unknown, so then all transfers count. */
function sumTransfers(transfers: readonly Log[], sent: Sent, { from }: GetReceivedAmountParams): bigint {
  const own = transfers.filter(({ topics: { payer } }) => isTopicAddress(payer, from ?? sent.from))
  return sumAmounts(from === undefined && own.length === 0 ? transfers : own)
}

/** The recipient's gain in the block, less what others sent; undefined if the recipient may have spent some of it. */
async function getBalanceGain(
  requestChain: RequestChain,
  block: bigint,
  transfer: GetReceivedAmountParams,
): Promise<bigint | undefined> {
  if (transfer.tokenAddress === undefined && (await hasSpent(requestChain, block, transfer))) return undefined
  const [before, after] = await Promise.all([
    fetchBalanceAt(requestChain, block - 1n, transfer),
    fetchBalanceAt(requestChain, block, transfer),
  ])
  const gain = after - before
  if (gain <= 0n) return gain < 0n ? undefined : 0n
  const others = await sumFromOthers(requestChain, block, transfer)
  return gain < others ? undefined : gain - others
}

/** What visibly reached the recipient in the block from others than the payer. */
async function sumFromOthers(
  requestChain: RequestChain,
  block: bigint,
  transfer: GetReceivedAmountParams,
): Promise<bigint> {
  const { network, to, tokenAddress } = transfer
  const at = toQuantity(block)
  if (tokenAddress === undefined) {
    const { transactions } = await requestChain(
      network,
      { method: 'eth_getBlockByNumber', params: [at, true] },
      blockSchema,
    )
    return transactions.reduce((sum, sent) => (isTo(sent, to) ? sum + sent.value : sum), 0n)
  }
  const recipient = `0x${to.slice(2).toLowerCase().padStart(64, '0')}`
  const filter = { fromBlock: at, toBlock: at, address: tokenAddress, topics: [TRANSFER_EVENT, null, recipient] }
  return sumAmounts(await requestChain(network, { method: 'eth_getLogs', params: [filter] }, logsSchema))
}

/** Whether the recipient may have spent native tokens in the block. A contract may in the same call. */
async function hasSpent(
  requestChain: RequestChain,
  block: bigint,
  { network, to }: GetReceivedAmountParams,
): Promise<boolean> {
  const toRequest = (method: string, at: bigint) => ({ method, params: [to, toQuantity(at)] })
  const [code, before, after] = await Promise.all([
    requestChain(network, toRequest('eth_getCode', block), v.string()),
    requestChain(network, toRequest('eth_getTransactionCount', block - 1n), quantitySchema),
    requestChain(network, toRequest('eth_getTransactionCount', block), quantitySchema),
  ])
  return code !== '0x' || before !== after
}

async function fetchBalanceAt(
  requestChain: RequestChain,
  block: bigint,
  { network, to, tokenAddress }: GetReceivedAmountParams,
): Promise<bigint> {
  const at = toQuantity(block)
  if (tokenAddress === undefined)
    return requestChain(network, { method: 'eth_getBalance', params: [to, at] }, quantitySchema)
  const call = encodeBalanceCall(getAddress(tokenAddress), getAddress(to))
  return requestChain(network, { method: 'eth_call', params: [call, at] }, quantitySchema)
}

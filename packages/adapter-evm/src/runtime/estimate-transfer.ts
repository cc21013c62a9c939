/**
 * What a transfer would cost, asked of the chain.
 *
 * Out     fee      the most that wallets usually let it cost: room for two blocks of rising prices, so that what is left of
 *                  a balance pays it. Plain transfers take the same work always, but where a chain's own costs are part of
 *                  it; any other call gets half as much again. What a rollup takes beside gas is in it
 *         deposit  none here
 * Throws  WalletRequestError when it would fail
 * Source  spec R-SEND-11, R-SEND-14, R-SEND-36; EIP-1559
 */
import type { EstimateTransferParams, Network, TransferEstimate } from '@bowline/kit-core'
import type { Hex } from 'viem'
import * as z from 'zod/mini'
import { quantitySchema } from './answers.js'
import type { AskChain } from './chain-client.js'
import { readDataFee } from './data-fee.js'
import { toQuantity } from './quantity.js'
import { encodeTransfer } from './token-transfer.js'

const PLAIN_TRANSFER_GAS = 21_000n
/** Arbitrum One, Nova and its test network; zkSync Era and its own; Mantle. Source: their documents on fees. */
const METERED: ReadonlySet<number> = new Set([42_161, 42_170, 421_614, 324, 300, 5_000])

const headSchema = z.looseObject({ baseFeePerGas: z.optional(quantitySchema) })

/** Estimates a transfer. */
export async function estimateTransfer(askChain: AskChain, params: EstimateTransferParams): Promise<TransferEstimate> {
  const { network } = params
  const [gas, price] = await Promise.all([
    askChain(network, { method: 'eth_estimateGas', params: [callOf(params)] }, quantitySchema),
    readPrice(askChain, network),
  ])
  const work = gas === PLAIN_TRANSFER_GAS && !isMetered(network) ? gas : gas + gas / 2n
  const dataFee = await readDataFee(askChain, network, dataOf(params))
  return { fee: work * price + dataFee, deposit: 0n }
}

/** Whether a chain writes what it pays to publish a transaction into its gas, so that no two plain transfers cost the same. */
const isMetered = ({ id }: Network) => METERED.has(Number(id))

function callOf(params: EstimateTransferParams) {
  const { address: from, to, value, tokenAddress } = params
  const data = dataOf(params)
  return tokenAddress === undefined ? { from, to, value: toQuantity(value), data } : { from, to: tokenAddress, data }
}

function dataOf({ to, value, tokenAddress }: EstimateTransferParams): Hex {
  return tokenAddress === undefined ? '0x' : encodeTransfer({ tokenAddress, to, value })
}

/** A chain without a base fee, or one that does not tell it, has one price. */
async function readPrice(askChain: AskChain, network: Network): Promise<bigint> {
  const [price, head] = await Promise.all([
    askChain(network, { method: 'eth_gasPrice' }, quantitySchema),
    askChain(network, { method: 'eth_getBlockByNumber', params: ['latest', false] }, headSchema).catch(() => undefined),
  ])
  const base = head?.baseFeePerGas
  if (base === undefined || base > price) return price + price / 5n
  const tip = await askChain(network, { method: 'eth_maxPriorityFeePerGas' }, quantitySchema).catch(() => price - base)
  return base * 2n + tip
}

/**
 * What a transfer would cost, asked of the chain.
 *
 * Out     fee      the most that wallets usually let it cost: room for two blocks of rising prices, so that what is left of
 *                  a balance pays it. Plain transfers take the same work always; any other call gets half as much again
 *         deposit  none here
 * Throws  WalletRequestError when it would fail
 * Source  spec R-SEND-11, R-SEND-14; EIP-1559
 */
import type { EstimateTransferParams, Network, TransferEstimate } from '@bowline/kit-core'
import * as z from 'zod/mini'
import { quantitySchema } from './answers.js'
import type { AskChain } from './chain-client.js'
import { toQuantity } from './quantity.js'
import { encodeTransfer } from './token-transfer.js'

const PLAIN_TRANSFER_GAS = 21_000n

const headSchema = z.looseObject({ baseFeePerGas: z.optional(quantitySchema) })

/** Estimates a transfer. */
export async function estimateTransfer(askChain: AskChain, params: EstimateTransferParams): Promise<TransferEstimate> {
  const { network } = params
  const [gas, price] = await Promise.all([
    askChain(network, { method: 'eth_estimateGas', params: [callOf(params)] }, quantitySchema),
    readPrice(askChain, network),
  ])
  const work = gas === PLAIN_TRANSFER_GAS ? gas : gas + gas / 2n
  return { fee: work * price, deposit: 0n }
}

function callOf({ address: from, to, value, tokenAddress }: EstimateTransferParams) {
  if (tokenAddress === undefined) return { from, to, value: toQuantity(value), data: '0x' }
  return { from, to: tokenAddress, data: encodeTransfer({ tokenAddress, to, value }) }
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

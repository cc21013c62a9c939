/**
 * What a transfer would cost, asked of the chain.
 *
 * Out     fee      the most that wallets usually let it cost: room for two blocks of rising prices, so that what is left of
 *                  a balance pays it. Plain transfers take the same work always, but where a chain's own costs are part of
 *                  it; any other call gets half as much again. What a rollup takes beside gas is in it
 *         deposit  none here
 * Throws  TransferRejectedError, TransferRevertedError when it would fail; TokenNotFoundError, WalletRequestError
 * Source  spec R-SEND-11, R-SEND-14, R-SEND-36, R-SEND-105, R-SEND-128; EIP-1559
 */
import type { EstimateTransferParams, Network, TransferEstimate } from '@bowline/kit-core'
import type { Hex } from 'viem'
import * as z from 'zod/mini'
import type { RequestChain } from './chain-client.js'
import { chainFeeOf, leastTipOf } from './chain-fees.js'
import { readDataFee } from './data-fee.js'
import { toQuantity } from './quantity.js'
import { assertToken } from './read-code.js'
import { quantitySchema } from './response-schemas.js'
import { assertCarriedOut, type TokenTransferSimulation, toRejection } from './simulate-transfer.js'
import { encodeTransfer } from './token-transfer.js'

const PLAIN_TRANSFER_GAS = 21_000n

const headSchema = z.looseObject({ baseFeePerGas: z.optional(quantitySchema) })

/** Estimates a transfer. */
export async function estimateTransfer(
  askChain: RequestChain,
  params: EstimateTransferParams,
): Promise<TransferEstimate> {
  const { network, tokenAddress } = params
  const trial = tokenAddress === undefined ? undefined : tryToken(askChain, { ...params, tokenAddress })
  const gas = askChain(network, { method: 'eth_estimateGas', params: [callOf(params)] }, quantitySchema).then(
    (told) => withRoom(network, told),
    async (error: unknown) => {
      await trial
      throw toRejection(error)
    },
  )
  const [work, price, dataFee] = await Promise.all([
    gas,
    readPrice(askChain, network),
    readDataFee(askChain, { network, data: dataOf(params), gas }),
    trial,
  ])
  return { fee: work * price + dataFee, deposit: 0n, ...(dataFee > 0n && { dataFee }) }
}

async function tryToken(askChain: RequestChain, params: TokenTransferSimulation): Promise<void> {
  await assertToken(askChain, params)
  await assertCarriedOut(askChain, params)
}

/**
 * Wallets ask for half as much gas again as a call was estimated at; a plain transfer has one amount, where the chain puts nothing
 * else in. Where it does, the wallet's own estimate may be dearer than this one by then.
 */
function withRoom(network: Network, gas: bigint): bigint {
  const kind = chainFeeOf(network)
  if (kind === 'metered') return gas * 2n
  const isFixed = gas === PLAIN_TRANSFER_GAS && kind !== 'mantle'
  return isFixed ? gas : gas + gas / 2n
}

function callOf(params: EstimateTransferParams) {
  const { address: from, to, value, tokenAddress } = params
  const data = dataOf(params)
  return tokenAddress === undefined ? { from, to, value: toQuantity(value), data } : { from, to: tokenAddress, data }
}

function dataOf({ to, value, tokenAddress, data = '0x' }: EstimateTransferParams): Hex {
  return tokenAddress === undefined ? `0x${data.slice(2)}` : encodeTransfer({ tokenAddress, to, value })
}

/** A tip of more than so many times `eth_gasPrice`, which includes one, is not used. */
const MAX_TIP_TIMES_PRICE = 10n

/** A chain without a base fee, or one that does not tell it, has one price. What a chain itself calls its price is the least. */
async function readPrice(askChain: RequestChain, network: Network): Promise<bigint> {
  const [price, head] = await Promise.all([
    askChain(network, { method: 'eth_gasPrice' }, quantitySchema),
    askChain(network, { method: 'eth_getBlockByNumber', params: ['latest', false] }, headSchema).catch(() => undefined),
  ])
  const base = head?.baseFeePerGas
  if (base === undefined || base > price) return price + price / 5n
  const named = await askChain(network, { method: 'eth_maxPriorityFeePerGas' }, quantitySchema).catch(
    () => price - base,
  )
  const tip = named > price * MAX_TIP_TIMES_PRICE ? price - base : named
  const least = leastTipOf(network)
  const most = base * 2n + (tip > least ? tip : least)
  return most > price ? most : price
}

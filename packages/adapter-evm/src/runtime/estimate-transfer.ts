/**
 * Estimates the cost of a transfer from the chain.
 *
 * Out     fee      an upper bound like that of wallets, so that sending the rest of a balance still pays it: the gas limit at
 *                  twice the base fee plus a tip, plus what a rollup charges in addition to gas. Calls get a margin of half
 *                  the estimated gas; chains whose gas includes their own costs get double; a plain transfer gets none
 *         deposit  always 0
 *         dataFee  the rollup's share of `fee`; absent if 0
 * Throws  TransferRejectedError, TransferRevertedError when it would fail; TokenNotFoundError, WalletRequestError
 * Source  spec R-SEND-11, R-SEND-14, R-SEND-36, R-SEND-105, R-SEND-128; EIP-1559
 */

import type { EstimateTransferParams, Network, TransferEstimate } from '@bowline/kit-core'
import { plainObject } from '@bowline/kit-core/schema'
import * as v from 'valibot'
import type { Hex } from 'viem'
import type { RequestChain } from './chain-client.js'
import { getChainFee, getMinTip } from './chain-fees.js'
import { assertToken } from './contract-code.js'
import { fetchDataFee } from './fetch-data-fee.js'
import { toQuantity } from './quantity.js'
import { quantitySchema } from './response-schemas.js'
import { assertTransferSucceeds, type TokenTransferSimulation, toRejection } from './simulate-transfer.js'
import { encodeTransfer } from './token-transfer.js'

const PLAIN_TRANSFER_GAS = 21_000n

const headSchema = plainObject(v.looseObject({ baseFeePerGas: v.optional(quantitySchema) }))

/**
 * Estimates the fee in base units of the native token, and simulates a token transfer in parallel. If the simulation fails,
 * throws its error rather than that of the estimate.
 */
export async function estimateTransfer(
  requestChain: RequestChain,
  params: EstimateTransferParams,
): Promise<TransferEstimate> {
  const { network, tokenAddress } = params
  const simulation = tokenAddress === undefined ? undefined : simulateToken(requestChain, { ...params, tokenAddress })
  const gas = requestChain(network, { method: 'eth_estimateGas', params: [toCall(params)] }, quantitySchema).then(
    (estimate) => addGasMargin(network, estimate),
    async (error: unknown) => {
      await simulation
      throw toRejection(error)
    },
  )
  const [gasLimit, price, dataFee] = await Promise.all([
    gas,
    fetchMaxPrice(requestChain, network),
    fetchDataFee(requestChain, { network, data: getCalldata(params), gas }),
    simulation,
  ])
  return { fee: gasLimit * price + dataFee, deposit: 0n, ...(dataFee > 0n && { dataFee }) }
}

async function simulateToken(requestChain: RequestChain, params: TokenTransferSimulation): Promise<void> {
  await assertToken(requestChain, params)
  await assertTransferSucceeds(requestChain, params)
}

/**
 * Adds a margin to estimated gas. Wallets add half to the estimate of a call. A plain transfer needs no margin unless the chain
 * adds its own costs to gas. Then the wallet's later estimate may be higher than this one.
 */
function addGasMargin(network: Network, gas: bigint): bigint {
  const kind = getChainFee(network)
  if (kind === 'metered') return gas * 2n
  const isFixed = gas === PLAIN_TRANSFER_GAS && kind !== 'mantle'
  return isFixed ? gas : gas + gas / 2n
}

function toCall(params: EstimateTransferParams) {
  const { address: from, to, value, tokenAddress } = params
  const data = getCalldata(params)
  return tokenAddress === undefined ? { from, to, value: toQuantity(value), data } : { from, to: tokenAddress, data }
}

function getCalldata({ to, value, tokenAddress, data = '0x' }: EstimateTransferParams): Hex {
  return tokenAddress === undefined ? `0x${data.slice(2)}` : encodeTransfer({ tokenAddress, to, value })
}

/** A suggested tip above this multiple of `eth_gasPrice`, which includes a tip, is ignored. */
const MAX_TIP_PRICE_RATIO = 10n

/** The maximum gas price in wei, at least `eth_gasPrice`. Without a known base fee it is `eth_gasPrice` plus a fifth. */
async function fetchMaxPrice(requestChain: RequestChain, network: Network): Promise<bigint> {
  const [price, head] = await Promise.all([
    requestChain(network, { method: 'eth_gasPrice' }, quantitySchema),
    requestChain(network, { method: 'eth_getBlockByNumber', params: ['latest', false] }, headSchema).catch(
      () => undefined,
    ),
  ])
  const base = head?.baseFeePerGas
  if (base === undefined || base > price) return price + price / 5n
  const suggestedTip = await requestChain(network, { method: 'eth_maxPriorityFeePerGas' }, quantitySchema).catch(
    () => price - base,
  )
  const tip = suggestedTip > price * MAX_TIP_PRICE_RATIO ? price - base : suggestedTip
  const minTip = getMinTip(network)
  const maxPrice = base * 2n + (tip > minTip ? tip : minTip)
  return maxPrice > price ? maxPrice : price
}

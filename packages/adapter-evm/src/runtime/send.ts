/**
 * Sending by the wallet.
 *
 * In      value     base units, bigint; gas and its price in wei only where the caller knows them better; `network` is where it must happen: a wallet elsewhere is asked to move first
 * Out     hash      of the transaction the wallet sent; the request is recorded before the wallet has it, and followed
 * Throws  ProviderNotFoundError, UserRejectedError, RequestPendingError, ChainNotSupportedError, WalletRequestError
 *         TransactionUnknownError where the answer does not say whether it was sent
 *         TokenNotFoundError, TransferRejectedError, TransferRevertedError before the wallet is asked
 * Source  spec R-ADPT-02, -08, -09, -10, R-SEND-17 to 20, R-SEND-70, R-SEND-112, R-ADPT-114
 */
import {
  type AdapterContext,
  type SendResult,
  type SendTokenParams,
  type SendTransactionParams,
  WalletRequestError,
  type WriteContractParams,
} from '@bowline/kit-core'
import { parseWalletError } from '@bowline/kit-core/adapter'
import { type Abi, encodeFunctionData, type Hex, numberToHex } from 'viem'
import * as z from 'zod/mini'
import type { RequestChain } from './chain-client.js'
import { fetchAsked } from './fetch-asked.js'
import type { ConnectorFinder } from './find-connector.js'
import { toQuantity } from './quantity.js'
import { assertToken } from './read-code.js'
import { requestWallet } from './request-wallet.js'
import { hashSchema, quantitySchema } from './response-schemas.js'
import { FIRST_MEMO, writeMemo } from './sent-memo.js'
import { assertCarriedOut } from './simulate-transfer.js'
import { encodeTransfer } from './token-transfer.js'
import { openProvider, openProviderOn } from './wallet-session.js'

/** What sending needs. */
export type SendParts = Pick<AdapterContext, 'handOver'> & {
  readonly finder: ConnectorFinder
  readonly askChain: RequestChain
}

/** Has the wallet send a transaction. */
export async function sendTransaction(parts: SendParts, params: SendTransactionParams): Promise<SendResult> {
  const { connectorId, address, to, network, value = 0n, data = '0x' } = params
  const { caipNetworkId } = network
  const call = { ...toCall({ ...params, data }), chainId: numberToHex(Number(network.id)) }
  const [provider, asked] = await Promise.all([
    openProviderOn(parts.finder, params),
    fetchAsked(parts.askChain, { from: address, to, value, data, network }),
  ])
  const memo = writeMemo({ ...FIRST_MEMO, asked, by: { connectorId, address } })
  return parts.handOver({ connectorId, address, caipNetworkId, memo }, async () => {
    const hash = await requestWallet(provider, { method: 'eth_sendTransaction', params: [call] }, hashSchema)
    return { hash, caipNetworkId, address, memo }
  })
}

/** Has the wallet send a token, once the chain has said that there is one and that it takes the transfer. */
export async function sendToken(parts: SendParts, params: SendTokenParams): Promise<SendResult> {
  const { connectorId, address, tokenAddress, network } = params
  const data = encodeTransfer(params)
  await openProvider(parts.finder, connectorId)
  await assertToken(parts.askChain, params)
  await assertCarriedOut(parts.askChain, params)
  return sendTransaction(parts, { connectorId, address, to: tokenAddress, data, network })
}

/** Has the wallet call a contract. */
export async function writeContract(parts: SendParts, params: WriteContractParams): Promise<{ hash: string }> {
  const { connectorId, address, contractAddress, value, network } = params
  return sendTransaction(parts, { connectorId, address, to: contractAddress, value, data: encodeCall(params), network })
}

/** The gas a transaction would take, asked of the chain. Throws WalletRequestError when it would fail. */
export async function estimateGas(
  { finder, askChain }: { finder: ConnectorFinder; askChain: RequestChain },
  params: SendTransactionParams,
): Promise<bigint> {
  await openProvider(finder, params.connectorId)
  return askChain(params.network, { method: 'eth_estimateGas', params: [toCall(params)] }, quantitySchema)
}

function toCall({ address, to, value, data, gas }: Omit<SendTransactionParams, 'network' | 'connectorId'>) {
  return {
    from: address,
    to,
    ...(value !== undefined && { value: toQuantity(value) }),
    ...(data !== undefined && { data }),
    ...(gas !== undefined && { gas: toQuantity(gas) }),
  }
}

function encodeCall({ abi, functionName, args }: WriteContractParams): Hex {
  if (!isAbi(abi)) throw new WalletRequestError('', undefined, new Error('The ABI is not a list of named parts'))
  try {
    return encodeFunctionData({ abi, functionName, args })
  } catch (error) {
    throw parseWalletError(error)
  }
}

const abiSchema = z.array(z.looseObject({ type: z.string() }))

function isAbi(abi: readonly unknown[]): abi is Abi {
  return z.safeParse(abiSchema, abi).success
}

/**
 * Sends transactions through the wallet.
 *
 * In      value     base units, bigint
 *         gas       the gas limit, only if the caller knows better than the wallet
 *         network   where the transaction must happen: a wallet on another network is first requested to switch
 * Out     hash      of the sent transaction; the request is recorded before the wallet gets it, and the transaction is tracked
 * Throws  ProviderNotFoundError, UserRejectedError, RequestPendingError, ChainNotSupportedError, WalletRequestError
 *         TransactionUnknownError if the response does not say whether it was sent
 *         TokenNotFoundError, TransferRejectedError, TransferRevertedError before the wallet request
 * Source  spec R-ADPT-02, -08, -09, -10, R-SEND-17 to 20, R-SEND-70, R-SEND-112, R-ADPT-114
 */
import type {
  AdapterContext,
  SendResult,
  SendTokenParams,
  SendTransactionParams,
  WriteContractParams,
} from '@bowline/kit-core'
import { parseWalletError } from '@bowline/kit-core/adapter'
import { WalletRequestError } from '@bowline/kit-core/errors'
import * as v from 'valibot'
import { type Abi, encodeFunctionData, type Hex, numberToHex } from 'viem'
import type { RequestChain } from './chain-client.js'
import type { ConnectorFinder } from './connector-finder.js'
import { assertToken } from './contract-code.js'
import { fetchRequestedTransaction } from './fetch-requested-transaction.js'
import { toQuantity } from './quantity.js'
import { requestWallet } from './request-wallet.js'
import { hashSchema, quantitySchema } from './response-schemas.js'
import { INITIAL_MEMO, stringifyMemo } from './sent-memo.js'
import { assertTransferSucceeds } from './simulate-transfer.js'
import { encodeTransfer } from './token-transfer.js'
import { openProvider, openProviderOnNetwork } from './wallet-session.js'

/** Dependencies of the functions that send. */
export type SendParams = Pick<AdapterContext, 'requestTransaction'> & {
  readonly finder: ConnectorFinder
  readonly requestChain: RequestChain
}

/** Requests the wallet to send a transaction. Resolves to its hash. */
export async function sendTransaction(parts: SendParams, params: SendTransactionParams): Promise<SendResult> {
  const { connectorId, address, to, network, value = 0n, data = '0x' } = params
  const { caipNetworkId } = network
  const call = { ...toCall({ ...params, data }), chainId: numberToHex(Number(network.id)) }
  const [provider, requested] = await Promise.all([
    openProviderOnNetwork(parts.finder, params),
    fetchRequestedTransaction(parts.requestChain, { from: address, to, value, data, network }),
  ])
  const memo = stringifyMemo({ ...INITIAL_MEMO, requested, by: { connectorId, address } })
  return parts.requestTransaction({ connectorId, address, caipNetworkId, memo }, async () => {
    const hash = await requestWallet(provider, { method: 'eth_sendTransaction', params: [call] }, hashSchema)
    return { hash, caipNetworkId, address, memo }
  })
}

/** Requests the wallet to send a token, after the chain confirmed that the token exists and accepts the transfer. */
export async function sendToken(parts: SendParams, params: SendTokenParams): Promise<SendResult> {
  const { connectorId, address, tokenAddress, network } = params
  const data = encodeTransfer(params)
  await openProvider(parts.finder, connectorId)
  await assertToken(parts.requestChain, params)
  await assertTransferSucceeds(parts.requestChain, params)
  return sendTransaction(parts, { connectorId, address, to: tokenAddress, data, network })
}

/** Requests the wallet to call a contract function. Resolves to the transaction hash. */
export async function writeContract(parts: SendParams, params: WriteContractParams): Promise<{ hash: string }> {
  const { connectorId, address, contractAddress, value, network } = params
  return sendTransaction(parts, { connectorId, address, to: contractAddress, value, data: encodeCall(params), network })
}

/**
 * The chain's gas estimate of a transaction. Throws `WalletRequestError` when the transaction would fail, and
 * `ProviderNotFoundError` without a connection.
 */
export async function estimateGas(
  { finder, requestChain }: { finder: ConnectorFinder; requestChain: RequestChain },
  params: SendTransactionParams,
): Promise<bigint> {
  await openProvider(finder, params.connectorId)
  return requestChain(params.network, { method: 'eth_estimateGas', params: [toCall(params)] }, quantitySchema)
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
  if (!isAbi(abi)) throw new WalletRequestError('', undefined, new Error('The ABI must be an array of named items'))
  try {
    return encodeFunctionData({ abi, functionName, args })
  } catch (error) {
    throw parseWalletError(error)
  }
}

const abiSchema = v.array(v.looseObject({ type: v.string() }))

function isAbi(abi: readonly unknown[]): abi is Abi {
  return v.safeParse(abiSchema, abi).success
}

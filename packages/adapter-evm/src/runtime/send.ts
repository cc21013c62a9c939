/**
 * Sending by the wallet.
 *
 * In      value     base units, bigint; gas and its price in wei only where the caller knows them better; `network` is where it must happen: a wallet elsewhere is asked to move first
 * Out     hash      of the transaction the wallet sent; that it was sent is told, so that it is followed
 * Throws  ProviderNotFoundError, UserRejectedError, RequestPendingError, ChainNotSupportedError, WalletRequestError
 *         TokenNotFoundError, TransferRefusedError, TransferRevertedError before the wallet is asked
 * Source  spec R-ADPT-02, -08, -09, -10, R-SEND-17 to 20, R-SEND-70, R-SEND-112
 */
import {
  type AdapterContext,
  type SendTokenParams,
  type SendTransactionParams,
  type SentAnswer,
  WalletRequestError,
  type WriteContractParams,
} from '@bowline/kit-core'
import { parseWalletError, withinTime } from '@bowline/kit-core/adapter'
import { type Abi, encodeFunctionData, type Hex, numberToHex } from 'viem'
import * as z from 'zod/mini'
import { hashSchema, quantitySchema } from './answers.js'
import { askWallet } from './ask-wallet.js'
import type { AskChain } from './chain-client.js'
import type { ConnectorFinder } from './find-connector.js'
import { toQuantity } from './quantity.js'
import { assertToken } from './read-code.js'
import { digestOf, FIRST_MEMO, type KnownTransaction, writeMemo } from './sent-memo.js'
import { encodeTransfer } from './token-transfer.js'
import { assertCarriedOut } from './transfer-trial.js'
import { openProvider, openProviderOn } from './wallet-session.js'

const NODE_LIMIT_MS = 500

/** What sending needs. */
export type SendParts = Pick<AdapterContext, 'emit'> & { readonly finder: ConnectorFinder; readonly askChain: AskChain }

/** Has the wallet send a transaction. */
export async function sendTransaction(parts: SendParts, params: SendTransactionParams): Promise<SentAnswer> {
  const { connectorId, address, network, value = 0n, data = '0x' } = params
  const by = { connectorId, address }
  const call = { ...toCall({ ...params, data }), chainId: numberToHex(Number(network.id)) }
  const [provider, asked] = await Promise.all([
    openProviderOn(parts.finder, params),
    withinTime(readAsked(parts, { ...params, value, data }), NODE_LIMIT_MS),
  ])
  const hash = await askWallet(provider, { method: 'eth_sendTransaction', params: [call] }, hashSchema)
  const memo = writeMemo({ ...FIRST_MEMO, asked, by })
  parts.emit({ type: 'sent', sent: { hash, caipNetworkId: network.caipNetworkId, address, memo } })
  return { hash }
}

/** The place that a transaction is to have, for as long as no node knows it; undefined where none tells. */
async function readAsked(
  { askChain }: SendParts,
  {
    address: from,
    to,
    value,
    data,
    network,
  }: SendTransactionParams & { readonly value: bigint; readonly data: string },
): Promise<KnownTransaction | undefined> {
  try {
    const count = { method: 'eth_getTransactionCount', params: [from, 'pending'] }
    const nonce = await askChain(network, count, quantitySchema)
    return { from, to, nonce, value, input: digestOf(data.toLowerCase()) }
  } catch {
    return undefined
  }
}

/** Has the wallet send a token, once the chain has said that there is one and that it takes the transfer. */
export async function sendToken(parts: SendParts, params: SendTokenParams): Promise<SentAnswer> {
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
  { finder, askChain }: { finder: ConnectorFinder; askChain: AskChain },
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

/**
 * Fetches what a node reports about a transaction's recipient, for the review before approval.
 *
 * In      the bytes of the transaction, the node, its earlier gas and fee estimates
 * Out     transaction info; a value that the node does not return is undefined
 * Source  ERC-20
 */
import { size, trim } from 'viem'
import { parseCall } from '../approval/evm/parse-call.js'
import { parseTransaction } from '../approval/evm/parse-transaction.js'
import type { TransactionFields } from '../approval/evm/transaction-bytes.js'
import type { TransactionInfo } from '../approval/evm/transaction-info.js'
import type { NodeClient } from './node.js'
import type { PreparedTransaction } from './prepare-transaction.js'

const DECIMALS = '0x313ce567'
const SYMBOL = '0x95d89b41'
const HEX = /^0x[0-9a-f]*$/i
const MAX_DECIMALS = 36n

/** Fetches the recipient's code and token details, and adds the earlier estimates. A failed node request counts as unknown. */
export async function fetchTransactionInfo(
  { bytes, gasEstimate, maxFeeEstimate }: PreparedTransaction,
  { node, chainId }: { readonly node: NodeClient; readonly chainId: number },
): Promise<TransactionInfo> {
  const info = await fetchCallInfo(parseTransaction(bytes, chainId), node)
  return { ...info, gasEstimate, maxFeeEstimate }
}

/** Fetches what a node reports about the recipient of a call. A failed node request counts as unknown. */
export async function fetchCallInfo(
  { to, value, data }: Pick<TransactionFields, 'to' | 'value' | 'data'>,
  node: NodeClient,
): Promise<Pick<TransactionInfo, 'hasCode' | 'token'>> {
  const code = to === undefined ? '0x' : await fetchHex(node, 'eth_getCode', [to, 'latest'])
  const mayBeToken = to !== undefined && code !== '0x' && (value > 0n || parseCall(data).kind === 'known')
  return {
    hasCode: code === undefined ? undefined : code !== '0x',
    token: mayBeToken ? await fetchToken(node, to) : undefined,
  }
}

async function fetchToken(node: NodeClient, to: string): Promise<TransactionInfo['token']> {
  const call = (data: string) => fetchHex(node, 'eth_call', [{ to, data }, 'latest'])
  const [decimals, symbol] = await Promise.all([call(DECIMALS), call(SYMBOL)])
  if (decimals === undefined || size(decimals) !== 32 || BigInt(decimals) > MAX_DECIMALS) return undefined
  return { symbol: symbol === undefined ? '' : decodeText(symbol), decimals: Number(decimals) }
}

/** Decodes an ABI string, or a text in a single word as older tokens return it. */
function decodeText(response: `0x${string}`): string {
  const bytes = (hex: string) => new Uint8Array((hex.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16)))
  const decode = (hex: string) => new TextDecoder().decode(bytes(hex))
  if (size(response) === 32) return decode(trim(response, { dir: 'right' }).slice(2))
  const length = Number.parseInt(response.slice(66, 130), 16)
  return length > 0 && length <= 64 ? decode(response.slice(130, 130 + length * 2)) : ''
}

async function fetchHex(node: NodeClient, method: string, params: unknown): Promise<`0x${string}` | undefined> {
  try {
    const response = await node(method, params)
    return typeof response === 'string' && HEX.test(response) ? `0x${response.slice(2)}` : undefined
  } catch {
    return undefined
  }
}

/**
 * What a node says about the receiver of a transaction.
 *
 * In      the bytes of the transaction, the node, what it said of gas before
 * Out     facts; what it does not answer is undefined
 * Source  ERC-20
 */
import { size, trim } from 'viem'
import { readCall } from '../approval/evm/read-call.js'
import { readTransaction } from '../approval/evm/read-transaction.js'
import type { TransactionFacts } from '../approval/evm/transaction-info.js'
import type { AskNode } from './node.js'
import type { PreparedTransaction } from './prepare-transaction.js'

const DECIMALS = '0x313ce567'
const SYMBOL = '0x95d89b41'
const HEX = /^0x[0-9a-f]*$/i
const DECIMALS_MAX = 36n

/** Reads the facts. */
export async function readFacts(
  { bytes, gasEstimate, maxFeeEstimate }: PreparedTransaction,
  { node, chainId }: { readonly node: AskNode; readonly chainId: number },
): Promise<TransactionFacts> {
  const { to, value, data } = readTransaction(bytes, chainId)
  const code = to === undefined ? '0x' : await askHex(node, 'eth_getCode', [to, 'latest'])
  const mayBeToken = to !== undefined && code !== '0x' && (value > 0n || readCall(data).kind === 'known')
  return {
    hasCode: code === undefined ? undefined : code !== '0x',
    token: mayBeToken ? await readToken(node, to) : undefined,
    gasEstimate,
    maxFeeEstimate,
  }
}

async function readToken(node: AskNode, to: string): Promise<TransactionFacts['token']> {
  const read = (data: string) => askHex(node, 'eth_call', [{ to, data }, 'latest'])
  const [decimals, symbol] = await Promise.all([read(DECIMALS), read(SYMBOL)])
  if (decimals === undefined || size(decimals) !== 32 || BigInt(decimals) > DECIMALS_MAX) return undefined
  return { symbol: symbol === undefined ? '' : readText(symbol), decimals: Number(decimals) }
}

/** A text of the ABI, or one in a single word as old tokens have it. */
function readText(answer: `0x${string}`): string {
  const bytes = (hex: string) => new Uint8Array((hex.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16)))
  const decode = (hex: string) => new TextDecoder().decode(bytes(hex))
  if (size(answer) === 32) return decode(trim(answer, { dir: 'right' }).slice(2))
  const length = Number.parseInt(answer.slice(66, 130), 16)
  return length > 0 && length <= 64 ? decode(answer.slice(130, 130 + length * 2)) : ''
}

async function askHex(node: AskNode, method: string, params: unknown): Promise<`0x${string}` | undefined> {
  try {
    const answer = await node(method, params)
    return typeof answer === 'string' && HEX.test(answer) ? `0x${answer.slice(2)}` : undefined
  } catch {
    return undefined
  }
}

import * as v from 'valibot'
import { keccak256 } from 'viem'
import { RequestRejectedError } from '../protocol/frame-endpoint.js'
import { RPC_CODES } from '../protocol/rpc-codes.js'

const rawTransaction = v.tupleWithRest(
  [v.custom<`0x${string}`>((text) => typeof text === 'string' && text.startsWith('0x'))],
  v.unknown(),
)
const RESULTS = new Map<string, unknown>([
  ['eth_blockNumber', '0x1'],
  ['eth_estimateGas', '0x5208'],
  ['eth_gasPrice', '0x3b9aca00'],
  ['eth_getBalance', '0x0'],
  ['eth_getTransactionCount', '0x0'],
])

/** The fake frame's default `rpc`: a chain without activity that accepts transactions and returns their hashes. */
export async function requestEmptyChain(method: string, params: unknown): Promise<unknown> {
  if (method === 'eth_sendRawTransaction') return keccak256(v.parse(rawTransaction, params)[0])
  if (method === 'sendTransaction') return undefined
  if (!RESULTS.has(method)) throw new RequestRejectedError('', { code: RPC_CODES.unknownMethod })
  return RESULTS.get(method)
}

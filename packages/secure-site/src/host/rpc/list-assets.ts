/**
 * Lists the assets of an account that a node can report: the native token on the request's network.
 *
 * In      params   `[{ account, chainFilter?, assetTypeFilter? }]`, chains as hex ids
 * Out     hex chain id → assets; empty when a filter excludes the network or the native token
 * Throws  RequestRejectedError  invalid params, or the node's error
 * Source  R-FRAME-37; ERC-7811
 */

import { RequestRejectedError, RPC_CODES, tryParse } from '@bowline/secure-frame/protocol'
import * as v from 'valibot'
import type { RpcContext } from './rpc-context.js'

const paramsSchema = v.strictTuple([
  v.looseObject({
    account: v.pipe(v.string(), v.regex(/^0x[\da-f]{40}$/i)),
    chainFilter: v.optional(v.array(v.string())),
    assetTypeFilter: v.optional(v.array(v.string())),
  }),
])

/** Lists the assets of an account, for `wallet_getAssets`. */
export async function listAssets(
  params: unknown,
  chainId: number,
  { network, node }: RpcContext,
): Promise<Readonly<Record<string, readonly unknown[]>>> {
  const request = tryParse(paramsSchema, params)?.[0]
  if (request === undefined)
    throw new RequestRejectedError('The request for assets is malformed', { code: RPC_CODES.badParams })
  const { account, chainFilter, assetTypeFilter } = request
  const isChainRequested = chainFilter?.some((id) => /^0x[\da-f]+$/i.test(id) && BigInt(id) === BigInt(chainId)) ?? true
  const isNativeRequested = assetTypeFilter?.some((type) => type.toUpperCase() === 'NATIVE') ?? true
  if (!isChainRequested || !isNativeRequested) return {}
  const balance = await node('eth_getBalance', [account, 'latest'])
  const { symbol, decimals } = network.coin
  const native = { address: 'native', balance, type: 'NATIVE', metadata: { name: symbol, symbol, decimals } }
  return { [`0x${chainId.toString(16)}`]: [native] }
}

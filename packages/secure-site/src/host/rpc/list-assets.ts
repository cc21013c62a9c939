/**
 * The assets of an account, as far as a node can tell them: its native token on the network of the request.
 *
 * In      params   `[{ account, chainFilter?, assetTypeFilter? }]`, chains as hex ids
 * Out     hex chain id → assets; empty where a filter leaves the network or the native token out
 * Throws  RefusedError   params that do not fit, and the node's refusal
 * Source  R-FRAME-37; ERC-7811
 */
import { RPC_CODES } from '@bowline/secure-frame/protocol'
import * as z from 'zod/mini'
import { RefusedError } from '../policy/refused-error.js'
import type { RpcContext } from './rpc-context.js'

const paramsSchema = z.tuple([
  z.looseObject({
    account: z.string().check(z.regex(/^0x[\da-f]{40}$/i)),
    chainFilter: z.optional(z.array(z.string())),
    assetTypeFilter: z.optional(z.array(z.string())),
  }),
])

/** Lists the assets of an account. */
export async function listAssets(
  params: unknown,
  chainId: number,
  { network, node }: RpcContext,
): Promise<Readonly<Record<string, readonly unknown[]>>> {
  const asked = z.safeParse(paramsSchema, params).data?.[0]
  if (asked === undefined) throw new RefusedError('The request for assets is malformed', RPC_CODES.badParams)
  const { account, chainFilter, assetTypeFilter } = asked
  const isChainAsked = chainFilter?.some((id) => /^0x[\da-f]+$/i.test(id) && BigInt(id) === BigInt(chainId)) ?? true
  const isNativeAsked = assetTypeFilter?.some((type) => type.toUpperCase() === 'NATIVE') ?? true
  if (!isChainAsked || !isNativeAsked) return {}
  const balance = await node('eth_getBalance', [account, 'latest'])
  const { symbol, decimals } = network.coin
  const native = { address: 'native', balance, type: 'NATIVE', metadata: { name: symbol, symbol, decimals } }
  return { [`0x${chainId.toString(16)}`]: [native] }
}

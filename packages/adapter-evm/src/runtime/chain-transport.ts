/**
 * The viem transport to a network's nodes. It uses the app's own RPC URLs first, and `context.rpcUrls` only when none of them
 * responds: the kit's RPC service if it serves the network, then the network's own URLs. Sends nothing before the first use.
 *
 * In      context, caipNetworkId
 * Out     a viem transport: at most three URLs in turn with 3 s each, no second attempt at the same URL
 * Throws  at a request: WalletRequestError when the network has no URL
 * Source  spec R-CFG-61, R-HOST-09, R-ADPT-22; security design §11
 */
import type { AdapterContext, CaipNetworkId, RpcUrl } from '@bowline/kit-core'
import { WalletRequestError } from '@bowline/kit-core/errors'
import { custom, fallback, http, type Transport } from 'viem'
import { fetchFullBody } from './fetch-full-body.js'

const MAX_URLS = 3
const MAX_OWN_URLS = 2
const REQUEST_LIMIT_MS = 9_000

/** Creates the transport of one network. */
export function createChainTransport(context: AdapterContext, caipNetworkId: CaipNetworkId): Transport {
  const customUrls = context.customRpcUrls(caipNetworkId).slice(0, MAX_OWN_URLS)
  const others = lazyTransport(async () => {
    const urls = await context.rpcUrls(caipNetworkId)
    return createUrlTransport(urls.slice(0, MAX_URLS - customUrls.length), REQUEST_LIMIT_MS / MAX_URLS)
  })
  return customUrls.length === 0
    ? others
    : fallback([createUrlTransport(customUrls, REQUEST_LIMIT_MS / MAX_URLS), others], { retryCount: 0 })
}

/** A transport that is resolved at its first request. A failure is not cached. */
function lazyTransport(find: () => Promise<Transport>): Transport {
  let pending: Promise<Transport> | undefined
  async function resolveOnce(): Promise<Transport> {
    pending ??= find()
    try {
      return await pending
    } catch (error) {
      pending = undefined
      throw error
    }
  }
  return (parameters) => {
    const request = async (args: { method: string; params?: unknown }): Promise<unknown> =>
      (await resolveOnce())(parameters).request(args)
    return custom({ request }, { retryCount: 0 })(parameters)
  }
}

function createUrlTransport(rpcUrls: readonly RpcUrl[], limitMs: number): Transport {
  if (rpcUrls.length === 0) throw new WalletRequestError('')
  const each = rpcUrls.map(({ url, config }) =>
    http(url, {
      timeout: Math.floor(limitMs),
      retryCount: 0,
      fetchFn: fetchFullBody,
      ...(config?.headers && { fetchOptions: { headers: { ...config.headers } } }),
    }),
  )
  return fallback(each, { retryCount: 0 })
}

/**
 * The way to a chain's nodes: the app's own addresses first, and only when none of them answers the others, which may have
 * to be asked of a service. Nothing is found out before the first request.
 *
 * In      context, caipNetworkId
 * Out     a viem transport: the addresses in turn, each request ended within 9 s, no second try at the same address
 * Throws  at a request: WalletRequestError when the network has no address
 * Source  spec R-CFG-61, R-HOST-09, R-ADPT-22; security design §11
 */
import { type AdapterContext, type CaipNetworkId, type RpcUrl, WalletRequestError } from '@bowline/kit-core'
import { custom, fallback, http, type Transport } from 'viem'
import { fetchWhole } from './fetch-full-body.js'

const MAX_URLS = 3
const MAX_OWN_URLS = 2
const REQUEST_LIMIT_MS = 9_000

/** Makes the transport of one network. */
export function chainTransport(context: AdapterContext, caipNetworkId: CaipNetworkId): Transport {
  const own = context.customRpcUrls(caipNetworkId).slice(0, MAX_OWN_URLS)
  const others = found(async () => {
    const urls = await context.rpcUrls(caipNetworkId)
    return overUrls(urls.slice(0, MAX_URLS - own.length), REQUEST_LIMIT_MS / MAX_URLS)
  })
  return own.length === 0 ? others : fallback([overUrls(own, REQUEST_LIMIT_MS / MAX_URLS), others], { retryCount: 0 })
}

/** A transport that is found at its first request; a failure to find it is forgotten. */
function found(find: () => Promise<Transport>): Transport {
  let finding: Promise<Transport> | undefined
  async function once(): Promise<Transport> {
    finding ??= find()
    try {
      return await finding
    } catch (error) {
      finding = undefined
      throw error
    }
  }
  return (parameters) => {
    const request = async (args: { method: string; params?: unknown }): Promise<unknown> =>
      (await once())(parameters).request(args)
    return custom({ request }, { retryCount: 0 })(parameters)
  }
}

function overUrls(rpcUrls: readonly RpcUrl[], limitMs: number): Transport {
  if (rpcUrls.length === 0) throw new WalletRequestError('')
  const each = rpcUrls.map(({ url, config }) =>
    http(url, {
      timeout: Math.floor(limitMs),
      retryCount: 0,
      fetchFn: fetchWhole,
      ...(config?.headers && { fetchOptions: { headers: { ...config.headers } } }),
    }),
  )
  return fallback(each, { retryCount: 0 })
}

/**
 * The way to a chain's nodes. Which addresses to ask is found out at the first request, not before.
 *
 * In      rpcUrls   the kit's answer for the network, best first
 * Out     a viem transport: the addresses in turn, each request ended within 9 s, no second try at the same address
 * Throws  at a request: WalletRequestError when the network has no address
 * Source  spec R-ADPT-22; security design §11
 */
import { type RpcUrl, WalletRequestError } from '@bowline/kit-core'
import { custom, fallback, http, type Transport } from 'viem'

const MAX_URLS = 3
const REQUEST_LIMIT_MS = 9_000

/** Makes the transport of one network. */
export function chainTransport(rpcUrls: () => Promise<readonly RpcUrl[]>): Transport {
  let finding: Promise<Transport> | undefined
  function find(): Promise<Transport> {
    finding ??= rpcUrls()
      .then(overUrls)
      .catch((error: unknown) => {
        finding = undefined
        throw error
      })
    return finding
  }
  return (parameters) => {
    const request = async (args: { method: string; params?: unknown }): Promise<unknown> =>
      (await find())(parameters).request(args)
    return custom({ request }, { retryCount: 0 })(parameters)
  }
}

function overUrls(rpcUrls: readonly RpcUrl[]): Transport {
  const used = rpcUrls.slice(0, MAX_URLS)
  if (used.length === 0) throw new WalletRequestError('')
  const timeout = Math.floor(REQUEST_LIMIT_MS / used.length)
  const each = used.map(({ url, config }) =>
    http(url, { timeout, retryCount: 0, ...(config?.headers && { fetchOptions: { headers: { ...config.headers } } }) }),
  )
  return fallback(each, { retryCount: 0 })
}

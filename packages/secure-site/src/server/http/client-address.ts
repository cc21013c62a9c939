/**
 * Finds the address of a request's client behind the operator's own proxies.
 *
 * In      addresses and networks of trusted proxies: `127.0.0.1`, `10.0.0.0/8`, `fd00::/8`
 * Out     the socket's address; when it is a trusted proxy, the last address of `X-Forwarded-For` that is not one. What a client
 *         writes into that header itself is further left and never read
 * Throws  TypeError for a proxy that is not an address or a network, or is every address
 */
import { BlockList, isIP } from 'node:net'

const MAPPED = /^::ffff:(?=\d+\.)/i

/** Creates a function that finds the client's address. */
export function createClientAddress(trustedProxies: readonly string[]) {
  const trusted = new BlockList()
  for (const proxy of trustedProxies) addProxy(trusted, proxy)
  const isTrusted = (address: string) => trusted.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')

  return (socketAddress: string | undefined, forwardedFor: string | undefined): string | undefined => {
    const hops = [...(forwardedFor ?? '').split(','), socketAddress ?? ''].map((hop) => hop.trim().replace(MAPPED, ''))
    let found: string | undefined
    for (const hop of hops.reverse()) {
      if (isIP(hop) === 0) break
      found = hop
      if (!isTrusted(hop)) break
    }
    return found
  }
}

function addProxy(trusted: BlockList, proxy: string): void {
  const [address = '', bits, ...others] = proxy.split('/')
  const family = isIP(address)
  const prefix = bits === undefined ? undefined : Number(bits)
  const isRange =
    prefix === undefined || (/^\d+$/.test(bits ?? '') && prefix >= 1 && prefix <= (family === 6 ? 128 : 32))
  if (family === 0 || others.length > 0 || !isRange) throw new TypeError(`${proxy} is not the address of a proxy`)
  const name = family === 6 ? 'ipv6' : 'ipv4'
  if (prefix === undefined) trusted.addAddress(address, name)
  else trusted.addSubnet(address, prefix, name)
}

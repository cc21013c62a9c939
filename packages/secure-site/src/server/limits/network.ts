/**
 * The network of a client's address, which limits count together.
 *
 * In      an IP address as the server's socket or a trusted proxy reports it
 * Out     an IPv4 address; the first 64 bits of an IPv6 address, which one client can have all of; undefined for anything else
 * Source  RFC 4291 §2.2, RFC 6177
 */
import { isIPv4, isIPv6 } from 'node:net'

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

/** Returns the network of an address. */
export function toNetwork(address: string | undefined): string | undefined {
  if (address === undefined) return undefined
  const mapped = MAPPED.exec(address)?.[1]
  if (isIPv4(mapped ?? address)) return mapped ?? address
  const [plain = ''] = address.split('%')
  return isIPv6(plain) ? `${toGroups(plain).slice(0, 4).join(':')}::/64` : undefined
}

/** The eight groups of an address, without leading zeros. Its last 32 bits, if dotted, stay one group: they are not used. */
function toGroups(address: string): string[] {
  const [head = '', tail] = address.toLowerCase().split('::')
  const parts = (text: string) => (text === '' ? [] : text.split(':').map((group) => group.replace(/^0+(?=.)/, '')))
  if (tail === undefined) return parts(head)
  const [before, after] = [parts(head), parts(tail)]
  return [...before, ...Array.from({ length: Math.max(8 - before.length - after.length, 1) }, () => '0'), ...after]
}

/**
 * Parses the events a wallet emits during a session.
 *
 * In      params    of the client's `session_event`; untrusted
 *         approved  what the wallet approved
 * Out     a PairedEvent, or undefined for an invalid event or one with an account the wallet did not approve
 * Source  CAIP-25 events; spec R-CONN-38, R-STATE-25
 */

import { getFamily, isNamespace } from '../../base/caip/families.js'
import { isSameAddress } from '../../base/caip/is-same-address.js'
import type { CaipAddress, CaipNetworkId, Namespace } from '../../base/caip/namespace.js'
import { safeGet } from '../../base/validation/safe-get.js'
import type { PairedEvent } from '../../core/adapter/transport.js'
import { type NetworkAliases, toCurrentId } from './network-aliases.js'

import { getCaipAddressPart, type PairedNamespaces } from './session-namespaces.js'

/** Parses one session event: `accountsChanged`, `bip122_addressesChanged` or `chainChanged`. */
export function parseSessionEvent(
  params: unknown,
  approved: PairedNamespaces,
  aliases: NetworkAliases,
): PairedEvent | undefined {
  const chainId = safeGet(params, 'chainId')
  const event = safeGet(params, 'event')
  const [name, data] = [safeGet(event, 'name'), safeGet(event, 'data')]
  const network = typeof chainId === 'string' ? toCurrentId(aliases, chainId) : undefined
  const namespace = network?.split(':')[0]
  if (!network || !isNamespace(namespace)) return undefined
  if (name === 'accountsChanged' || name === 'bip122_addressesChanged') {
    const accounts = accountsOf(data, namespace, approved)
    return accounts.length > 0 ? { type: 'accounts', namespace, accounts } : undefined
  }
  if (name !== 'chainChanged') return undefined
  const caipNetworkId = networkOf(data, namespace, network, aliases)
  return caipNetworkId && { type: 'network', caipNetworkId }
}

/**
 * Returns the approved accounts among the reported ones, in the reported order. Wallets report addresses or CAIP-10, in any
 * case.
 */
function accountsOf(data: unknown, namespace: Namespace, approved: PairedNamespaces): readonly CaipAddress[] {
  const reported = (Array.isArray(data) ? data.slice(0, 100) : []).flatMap((item: unknown) => {
    const text = typeof item === 'string' ? item : safeGet(item, 'address')
    return typeof text === 'string' ? [getCaipAddressPart(text)] : []
  })
  const accounts = approved[namespace]?.accounts ?? []
  const approvedOnes = reported.flatMap((address) =>
    accounts.filter((account) => isSameAddress(getCaipAddressPart(account), address)),
  )
  return [...new Set(approvedOnes)]
}

/** Parses the network: a number, decimal or hexadecimal text, or CAIP-2. */
function networkOf(
  data: unknown,
  namespace: Namespace,
  current: CaipNetworkId,
  aliases: NetworkAliases,
): CaipNetworkId | undefined {
  if (data === undefined || data === null || data === '') return current
  if (typeof data !== 'string' && typeof data !== 'number') return undefined
  const text = String(data)
  const id = text.includes(':')
    ? toCurrentId(aliases, text)
    : toCurrentId(aliases, `${namespace}:${plainId(text, namespace)}`)
  if (!id?.startsWith(`${namespace}:`)) return undefined
  return !getFamily(namespace).isEip1193 || /:[1-9]\d{0,15}$/.test(id) ? id : undefined
}

function plainId(text: string, namespace: Namespace): string {
  return getFamily(namespace).isEip1193 && /^0x[0-9a-f]{1,14}$/i.test(text) ? BigInt(text).toString() : text
}

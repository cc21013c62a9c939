/**
 * Parses what a wallet approved in a session.
 *
 * In      namespaces  of the client's session: by namespace or by network; from the wallet
 *         aliases     networks that also have an older id
 * Out     accounts, networks, methods and events per namespace the kit knows; invalid entries are skipped
 * Source  CAIP-10, CAIP-25; spec R-STATE-25, R-CONN-41
 */

import { isCaipNetworkId } from '../../base/caip/caip.js'
import { isNamespace } from '../../base/caip/families.js'
import type { CaipAddress, CaipNetworkId, Namespace } from '../../base/caip/namespace.js'
import { isRecord } from '../../base/validation/guard.js'
import type { PairedNamespace } from '../../core/adapter/transport.js'
import { type NetworkAliases, toCurrentId } from './network-aliases.js'

/** What a session approves, per namespace. */
export type PairedNamespaces = Readonly<Partial<Record<Namespace, PairedNamespace>>>

/** Maximum number of entries read from a list. */
const MAX_ENTRIES = 1_000

export function parseNamespaces(namespaces: unknown, aliases: NetworkAliases): PairedNamespaces {
  const read: Partial<Record<Namespace, PairedNamespace>> = {}
  for (const [key, value] of Object.entries(isRecord(namespaces) ? namespaces : {})) {
    const [namespace] = key.split(':')
    if (!isNamespace(namespace) || !isRecord(value)) continue
    const known = read[namespace]
    const accounts = textsOf(value.accounts).flatMap((text) => accountOf(text, namespace, aliases) ?? [])
    const named = [...textsOf(value.chains), ...(key === namespace ? [] : [key])]
    const chains = named.flatMap((text) => networkOf(text, namespace, aliases) ?? [])
    if (accounts.length === 0 && !known) continue
    read[namespace] = {
      accounts: unique([...(known?.accounts ?? []), ...accounts]),
      caipNetworkIds: unique([...(known?.caipNetworkIds ?? []), ...accounts.flatMap(getAccountNetwork), ...chains]),
      methods: unique([...(known?.methods ?? []), ...textsOf(value.methods)]),
      events: unique([...(known?.events ?? []), ...textsOf(value.events)]),
    }
  }
  return read
}

/** Returns the network of a CAIP-10 account, as a list that is empty if the id is invalid. */
export function getAccountNetwork(account: CaipAddress): readonly CaipNetworkId[] {
  const id = account.slice(0, account.lastIndexOf(':'))
  return isCaipNetworkId(id) ? [id] : []
}

/** Returns the address of a CAIP-10 account. */
export function getCaipAddressPart(account: string): string {
  return account.slice(account.lastIndexOf(':') + 1)
}

function accountOf(text: string, namespace: Namespace, aliases: NetworkAliases): CaipAddress | undefined {
  const parts = text.split(':')
  const [, , address = ''] = parts
  const network = networkOf(parts.slice(0, 2).join(':'), namespace, aliases)
  return parts.length === 3 && network && /^[\w.%-]{1,128}$/.test(address) ? `${network}:${address}` : undefined
}

function networkOf(text: string, namespace: Namespace, aliases: NetworkAliases): CaipNetworkId | undefined {
  const id = toCurrentId(aliases, text)
  return id?.startsWith(`${namespace}:`) && /^[\w-]{1,64}$/.test(id.slice(namespace.length + 1)) ? id : undefined
}

function textsOf(list: unknown): readonly string[] {
  return Array.isArray(list)
    ? list.slice(0, MAX_ENTRIES).filter((text) => typeof text === 'string' && text.length <= 256)
    : []
}

function unique<Item>(items: readonly Item[]): readonly Item[] {
  return [...new Set(items)]
}

/**
 * Merges the connectors of all namespaces into wallets.
 *
 * In      connectors  each namespace's, in its adapter's order
 * Out     each wallet once per namespace, by its most direct connector; a name found in several namespaces becomes one
 *         MULTI_CHAIN connector that holds the single ones, listed first; then announced, injected, external ones
 * Source  spec R-CONN-06, R-CONN-07, R-CONN-12, R-CONN-280, R-ADPT-127
 */
import type { Connector, ConnectorType } from '../../core/adapter/connector.js'
import { isSameWallet } from './is-same-wallet.js'

const DIRECTNESS: readonly ConnectorType[] = ['MULTI_CHAIN', 'ANNOUNCED', 'INJECTED', 'EXTERNAL']

/** Merges connectors. Skips the pairing and embedded wallet connectors, which are not wallets. */
export function mergeConnectors(connectors: readonly Connector[]): readonly Connector[] {
  const wallets = connectors.filter(({ type }) => DIRECTNESS.includes(type))
  const single: Connector[] = []
  for (const connector of byDirectness(wallets)) {
    const isKnown = single.some(({ chain, ...other }) => chain === connector.chain && isSame(other, connector))
    if (!isKnown) single.push(connector)
  }
  const merged: Connector[] = []
  for (const connector of single) {
    const sameName = single.filter(({ name }) => name.toLowerCase() === connector.name.toLowerCase())
    // A second wallet with the same name in one namespace gets its own row.
    const firsts = sameName.filter(({ chain }, at) => sameName.findIndex((other) => other.chain === chain) === at)
    if (firsts.length === 1 || !firsts.includes(connector)) merged.push(connector)
    else if (firsts[0] === connector) merged.push(multiChain(connector, firsts))
  }
  return byDirectness(merged)
}

function multiChain(first: Connector, connectors: readonly Connector[]): Connector {
  const imageUrl = connectors.find((connector) => connector.imageUrl)?.imageUrl
  const chains = connectors.map(({ chain }) => chain)
  return { ...first, type: 'MULTI_CHAIN', connectors, chains, ...(imageUrl && { imageUrl }) }
}

function isSame(one: Omit<Connector, 'chain'>, other: Connector): boolean {
  // An adapter lists each announced wallet once: two with the same rdns, or with the same name and no rdns, are two
  // wallets.
  const areAnnounced = one.type === 'ANNOUNCED' && other.type === 'ANNOUNCED'
  if (areAnnounced && one.info?.rdns === other.info?.rdns) return one.id === other.id
  return isSameWallet({ ...one, rdns: one.info?.rdns }, { ...other, rdns: other.info?.rdns })
}

function byDirectness(connectors: readonly Connector[]): readonly Connector[] {
  return DIRECTNESS.flatMap((wanted) => connectors.filter(({ type }) => type === wanted))
}

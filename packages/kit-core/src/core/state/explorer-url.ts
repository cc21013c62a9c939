import type { Network } from '../../base/networks/network.js'

/**
 * Returns the URL of an address or transaction in a network's block explorer. Undefined when the network has none.
 * Keeps the query of the explorer's URL (`?cluster=devnet`).
 */
export function getExplorerUrl({ blockExplorers }: Network, kind: 'address' | 'tx', id: string): string | undefined {
  const explorer = blockExplorers?.default.url
  if (!explorer || !URL.canParse(explorer)) return undefined
  const { origin, pathname, search } = new URL(explorer)
  return `${origin}${pathname.replace(/\/+$/, '')}/${kind}/${encodeURIComponent(id)}${search}`
}

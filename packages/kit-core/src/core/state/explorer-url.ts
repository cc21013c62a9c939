import type { Network } from '../../base/networks/network.js'

/**
 * A page of a network's explorer; undefined when the network has none. What the explorer's address asks with
 * (`?cluster=devnet`) stays.
 */
export function explorerUrl({ blockExplorers }: Network, kind: 'address' | 'tx', id: string): string | undefined {
  const explorer = blockExplorers?.default.url
  if (!explorer || !URL.canParse(explorer)) return undefined
  const { origin, pathname, search } = new URL(explorer)
  return `${origin}${pathname.replace(/\/+$/, '')}/${kind}/${encodeURIComponent(id)}${search}`
}

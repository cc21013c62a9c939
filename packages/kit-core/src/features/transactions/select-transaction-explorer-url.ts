import type { Transaction } from '@bowline/api-client'
import { explorerUrl } from '../../core/state/explorer-url.js'
import type { KitState } from '../../state.js'

/** Where a transaction is. */
export type TransactionLocation = { readonly metadata: Pick<Transaction['metadata'], 'chain' | 'hash'> }

/** Page of a transaction in the explorer of its network; undefined without a hash, or when the network has none. */
export function selectTransactionExplorerUrl(
  { network }: KitState,
  { metadata: { chain, hash } }: TransactionLocation,
): string | undefined {
  const networks = Object.values(network.byNamespace).flatMap(({ requested }) => requested)
  const own = networks.find(({ caipNetworkId }) => caipNetworkId === chain)
  return own && hash !== undefined ? explorerUrl(own, 'tx', hash) : undefined
}

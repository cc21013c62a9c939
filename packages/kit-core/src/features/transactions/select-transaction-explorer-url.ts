import type { Transaction } from '@bowline/api-client'
import { getExplorerUrl } from '../../core/state/explorer-url.js'
import type { KitState } from '../../state.js'

/** A transaction's network and hash. */
export type TransactionLocation = { readonly metadata: Pick<Transaction['metadata'], 'chain' | 'hash'> }

/**
 * URL of the transaction's page in the network's block explorer; undefined without a hash, an explorer, or one of the app's
 * networks.
 */
export function selectTransactionExplorerUrl(
  { network }: KitState,
  { metadata: { chain, hash } }: TransactionLocation,
): string | undefined {
  const networks = Object.values(network.byNamespace).flatMap(({ requested }) => requested)
  const own = networks.find(({ caipNetworkId }) => caipNetworkId === chain)
  return own && hash !== undefined ? getExplorerUrl(own, 'tx', hash) : undefined
}

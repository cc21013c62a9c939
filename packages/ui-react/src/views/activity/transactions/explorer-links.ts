import { type Kit, type KitState, selectTransactionExplorerUrl, type Transaction } from '@bowline/kit-core'
import { parseExternalUrl } from '../../../components/parse-external-url.js'

/**
 * Block explorer links of transactions. `hrefOf` returns a validated link, undefined without one. `has` says whether a
 * transaction has a link; it checks only one transaction per network, because a list can have thousands.
 */
export function createExplorerLinks(kit: Kit, network: KitState['network']) {
  const networks = new Map<string, boolean>()
  const hrefOf = (transaction: Transaction): string | undefined => {
    const href = selectTransactionExplorerUrl({ ...kit.getState(), network }, transaction)
    return href === undefined ? undefined : parseExternalUrl(href)
  }
  const has = (transaction: Transaction): boolean => {
    const { chain, hash } = transaction.metadata
    if (hash === undefined) return false
    const hasLink = networks.get(chain) ?? hrefOf(transaction) !== undefined
    networks.set(chain, hasLink)
    return hasLink
  }
  return { hrefOf, has }
}

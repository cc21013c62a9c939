import { type Kit, type KitState, selectTransactionExplorerUrl, type Transaction } from '@bowline/kit-core'
import { parseExternalUrl } from '../../../components/parse-external-url.js'

/**
 * Creates the block explorer links of a list of transactions.
 *
 * Out     getHref  a validated URL; undefined without one
 *         hasHref  whether a transaction has a link. Validates only one transaction per network, because a list can have thousands
 */
export function createExplorerLinks(kit: Kit, network: KitState['network']) {
  const hasLinks = new Map<string, boolean>()
  const getHref = (transaction: Transaction): string | undefined => {
    const href = selectTransactionExplorerUrl({ ...kit.getState(), network }, transaction)
    return href === undefined ? undefined : parseExternalUrl(href)
  }
  const hasHref = (transaction: Transaction): boolean => {
    const { chain, hash } = transaction.metadata
    if (hash === undefined) return false
    const hasLink = hasLinks.get(chain) ?? getHref(transaction) !== undefined
    hasLinks.set(chain, hasLink)
    return hasLink
  }
  return { getHref, hasHref }
}

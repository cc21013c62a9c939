import { type Kit, type KitState, selectTransactionExplorerUrl, type Transaction } from '@bowline/kit-core'
import { parseExternalAddress } from '../../components/parse-external-url.js'

/** Pages of transactions. All of a network have one when one has: thousands are not asked one by one. */
export function findLinks(kit: Kit, network: KitState['network']) {
  const networks = new Map<string, boolean>()
  const hrefOf = (transaction: Transaction): string | undefined => {
    const href = selectTransactionExplorerUrl({ ...kit.getState(), network }, transaction)
    return href === undefined ? undefined : parseExternalAddress(href)
  }
  const has = (transaction: Transaction): boolean => {
    const { chain, hash } = transaction.metadata
    if (hash === undefined) return false
    const known = networks.get(chain) ?? hrefOf(transaction) !== undefined
    networks.set(chain, known)
    return known
  }
  return { hrefOf, has }
}

import { getHistory, isPartialList, type Transaction } from '@bowline/api-client'
import { getDataServiceNetwork } from '../../core/config/supported-chains.js'
import { selectActiveNetwork } from '../../core/state/select-network.js'
import type { Kit } from '../../kit.js'

/** An account's purchases at Coinbase. `isIncomplete`: some purchases or transfers could not be parsed and are missing. */
export type Purchases = { readonly purchases: readonly Transaction[]; readonly isIncomplete: boolean }

/**
 * Fetches the first page of an account's Coinbase purchases, newest first. Throws the errors of the data service client.
 * A separate file, so that the history code is loaded on demand. Source: spec R-RAMP-32, R-RAMP-68.
 */
export async function fetchPurchaseHistory(kit: Kit, account: string, signal: AbortSignal): Promise<Purchases> {
  const network = await getDataServiceNetwork(kit, selectActiveNetwork(kit.store.get())?.caipNetworkId)
  const { data } = await getHistory(await kit.api(), { network, account, onramp: 'coinbase', signal })
  const isIncomplete = isPartialList(data) || data.some(({ transfers }) => isPartialList(transfers))
  return { purchases: data, isIncomplete }
}

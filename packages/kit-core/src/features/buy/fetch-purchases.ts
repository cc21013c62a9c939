import { getHistory, isPartialList, type Transaction } from '@bowline/api-client'
import { getDataServiceNetwork } from '../../core/config/supported-chains.js'
import { selectActiveNetwork } from '../../core/state/select-network.js'
import type { Kit } from '../../kit.js'

/** `isIncomplete`: purchases, or transfers of one, could not be read and are missing. */
export type Purchases = { readonly purchases: readonly Transaction[]; readonly isIncomplete: boolean }

/**
 * Purchases of an account, the newest first; a file of its own, as is what asks for its history. Throws what the service's client
 * throws. Source: spec R-RAMP-32, R-RAMP-68.
 */
export async function askPurchases(kit: Kit, account: string, signal: AbortSignal): Promise<Purchases> {
  const network = await getDataServiceNetwork(kit, selectActiveNetwork(kit.store.get())?.caipNetworkId)
  const { data } = await getHistory(await kit.api(), { network, account, onramp: 'coinbase', signal })
  const isIncomplete = isPartialList(data) || data.some(({ transfers }) => isPartialList(transfers))
  return { purchases: data, isIncomplete }
}

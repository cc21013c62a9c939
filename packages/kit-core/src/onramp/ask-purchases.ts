import { getHistory, type Transaction } from '@bowline/api-client'
import { readNetworkOfData } from '../config/supported-chains.js'
import type { Kit } from '../kit.js'
import { selectActiveNetwork } from '../network/select-network.js'

/**
 * Purchases of an account, the newest first; a file of its own, as is what asks for its history. Throws what the service's client
 * throws. Source: spec R-RAMP-32.
 */
export async function askPurchases(kit: Kit, account: string, signal: AbortSignal): Promise<readonly Transaction[]> {
  const network = await readNetworkOfData(kit, selectActiveNetwork(kit.store.get())?.caipNetworkId)
  return (await getHistory(await kit.api(), { network, account, onramp: 'coinbase', signal })).data
}

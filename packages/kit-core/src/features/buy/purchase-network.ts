/**
 * Network on which a bought currency is delivered.
 *
 * Out     the active network if the currency is sold there, else the first network of the currency; undefined if it has none
 * Source  spec R-RAMP-21, R-RAMP-66
 */
import type { PurchaseCurrency, PurchaseNetwork } from '@bowline/api-client'
import { selectActiveNetwork } from '../../core/state/select-network.js'
import type { KitState } from '../../state.js'

export function selectPurchaseNetwork(state: KitState, { networks }: PurchaseCurrency): PurchaseNetwork | undefined {
  const active = selectActiveNetwork(state)?.caipNetworkId
  return networks.find((network) => getPurchaseNetworkId(network) === active) ?? networks[0]
}

/** CAIP-2 id of a purchase network. */
export function getPurchaseNetworkId({ chain_id }: PurchaseNetwork): `eip155:${string}` {
  return `eip155:${chain_id}`
}

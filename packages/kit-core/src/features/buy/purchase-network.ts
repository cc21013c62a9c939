/**
 * Where a currency is bought.
 *
 * Out     the active network if it is sold there, else the first one where it is; undefined where it is sold nowhere
 * Source  spec R-RAMP-21, R-RAMP-66
 */
import type { PurchaseCurrency, PurchaseNetwork } from '@bowline/api-client'
import { selectActiveNetwork } from '../../core/state/select-network.js'
import type { KitState } from '../../state.js'

/** Where it is bought. */
export function selectPurchaseNetwork(state: KitState, { networks }: PurchaseCurrency): PurchaseNetwork | undefined {
  const active = selectActiveNetwork(state)?.caipNetworkId
  return networks.find((network) => idOf(network) === active) ?? networks[0]
}

/** Its CAIP-2 id. */
export function idOf({ chain_id }: PurchaseNetwork): `eip155:${string}` {
  return `eip155:${chain_id}`
}

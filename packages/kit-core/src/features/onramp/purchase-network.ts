/**
 * Network on which the card provider delivers a currency.
 *
 * Out     the active network if the currency is sold there; else, for an account that has the same address on every EVM
 *         network, the first network of the currency. Undefined if the currency cannot be delivered to the account
 * Source  spec R-RAMP-21, R-RAMP-27, R-RAMP-66
 */
import type { PurchaseCurrency, PurchaseNetwork } from '@bowline/api-client'
import { selectActiveNetwork } from '../../core/state/select-network.js'
import type { KitState } from '../../state.js'
import { hasOnrampChain } from './onramp-networks.js'
import { selectIsSmartBuyer } from './onramp-scope.js'

export function selectPurchaseNetwork(state: KitState, { networks }: PurchaseCurrency): PurchaseNetwork | undefined {
  const active = selectActiveNetwork(state)
  const delivered = networks.filter((network) => {
    const place = toOnrampPlace(network)
    return hasOnrampChain(place) && place.caipNetworkId.startsWith(`${active?.chainNamespace}:`)
  })
  const own = delivered.find((network) => toOnrampPlace(network).caipNetworkId === active?.caipNetworkId)
  return own || selectIsSmartBuyer(state) ? own : delivered[0]
}

/** A purchase network as `toOnrampChain` takes it. */
export function toOnrampPlace({ chain_id, display_name }: PurchaseNetwork) {
  return { caipNetworkId: `eip155:${chain_id}`, name: display_name } as const
}

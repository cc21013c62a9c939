import { WhatIsABuyView } from '../buy/what-is-a-buy/what-is-a-buy-view.js'
import { WhatIsANetworkView } from '../help/what-is-a-network/what-is-a-network-view.js'
import { NetworksView } from '../networks/networks/networks-view.js'
import { SwitchActiveChainView } from '../networks/switch-active-chain/switch-active-chain-view.js'
import { SwitchNetworkView } from '../networks/switch-network/switch-network-view.js'
import { UnsupportedChainView } from '../networks/unsupported-chain/unsupported-chain-view.js'

/** Lists of networks, switching between them, and explanations. These views load together, as the chunk `networks`. */
export const NETWORKS_VIEWS = {
  Networks: NetworksView,
  SwitchNetwork: SwitchNetworkView,
  SwitchActiveChain: SwitchActiveChainView,
  UnsupportedChain: UnsupportedChainView,
  WhatIsABuy: WhatIsABuyView,
  WhatIsANetwork: WhatIsANetworkView,
}

import { UsageExceededView } from '../account/usage-exceeded/usage-exceeded-view.js'
import { ConnectWalletsView } from '../connect/connect-wallets/connect-wallets-view.js'
import { ConnectingMultiChainView } from '../connect/connecting-multi-chain/connecting-multi-chain-view.js'
import { DownloadsView } from '../connect/downloads/downloads-view.js'
import { GetWalletView } from '../connect/get-wallet/get-wallet-view.js'
import { WhatIsAWalletView } from '../help/what-is-a-wallet/what-is-a-wallet-view.js'

/** Installing and choosing wallets, beyond the Connect view. These views load together, as the chunk `wallets`. */
export const WALLETS_VIEWS = {
  ConnectWallets: ConnectWalletsView,
  ConnectingMultiChain: ConnectingMultiChainView,
  Downloads: DownloadsView,
  GetWallet: GetWalletView,
  UsageExceeded: UsageExceededView,
  WhatIsAWallet: WhatIsAWalletView,
}

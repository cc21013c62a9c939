import { AccountView } from '../account/account/account-view.js'
import { WalletFundView } from '../account/wallet-fund/wallet-fund-view.js'
import { TransactionsView } from '../activity/transactions/transactions-view.js'
import { WalletCompatibleNetworksView } from '../networks/wallet-compatible-networks/wallet-compatible-networks-view.js'

/** The Account view, its activity, and options to add funds. These views load together, as the chunk `account`. */
export const ACCOUNT_VIEWS = {
  Account: AccountView,
  WalletFund: WalletFundView,
  WalletCompatibleNetworks: WalletCompatibleNetworksView,
  Transactions: TransactionsView,
}

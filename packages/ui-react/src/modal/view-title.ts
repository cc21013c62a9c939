import { currentRoute, type KitState, type ViewName } from '@bowline/kit-core'
import type { MessageId } from '../messages/messages.js'

/** Message id of each view's heading. */
export const VIEW_TITLES = {
  Connect: 'connect.title',
  ConnectWallets: 'connect-wallets.title',
  AllWallets: 'all-wallets.title',
  ConnectingExternal: 'connecting.title',
  ConnectingMultiChain: 'connecting-multi-chain.title',
  ConnectingWalletConnect: 'connecting.title',
  ConnectingWalletConnectBasic: 'connecting.title',
  Downloads: 'downloads.title',
  GetWallet: 'get-wallet.title',
  UsageExceeded: 'usage-exceeded.title',
  Account: 'account.title',
  AccountSettings: 'account-settings.title',
  Profile: 'profile.title',
  SwitchAddress: 'switch-address.title',
  ProfileWallets: 'profile-wallets.title',
  WalletFund: 'wallet-fund.title',
  WalletReceive: 'wallet-receive.title',
  WalletCompatibleNetworks: 'wallet-compatible-networks.title',
  WalletSend: 'send.title',
  WalletSendSelectToken: 'send-select-token.title',
  WalletSendPreview: 'send-preview.title',
  SendConfirmed: 'send-confirmed.title',
  Pay: 'pay.title',
  PayLoading: 'pay.title',
  Transactions: 'transactions.title',
  Networks: 'networks.title',
  SwitchNetwork: 'switch-network.title',
  SwitchActiveChain: 'switch-active-chain.title',
  UnsupportedChain: 'unsupported-chain.title',
  SIWXSignMessage: 'sign-in.title',
  ConnectSocials: 'connect-socials.title',
  Create: 'create.title',
  EmailLogin: 'email-login.title',
  EmailVerifyOtp: 'email-verify-otp.title',
  EmailVerifyDevice: 'email-verify-device.title',
  UpdateEmailWallet: 'update-email.title',
  UpdateEmailPrimaryOtp: 'update-email-primary.title',
  UpdateEmailSecondaryOtp: 'update-email-secondary.title',
  UpgradeEmailWallet: 'upgrade.title',
  ConnectingSocial: 'social.title',
  ConnectingFarcaster: 'social.title',
  ApproveTransaction: 'approve.title',
  Swap: 'swap.title',
  SwapSelectToken: 'swap-select-token.title',
  SwapPreview: 'swap-preview.title',
  ChooseAccountName: 'choose-name.title',
  RegisterAccountName: 'register-name.title',
  RegisterAccountNameSuccess: 'name-registered.title',
  SmartSessionCreated: 'smart-sessions.title',
  SmartSessionList: 'smart-sessions.title',
  OnRampProviders: 'onramp.title',
  OnRampAmount: 'onramp-amount.title',
  OnRampFiatSelect: 'onramp-fiat.title',
  OnRampTokenSelect: 'onramp-token.title',
  OnRampActivity: 'onramp-activity.title',
  BuyInProgress: 'buy-in-progress.title',
  WhatIsABuy: 'what-is-a-buy.title',
  WhatIsAWallet: 'what-is-a-wallet.title',
  WhatIsANetwork: 'what-is-a-network.title',
} as const satisfies Record<ViewName, MessageId>

/** Name of the wallet that a connecting view shows as its heading. */
export function selectWalletTitle({ navigation }: KitState): string | undefined {
  const { view, data } = currentRoute(navigation)
  if (view === 'ConnectingExternal' || view === 'ConnectingMultiChain') return data.connector?.name
  return view === 'ConnectingWalletConnect' ? data.wallet?.name : undefined
}

/** Key of a view's mount: changes with the history entry and with the view. */
export function selectViewKey({ navigation }: KitState): string {
  return `${navigation.history.length}/${currentRoute(navigation).view}`
}

/** Selects the view on screen. */
export function selectView({ navigation }: KitState): ViewName {
  return currentRoute(navigation).view
}

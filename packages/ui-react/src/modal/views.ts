/**
 * Table of all views, each a separate chunk.
 *
 * Out     loadView   rejects when the chunk or its texts cannot be loaded; the next call tries again
 * Source  R-VIEW-01, R-VIEW-04, architecture §2
 */
import type { ViewName } from '@bowline/kit-core'
import type { ComponentType } from 'react'
import { type ComponentLoader, createComponentLoader } from '../kit/component-loader.js'
import { VIEW_TEXTS } from './view-messages.js'

const CHUNKS: Record<ViewName, () => Promise<ComponentType>> = {
  Connect: async () => (await import('../views/connect/connect/connect-view.js')).ConnectView,
  ConnectWallets: async () =>
    (await import('../views/connect/connect-wallets/connect-wallets-view.js')).ConnectWalletsView,
  AllWallets: async () => (await import('../views/connect/all-wallets/all-wallets-view.js')).AllWalletsView,
  ConnectingExternal: async () =>
    (await import('../views/connect/connecting-external/connecting-external-view.js')).ConnectingExternalView,
  ConnectingMultiChain: async () =>
    (await import('../views/connect/connecting-multi-chain/connecting-multi-chain-view.js')).ConnectingMultiChainView,
  ConnectingWalletConnect: async () =>
    (await import('../views/connect/connecting-wallet-connect/connecting-wallet-connect-view.js'))
      .ConnectingWalletConnectView,
  ConnectingWalletConnectBasic: async () =>
    (await import('../views/connect/connecting-wallet-connect-basic/connecting-wallet-connect-basic-view.js'))
      .ConnectingWalletConnectBasicView,
  Downloads: async () => (await import('../views/connect/downloads/downloads-view.js')).DownloadsView,
  GetWallet: async () => (await import('../views/connect/get-wallet/get-wallet-view.js')).GetWalletView,
  UsageExceeded: async () => (await import('../views/account/usage-exceeded/usage-exceeded-view.js')).UsageExceededView,
  Account: async () => (await import('../views/account/account/account-view.js')).AccountView,
  AccountSettings: async () =>
    (await import('../views/account/account-settings/account-settings-view.js')).AccountSettingsView,
  Profile: async () => (await import('../views/account/profile/profile-view.js')).ProfileView,
  SwitchAddress: async () => (await import('../views/account/switch-address/switch-address-view.js')).SwitchAddressView,
  ProfileWallets: async () =>
    (await import('../views/account/profile-wallets/profile-wallets-view.js')).ProfileWalletsView,
  WalletFund: async () => (await import('../views/account/wallet-fund/wallet-fund-view.js')).WalletFundView,
  WalletReceive: async () => (await import('../views/send/wallet-receive/wallet-receive-view.js')).WalletReceiveView,
  WalletSend: async () => (await import('../views/send/wallet-send/wallet-send-view.js')).WalletSendView,
  WalletSendSelectToken: async () =>
    (await import('../views/send/wallet-send-select-token/wallet-send-select-token-view.js')).WalletSendSelectTokenView,
  WalletSendPreview: async () =>
    (await import('../views/send/wallet-send-preview/wallet-send-preview-view.js')).WalletSendPreviewView,
  SendConfirmed: async () => (await import('../views/send/send-confirmed/send-confirmed-view.js')).SendConfirmedView,
  Pay: async () => (await import('../views/pay/pay/pay-view.js')).PayView,
  PayLoading: async () => (await import('../views/pay/pay-loading/pay-loading-view.js')).PayLoadingView,
  WalletCompatibleNetworks: async () =>
    (await import('../views/networks/wallet-compatible-networks/wallet-compatible-networks-view.js'))
      .WalletCompatibleNetworksView,
  Transactions: async () => (await import('../views/activity/transactions/transactions-view.js')).TransactionsView,
  Networks: async () => (await import('../views/networks/networks/networks-view.js')).NetworksView,
  SwitchNetwork: async () =>
    (await import('../views/networks/switch-network/switch-network-view.js')).SwitchNetworkView,
  SwitchActiveChain: async () =>
    (await import('../views/networks/switch-active-chain/switch-active-chain-view.js')).SwitchActiveChainView,
  UnsupportedChain: async () =>
    (await import('../views/networks/unsupported-chain/unsupported-chain-view.js')).UnsupportedChainView,
  SIWXSignMessage: async () =>
    (await import('../views/approvals/siwx-sign-message/siwx-sign-message-view.js')).SiwxSignMessageView,
  ConnectSocials: async () =>
    (await import('../views/login/connect-socials/connect-socials-view.js')).ConnectSocialsView,
  Create: async () => (await import('../views/login/create/create-view.js')).CreateView,
  EmailLogin: async () => (await import('../views/login/email-login/email-login-view.js')).EmailLoginView,
  EmailVerifyOtp: async () =>
    (await import('../views/login/email-verify-otp/email-verify-otp-view.js')).EmailVerifyOtpView,
  EmailVerifyDevice: async () =>
    (await import('../views/login/email-verify-device/email-verify-device-view.js')).EmailVerifyDeviceView,
  UpdateEmailWallet: async () =>
    (await import('../views/login/update-email-wallet/update-email-wallet-view.js')).UpdateEmailWalletView,
  UpdateEmailPrimaryOtp: async () =>
    (await import('../views/login/update-email-primary-otp/update-email-primary-otp-view.js'))
      .UpdateEmailPrimaryOtpView,
  UpdateEmailSecondaryOtp: async () =>
    (await import('../views/login/update-email-secondary-otp/update-email-secondary-otp-view.js'))
      .UpdateEmailSecondaryOtpView,
  UpgradeEmailWallet: async () =>
    (await import('../views/login/upgrade-email-wallet/upgrade-email-wallet-view.js')).UpgradeEmailWalletView,
  ConnectingSocial: async () =>
    (await import('../views/login/connecting-social/connecting-social-view.js')).ConnectingSocialView,
  ConnectingFarcaster: async () =>
    (await import('../views/login/connecting-farcaster/connecting-farcaster-view.js')).ConnectingFarcasterView,
  ApproveTransaction: async () =>
    (await import('../views/approvals/approve-transaction/approve-transaction-view.js')).ApproveTransactionView,
  Swap: async () => (await import('../views/swap/swap/swap-view.js')).SwapView,
  SwapSelectToken: async () =>
    (await import('../views/swap/swap-select-token/swap-select-token-view.js')).SwapSelectTokenView,
  SwapPreview: async () => (await import('../views/swap/swap-preview/swap-preview-view.js')).SwapPreviewView,
  ChooseAccountName: async () =>
    (await import('../views/account/choose-account-name/choose-account-name-view.js')).ChooseAccountNameView,
  RegisterAccountName: async () =>
    (await import('../views/account/register-account-name/register-account-name-view.js')).RegisterAccountNameView,
  RegisterAccountNameSuccess: async () =>
    (await import('../views/account/register-account-name-success/register-account-name-success-view.js'))
      .RegisterAccountNameSuccessView,
  SmartSessionCreated: async () =>
    (await import('../views/approvals/smart-session-created/smart-session-created-view.js')).SmartSessionCreatedView,
  SmartSessionList: async () =>
    (await import('../views/approvals/smart-session-list/smart-session-list-view.js')).SmartSessionListView,
  OnRampProviders: async () =>
    (await import('../views/buy/onramp-providers/onramp-providers-view.js')).OnrampProvidersView,
  OnRampAmount: async () => (await import('../views/buy/onramp-amount/onramp-amount-view.js')).OnrampAmountView,
  OnRampFiatSelect: async () =>
    (await import('../views/buy/onramp-select/onramp-fiat-select-view.js')).OnrampFiatSelectView,
  OnRampTokenSelect: async () =>
    (await import('../views/buy/onramp-select/onramp-token-select-view.js')).OnrampTokenSelectView,
  OnRampActivity: async () => (await import('../views/buy/onramp-activity/onramp-activity-view.js')).OnrampActivityView,
  BuyInProgress: async () => (await import('../views/buy/buy-in-progress/buy-in-progress-view.js')).BuyInProgressView,
  WhatIsABuy: async () => (await import('../views/buy/what-is-a-buy/what-is-a-buy-view.js')).WhatIsABuyView,
  WhatIsAWallet: async () =>
    (await import('../views/help/what-is-a-wallet/what-is-a-wallet-view.js')).WhatIsAWalletView,
  WhatIsANetwork: async () =>
    (await import('../views/help/what-is-a-network/what-is-a-network-view.js')).WhatIsANetworkView,
}

/** Loads views; tests pass their own. */
export type ViewLoader = ComponentLoader<ViewName>

/** Loader of the kit's views. */
export const VIEW_LOADER: ViewLoader = createComponentLoader(CHUNKS, VIEW_TEXTS)

/** `loadedView` returns a view that is loaded; `loadView` loads one. */
export const loadedView = VIEW_LOADER.getLoadedView
export const loadView = VIEW_LOADER.loadView

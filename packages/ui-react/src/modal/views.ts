/**
 * Table of all views: one row per view. Each view is a separate chunk. `loadView` rejects when the chunk or its texts cannot be
 * loaded; the next call tries again.
 *
 * Source  R-VIEW-01, R-VIEW-04, R-HOST-12, R-MODAL-10, R-MODAL-16, R-HEAD-01 to 05, architecture §2
 */
import type { ViewName } from '@bowline/kit-core'
import { type ComponentLoader, type ComponentRow, createComponentLoader } from '../kit/component-loader.js'
import type { ENGLISH_TITLES } from '../messages/en-titles.js'

/** A text that is loaded with the modal, before the other texts of the views. */
type TitleId = keyof typeof ENGLISH_TITLES

/** What the modal must know of a view before its chunk is loaded: title, texts and header buttons. */
export type ViewRow = ComponentRow & {
  readonly title: TitleId
  /** Shows the name of what is being connected as the heading, where it is known. */
  readonly nameOf?: 'connector' | 'wallet'
  /** Views that a press most often opens from this one. They load when the page is idle. */
  readonly next?: readonly ViewName[]
  /** Button at the start of the header. Back when absent; `help` is replaced by back after another view. */
  readonly start?: 'help' | 'network' | 'none'
  /** Why a view that needs a decision cannot be closed without one. */
  readonly closeRefusal?: TitleId
}

/** The row of each view. */
export const VIEW_ROWS: Readonly<Record<ViewName, ViewRow>> = {
  Connect: {
    load: async () => (await import('../views/connect/connect/connect-view.js')).ConnectView,
    title: 'connect.title',
    start: 'help',
  },
  ConnectWallets: {
    load: async () => (await import('../views/connect/connect-wallets/connect-wallets-view.js')).ConnectWalletsView,
    title: 'connect-wallets.title',
  },
  AllWallets: {
    load: async () => (await import('../views/connect/all-wallets/all-wallets-view.js')).AllWalletsView,
    title: 'all-wallets.title',
    texts: ['wallets'],
  },
  ConnectingExternal: {
    load: async () =>
      (await import('../views/connect/connecting-external/connecting-external-view.js')).ConnectingExternalView,
    title: 'connecting.title',
    texts: ['connecting'],
    nameOf: 'connector',
  },
  ConnectingMultiChain: {
    load: async () =>
      (await import('../views/connect/connecting-multi-chain/connecting-multi-chain-view.js')).ConnectingMultiChainView,
    title: 'connecting-multi-chain.title',
    texts: ['connecting', 'wallets'],
    nameOf: 'connector',
  },
  ConnectingWalletConnect: {
    load: async () =>
      (await import('../views/connect/connecting-wallet-connect/connecting-wallet-connect-view.js'))
        .ConnectingWalletConnectView,
    title: 'connecting.title',
    texts: ['connecting', 'pairing'],
    nameOf: 'wallet',
  },
  ConnectingWalletConnectBasic: {
    load: async () =>
      (await import('../views/connect/connecting-wallet-connect-basic/connecting-wallet-connect-basic-view.js'))
        .ConnectingWalletConnectBasicView,
    title: 'connecting.title',
    texts: ['connecting', 'pairing'],
  },
  Downloads: {
    load: async () => (await import('../views/connect/downloads/downloads-view.js')).DownloadsView,
    title: 'downloads.title',
    texts: ['wallets'],
  },
  GetWallet: {
    load: async () => (await import('../views/connect/get-wallet/get-wallet-view.js')).GetWalletView,
    title: 'get-wallet.title',
    texts: ['wallets'],
  },
  UsageExceeded: {
    load: async () => (await import('../views/account/usage-exceeded/usage-exceeded-view.js')).UsageExceededView,
    title: 'usage-exceeded.title',
    texts: ['wallets'],
  },
  Account: {
    load: async () => (await import('../views/account/account/account-view.js')).AccountView,
    title: 'account.title',
    texts: ['account', 'tokens', 'activity'],
    start: 'network',
  },
  AccountSettings: {
    load: async () => (await import('../views/account/account-settings/account-settings-view.js')).AccountSettingsView,
    title: 'account-settings.title',
    texts: ['accounts'],
  },
  Profile: {
    load: async () => (await import('../views/account/profile/profile-view.js')).ProfileView,
    title: 'profile.title',
    texts: ['accounts'],
  },
  SwitchAddress: {
    load: async () => (await import('../views/account/switch-address/switch-address-view.js')).SwitchAddressView,
    title: 'switch-address.title',
    texts: ['accounts'],
  },
  ProfileWallets: {
    load: async () => (await import('../views/account/profile-wallets/profile-wallets-view.js')).ProfileWalletsView,
    title: 'profile-wallets.title',
    texts: ['wallets'],
  },
  WalletFund: {
    load: async () => (await import('../views/account/wallet-fund/wallet-fund-view.js')).WalletFundView,
    title: 'wallet-fund.title',
    texts: ['accounts'],
  },
  WalletReceive: {
    load: async () => (await import('../views/send/wallet-receive/wallet-receive-view.js')).WalletReceiveView,
    title: 'wallet-receive.title',
    texts: ['accounts'],
  },
  WalletSend: {
    load: async () => (await import('../views/send/wallet-send/wallet-send-view.js')).WalletSendView,
    title: 'send.title',
    texts: ['account', 'send', 'tokens'],
  },
  WalletSendSelectToken: {
    load: async () =>
      (await import('../views/send/wallet-send-select-token/wallet-send-select-token-view.js'))
        .WalletSendSelectTokenView,
    title: 'send-select-token.title',
    texts: ['account', 'tokens'],
  },
  WalletSendPreview: {
    load: async () =>
      (await import('../views/send/wallet-send-preview/wallet-send-preview-view.js')).WalletSendPreviewView,
    title: 'send-preview.title',
    texts: ['send', 'send-review'],
  },
  SendConfirmed: {
    load: async () => (await import('../views/send/send-confirmed/send-confirmed-view.js')).SendConfirmedView,
    title: 'send-confirmed.title',
    texts: ['send-review'],
  },
  Pay: {
    load: async () => (await import('../views/pay/pay/pay-view.js')).PayView,
    title: 'pay.title',
    texts: ['pay'],
    next: ['PayLoading'],
  },
  PayLoading: {
    load: async () => (await import('../views/pay/pay-loading/pay-loading-view.js')).PayLoadingView,
    title: 'pay.title',
    texts: ['pay'],
  },
  WalletCompatibleNetworks: {
    load: async () =>
      (await import('../views/networks/wallet-compatible-networks/wallet-compatible-networks-view.js'))
        .WalletCompatibleNetworksView,
    title: 'wallet-compatible-networks.title',
    texts: ['accounts'],
  },
  Transactions: {
    load: async () => (await import('../views/activity/transactions/transactions-view.js')).TransactionsView,
    title: 'transactions.title',
    texts: ['activity'],
  },
  Networks: {
    load: async () => (await import('../views/networks/networks/networks-view.js')).NetworksView,
    title: 'networks.title',
    texts: ['networks'],
  },
  SwitchNetwork: {
    load: async () => (await import('../views/networks/switch-network/switch-network-view.js')).SwitchNetworkView,
    title: 'switch-network.title',
    texts: ['networks'],
  },
  SwitchActiveChain: {
    load: async () =>
      (await import('../views/networks/switch-active-chain/switch-active-chain-view.js')).SwitchActiveChainView,
    title: 'switch-active-chain.title',
    texts: ['networks'],
  },
  UnsupportedChain: {
    load: async () =>
      (await import('../views/networks/unsupported-chain/unsupported-chain-view.js')).UnsupportedChainView,
    title: 'unsupported-chain.title',
    texts: ['networks'],
    closeRefusal: 'unsupported-chain.close-blocked',
  },
  SIWXSignMessage: {
    load: async () =>
      (await import('../views/approvals/siwx-sign-message/siwx-sign-message-view.js')).SiwxSignMessageView,
    title: 'sign-in.title',
    texts: ['sign-in'],
    closeRefusal: 'sign-in.close-blocked',
  },
  ConnectSocials: {
    load: async () => (await import('../views/login/connect-socials/connect-socials-view.js')).ConnectSocialsView,
    title: 'connect-socials.title',
    texts: ['login', 'embedded'],
  },
  Create: {
    load: async () => (await import('../views/login/create/create-view.js')).CreateView,
    title: 'create.title',
    texts: ['login', 'embedded'],
  },
  EmailLogin: {
    load: async () => (await import('../views/login/email-login/email-login-view.js')).EmailLoginView,
    title: 'email-login.title',
    texts: ['login'],
  },
  EmailVerifyOtp: {
    load: async () => (await import('../views/login/email-verify-otp/email-verify-otp-view.js')).EmailVerifyOtpView,
    title: 'email-verify-otp.title',
    texts: ['embedded'],
  },
  EmailVerifyDevice: {
    load: async () =>
      (await import('../views/login/email-verify-device/email-verify-device-view.js')).EmailVerifyDeviceView,
    title: 'email-verify-device.title',
    texts: ['embedded'],
  },
  UpdateEmailWallet: {
    load: async () =>
      (await import('../views/login/update-email-wallet/update-email-wallet-view.js')).UpdateEmailWalletView,
    title: 'update-email.title',
    texts: ['login', 'embedded'],
  },
  UpdateEmailPrimaryOtp: {
    load: async () =>
      (await import('../views/login/update-email-primary-otp/update-email-primary-otp-view.js'))
        .UpdateEmailPrimaryOtpView,
    title: 'update-email-primary.title',
    texts: ['embedded'],
  },
  UpdateEmailSecondaryOtp: {
    load: async () =>
      (await import('../views/login/update-email-secondary-otp/update-email-secondary-otp-view.js'))
        .UpdateEmailSecondaryOtpView,
    title: 'update-email-secondary.title',
    texts: ['embedded'],
  },
  UpgradeEmailWallet: {
    load: async () =>
      (await import('../views/login/upgrade-email-wallet/upgrade-email-wallet-view.js')).UpgradeEmailWalletView,
    title: 'upgrade.title',
    texts: ['embedded'],
  },
  ConnectingSocial: {
    load: async () => (await import('../views/login/connecting-social/connecting-social-view.js')).ConnectingSocialView,
    title: 'social.title',
    texts: ['embedded'],
  },
  ConnectingFarcaster: {
    load: async () =>
      (await import('../views/login/connecting-farcaster/connecting-farcaster-view.js')).ConnectingFarcasterView,
    title: 'social.title',
    texts: ['embedded'],
  },
  ApproveTransaction: {
    load: async () =>
      (await import('../views/approvals/approve-transaction/approve-transaction-view.js')).ApproveTransactionView,
    title: 'approve.title',
    texts: ['embedded'],
    start: 'none',
    closeRefusal: 'approve.close-blocked',
  },
  Swap: {
    load: async () => (await import('../views/swap/swap/swap-view.js')).SwapView,
    title: 'swap.title',
    texts: ['swap', 'tokens'],
    next: ['SwapSelectToken', 'SwapPreview'],
  },
  SwapSelectToken: {
    load: async () => (await import('../views/swap/swap-select-token/swap-select-token-view.js')).SwapSelectTokenView,
    title: 'swap-select-token.title',
    texts: ['swap', 'tokens'],
  },
  SwapPreview: {
    load: async () => (await import('../views/swap/swap-preview/swap-preview-view.js')).SwapPreviewView,
    title: 'swap-preview.title',
    texts: ['swap'],
  },
  ChooseAccountName: {
    load: async () =>
      (await import('../views/account/choose-account-name/choose-account-name-view.js')).ChooseAccountNameView,
    title: 'choose-name.title',
    texts: ['names'],
  },
  RegisterAccountName: {
    load: async () =>
      (await import('../views/account/register-account-name/register-account-name-view.js')).RegisterAccountNameView,
    title: 'register-name.title',
    texts: ['names'],
  },
  RegisterAccountNameSuccess: {
    load: async () =>
      (await import('../views/account/register-account-name-success/register-account-name-success-view.js'))
        .RegisterAccountNameSuccessView,
    title: 'name-registered.title',
    texts: ['names'],
  },
  SmartSessionCreated: {
    load: async () =>
      (await import('../views/approvals/smart-session-created/smart-session-created-view.js')).SmartSessionCreatedView,
    title: 'smart-sessions.title',
    texts: ['sessions'],
  },
  SmartSessionList: {
    load: async () =>
      (await import('../views/approvals/smart-session-list/smart-session-list-view.js')).SmartSessionListView,
    title: 'smart-sessions.title',
    texts: ['sessions'],
  },
  OnRampProviders: {
    load: async () => (await import('../views/buy/onramp-providers/onramp-providers-view.js')).OnrampProvidersView,
    title: 'onramp.title',
    texts: ['onramp'],
    next: ['OnRampAmount', 'BuyInProgress'],
  },
  OnRampAmount: {
    load: async () => (await import('../views/buy/onramp-amount/onramp-amount-view.js')).OnrampAmountView,
    title: 'onramp-amount.title',
    texts: ['onramp', 'tokens'],
  },
  OnRampFiatSelect: {
    load: async () => (await import('../views/buy/onramp-select/onramp-fiat-select-view.js')).OnrampFiatSelectView,
    title: 'onramp-fiat.title',
    texts: ['onramp'],
  },
  OnRampTokenSelect: {
    load: async () => (await import('../views/buy/onramp-select/onramp-token-select-view.js')).OnrampTokenSelectView,
    title: 'onramp-token.title',
    texts: ['onramp'],
  },
  OnRampActivity: {
    load: async () => (await import('../views/buy/onramp-activity/onramp-activity-view.js')).OnrampActivityView,
    title: 'onramp-activity.title',
    texts: ['onramp', 'activity'],
  },
  BuyInProgress: {
    load: async () => (await import('../views/buy/buy-in-progress/buy-in-progress-view.js')).BuyInProgressView,
    title: 'buy-in-progress.title',
    texts: ['onramp'],
  },
  WhatIsABuy: {
    load: async () => (await import('../views/buy/what-is-a-buy/what-is-a-buy-view.js')).WhatIsABuyView,
    title: 'what-is-a-buy.title',
    texts: ['what-is-a-buy'],
  },
  WhatIsAWallet: {
    load: async () => (await import('../views/help/what-is-a-wallet/what-is-a-wallet-view.js')).WhatIsAWalletView,
    title: 'what-is-a-wallet.title',
    texts: ['help'],
  },
  WhatIsANetwork: {
    load: async () => (await import('../views/help/what-is-a-network/what-is-a-network-view.js')).WhatIsANetworkView,
    title: 'what-is-a-network.title',
    texts: ['help'],
  },
}

/** Loads views; tests pass their own. */
export type ViewLoader = ComponentLoader<ViewName>

/** Loader of the kit's views. */
export const VIEW_LOADER: ViewLoader = createComponentLoader(VIEW_ROWS)

/** Loads the chunk and the texts of a view. */
export const loadView = VIEW_LOADER.loadComponent

/**
 * Table of all views: one row per view. Views that a user sees in the same part of a visit share a chunk, which lists them in
 * `views/chunks`. `loadView` rejects when the chunk or its texts cannot be loaded; the next call tries again.
 *
 * Source  R-VIEW-01, R-VIEW-04, R-HOST-12, R-MODAL-10, R-MODAL-16, R-HEAD-01 to 05, architecture §2
 */
import type { ViewName } from '@bowline/kit-core'
import { type ComponentLoader, type ComponentRow, createComponentLoader } from '../kit/component-loader.js'
import type { ENGLISH_TITLES } from '../messages/en-titles.js'

/** A text that is loaded with the modal, before the other texts of the views. */
type TitleId = keyof typeof ENGLISH_TITLES

/** What the modal must know of a view before its chunk is loaded: title, texts and header buttons. */
export type ViewRow<Name extends ViewName> = ComponentRow<Name> & {
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

const connect = async () => ({ Connect: (await import('../views/connect/connect/connect-view.js')).ConnectView })
const wallets = async () => (await import('../views/chunks/wallets.js')).WALLETS_VIEWS
const directory = async () => ({
  AllWallets: (await import('../views/connect/all-wallets/all-wallets-view.js')).AllWalletsView,
})
const connecting = async () => ({
  ConnectingExternal: (await import('../views/connect/connecting-external/connecting-external-view.js'))
    .ConnectingExternalView,
})
const pairing = async () => (await import('../views/chunks/pairing.js')).PAIRING_VIEWS
const account = async () => (await import('../views/chunks/account.js')).ACCOUNT_VIEWS
const accounts = async () => (await import('../views/chunks/accounts.js')).ACCOUNTS_VIEWS
const receive = async () => ({
  WalletReceive: (await import('../views/send/wallet-receive/wallet-receive-view.js')).WalletReceiveView,
})
const send = async () => (await import('../views/chunks/send.js')).SEND_VIEWS
const sendReview = async () => (await import('../views/chunks/send-review.js')).SEND_REVIEW_VIEWS
const pay = async () => (await import('../views/chunks/pay.js')).PAY_VIEWS
const networks = async () => (await import('../views/chunks/networks.js')).NETWORKS_VIEWS
const signIn = async () => ({
  SIWXSignMessage: (await import('../views/approvals/siwx-sign-message/siwx-sign-message-view.js')).SiwxSignMessageView,
})
const embedded = async () => (await import('../views/chunks/embedded.js')).EMBEDDED_VIEWS
const farcaster = async () => ({
  ConnectingFarcaster: (await import('../views/login/connecting-farcaster/connecting-farcaster-view.js'))
    .ConnectingFarcasterView,
})
const swap = async () => (await import('../views/chunks/swap.js')).SWAP_VIEWS
const swapReview = async () => ({
  SwapPreview: (await import('../views/swap/swap-preview/swap-preview-view.js')).SwapPreviewView,
})
const names = async () => (await import('../views/chunks/names.js')).NAMES_VIEWS
const sessions = async () => (await import('../views/chunks/sessions.js')).SESSIONS_VIEWS
const onramp = async () => (await import('../views/chunks/onramp.js')).ONRAMP_VIEWS

/** The row of each view. */
export const VIEW_ROWS: { readonly [Name in ViewName]: ViewRow<Name> } = {
  Connect: { load: connect, title: 'connect.title', start: 'help' },
  ConnectWallets: { load: wallets, title: 'connect-wallets.title' },
  AllWallets: { load: directory, title: 'all-wallets.title', texts: ['wallets'] },
  ConnectingExternal: { load: connecting, title: 'connecting.title', texts: ['connecting'], nameOf: 'connector' },
  ConnectingMultiChain: {
    load: wallets,
    title: 'connecting-multi-chain.title',
    texts: ['connecting', 'wallets'],
    nameOf: 'connector',
  },
  ConnectingWalletConnect: {
    load: pairing,
    title: 'connecting.title',
    texts: ['connecting', 'pairing'],
    nameOf: 'wallet',
  },
  ConnectingWalletConnectBasic: { load: pairing, title: 'connecting.title', texts: ['connecting', 'pairing'] },
  Downloads: { load: wallets, title: 'downloads.title', texts: ['wallets'] },
  GetWallet: { load: wallets, title: 'get-wallet.title', texts: ['wallets'] },
  UsageExceeded: { load: wallets, title: 'usage-exceeded.title', texts: ['wallets'] },
  Account: { load: account, title: 'account.title', texts: ['account', 'tokens', 'activity'], start: 'network' },
  AccountSettings: { load: accounts, title: 'account-settings.title', texts: ['accounts'] },
  Profile: { load: accounts, title: 'profile.title', texts: ['accounts'] },
  SwitchAddress: { load: accounts, title: 'switch-address.title', texts: ['accounts'] },
  ProfileWallets: { load: accounts, title: 'profile-wallets.title', texts: ['wallets'] },
  WalletFund: { load: account, title: 'wallet-fund.title', texts: ['accounts'] },
  WalletReceive: { load: receive, title: 'wallet-receive.title', texts: ['accounts'] },
  WalletSend: { load: send, title: 'send.title', texts: ['account', 'send', 'tokens'] },
  WalletSendSelectToken: { load: send, title: 'send-select-token.title', texts: ['account', 'tokens'] },
  WalletSendPreview: { load: sendReview, title: 'send-preview.title', texts: ['send', 'send-review'] },
  SendConfirmed: { load: sendReview, title: 'send-confirmed.title', texts: ['send-review'] },
  Pay: { load: pay, title: 'pay.title', texts: ['pay'], next: ['PayLoading'] },
  PayLoading: { load: pay, title: 'pay.title', texts: ['pay'] },
  WalletCompatibleNetworks: { load: account, title: 'wallet-compatible-networks.title', texts: ['accounts'] },
  Transactions: { load: account, title: 'transactions.title', texts: ['activity'] },
  Networks: { load: networks, title: 'networks.title', texts: ['networks'] },
  SwitchNetwork: { load: networks, title: 'switch-network.title', texts: ['networks'] },
  SwitchActiveChain: { load: networks, title: 'switch-active-chain.title', texts: ['networks'] },
  UnsupportedChain: {
    load: networks,
    title: 'unsupported-chain.title',
    texts: ['networks'],
    closeRefusal: 'unsupported-chain.close-blocked',
  },
  SIWXSignMessage: { load: signIn, title: 'sign-in.title', texts: ['sign-in'], closeRefusal: 'sign-in.close-blocked' },
  ConnectSocials: { load: embedded, title: 'connect-socials.title', texts: ['login', 'embedded'] },
  Create: { load: embedded, title: 'create.title', texts: ['login', 'embedded'] },
  EmailLogin: { load: embedded, title: 'email-login.title', texts: ['login'] },
  EmailVerifyOtp: { load: embedded, title: 'email-verify-otp.title', texts: ['embedded'] },
  EmailVerifyDevice: { load: embedded, title: 'email-verify-device.title', texts: ['embedded'] },
  UpdateEmailWallet: { load: embedded, title: 'update-email.title', texts: ['login', 'embedded'] },
  UpdateEmailPrimaryOtp: { load: embedded, title: 'update-email-primary.title', texts: ['embedded'] },
  UpdateEmailSecondaryOtp: { load: embedded, title: 'update-email-secondary.title', texts: ['embedded'] },
  UpgradeEmailWallet: { load: embedded, title: 'upgrade.title', texts: ['embedded'] },
  ConnectingSocial: { load: embedded, title: 'social.title', texts: ['embedded'] },
  ConnectingFarcaster: { load: farcaster, title: 'social.title', texts: ['embedded'] },
  ApproveTransaction: {
    load: embedded,
    title: 'approve.title',
    texts: ['embedded'],
    start: 'none',
    closeRefusal: 'approve.close-blocked',
  },
  Swap: { load: swap, title: 'swap.title', texts: ['swap', 'tokens'], next: ['SwapSelectToken', 'SwapPreview'] },
  SwapSelectToken: { load: swap, title: 'swap-select-token.title', texts: ['swap', 'tokens'] },
  SwapPreview: { load: swapReview, title: 'swap-preview.title', texts: ['swap'] },
  ChooseAccountName: { load: names, title: 'choose-name.title', texts: ['names'] },
  RegisterAccountName: { load: names, title: 'register-name.title', texts: ['names'] },
  RegisterAccountNameSuccess: { load: names, title: 'name-registered.title', texts: ['names'] },
  SmartSessionCreated: { load: sessions, title: 'smart-sessions.title', texts: ['sessions'] },
  SmartSessionList: { load: sessions, title: 'smart-sessions.title', texts: ['sessions'] },
  OnRampProviders: { load: onramp, title: 'onramp.title', texts: ['onramp'], next: ['OnRampAmount', 'BuyInProgress'] },
  OnRampAmount: { load: onramp, title: 'onramp-amount.title', texts: ['onramp', 'tokens'] },
  OnRampFiatSelect: { load: onramp, title: 'onramp-fiat.title', texts: ['onramp'] },
  OnRampTokenSelect: { load: onramp, title: 'onramp-token.title', texts: ['onramp'] },
  OnRampActivity: { load: onramp, title: 'onramp-activity.title', texts: ['onramp', 'activity'] },
  BuyInProgress: { load: onramp, title: 'buy-in-progress.title', texts: ['onramp'] },
  WhatIsABuy: { load: networks, title: 'what-is-a-buy.title', texts: ['what-is-a-buy'] },
  WhatIsAWallet: { load: wallets, title: 'what-is-a-wallet.title', texts: ['help'] },
  WhatIsANetwork: { load: networks, title: 'what-is-a-network.title', texts: ['help'] },
}

/** Loads views; tests pass their own. */
export type ViewLoader = ComponentLoader<ViewName>

/** Loader of the kit's views. */
export const VIEW_LOADER: ViewLoader = createComponentLoader(VIEW_ROWS)

/** Loads the chunk and the texts of a view. */
export const loadView = VIEW_LOADER.loadComponent

import type { FeatureName } from '../config/select-features.js'

/** Every view of the modal. */
export const VIEWS = [
  'Connect',
  'ConnectWallets',
  'AllWallets',
  'ConnectingExternal',
  'ConnectingMultiChain',
  'ConnectingWalletConnect',
  'ConnectingWalletConnectBasic',
  'Downloads',
  'GetWallet',
  'ProfileWallets',
  'UsageExceeded',
  'Account',
  'WalletFund',
  'AccountSettings',
  'Profile',
  'SwitchAddress',
  'WalletReceive',
  'WalletCompatibleNetworks',
  'Transactions',
  'Networks',
  'SwitchNetwork',
  'SwitchActiveChain',
  'UnsupportedChain',
  'SIWXSignMessage',
  'Swap',
  'SwapSelectToken',
  'SwapPreview',
  'ConnectSocials',
  'Create',
  'EmailLogin',
  'EmailVerifyOtp',
  'EmailVerifyDevice',
  'UpdateEmailWallet',
  'UpdateEmailPrimaryOtp',
  'UpdateEmailSecondaryOtp',
  'UpgradeEmailWallet',
  'ConnectingSocial',
  'ConnectingFarcaster',
  'ApproveTransaction',
  'WhatIsAWallet',
  'WhatIsANetwork',
  'WalletSend',
  'WalletSendSelectToken',
  'WalletSendPreview',
  'SendConfirmed',
  'Pay',
  'PayLoading',
  'ChooseAccountName',
  'RegisterAccountName',
  'RegisterAccountNameSuccess',
  'SmartSessionCreated',
  'SmartSessionList',
  'OnRampProviders',
  'OnRampAmount',
  'OnRampFiatSelect',
  'OnRampTokenSelect',
  'OnRampActivity',
  'BuyInProgress',
  'WhatIsABuy',
] as const

/** A view of the modal. */
export type ViewName = (typeof VIEWS)[number]

/** What the core decides by a view: one row per view. */
export type ViewRow = {
  /** Whether the view shows an account. Without one, Connect replaces it. */
  readonly needsAccount: boolean
  /**
   * `connect` leads to a connection and `wallet` connects one wallet: a new address closes both. `switch` only serves a
   * network switch, which closes it. Undefined for any other view.
   */
  readonly purpose?: 'connect' | 'wallet' | 'switch'
  /** The feature that turns the view off. */
  readonly feature?: Exclude<FeatureName, 'branding'>
  /** Any other option that turns the view off. `navigation/is-view-enabled.ts` says when. */
  readonly option?: 'all-wallets' | 'farcaster' | 'pairing'
}

/** The rows of the views that an app may open by name. They are loaded with the page. */
export const OPENABLE_VIEWS = {
  Account: { needsAccount: true },
  Connect: { needsAccount: false, purpose: 'connect' },
  AllWallets: { needsAccount: false, purpose: 'connect', option: 'all-wallets' },
  ConnectingWalletConnectBasic: { needsAccount: false, purpose: 'wallet', option: 'pairing' },
  Networks: { needsAccount: false, purpose: 'switch' },
  Swap: { needsAccount: true, feature: 'swaps' },
  WalletReceive: { needsAccount: true, feature: 'receive' },
  WalletFund: { needsAccount: true },
  Transactions: { needsAccount: true, feature: 'activity' },
  WalletSend: { needsAccount: true, feature: 'send' },
  OnRampProviders: { needsAccount: true, feature: 'onramp' },
  WhatIsAWallet: { needsAccount: false, purpose: 'connect' },
  WhatIsANetwork: { needsAccount: false, purpose: 'switch' },
} as const satisfies Readonly<Partial<Record<ViewName, ViewRow>>>

/** A view an app may open by name. */
export type OpenableView = keyof typeof OPENABLE_VIEWS

/** The rows of all other views, which are reached only by navigation. */
const OTHER_VIEWS: Readonly<Record<Exclude<ViewName, OpenableView>, ViewRow>> = {
  ConnectWallets: { needsAccount: false, purpose: 'connect' },
  ConnectingExternal: { needsAccount: false, purpose: 'wallet' },
  ConnectingMultiChain: { needsAccount: false, purpose: 'wallet' },
  ConnectingWalletConnect: { needsAccount: false, purpose: 'wallet' },
  Downloads: { needsAccount: false, purpose: 'connect' },
  GetWallet: { needsAccount: false, purpose: 'connect' },
  ProfileWallets: { needsAccount: true },
  UsageExceeded: { needsAccount: false },
  AccountSettings: { needsAccount: true },
  Profile: { needsAccount: true },
  SwitchAddress: { needsAccount: true },
  WalletCompatibleNetworks: { needsAccount: true },
  SwitchNetwork: { needsAccount: false, purpose: 'switch' },
  SwitchActiveChain: { needsAccount: false, purpose: 'switch' },
  UnsupportedChain: { needsAccount: true, purpose: 'switch' },
  SIWXSignMessage: { needsAccount: false },
  SwapSelectToken: { needsAccount: true, feature: 'swaps' },
  SwapPreview: { needsAccount: true, feature: 'swaps' },
  ConnectSocials: { needsAccount: false, purpose: 'connect', feature: 'socials' },
  Create: { needsAccount: false, purpose: 'connect' },
  EmailLogin: { needsAccount: false, purpose: 'connect', feature: 'email' },
  EmailVerifyOtp: { needsAccount: false, purpose: 'wallet', feature: 'email' },
  EmailVerifyDevice: { needsAccount: false, purpose: 'wallet', feature: 'email' },
  UpdateEmailWallet: { needsAccount: true, feature: 'email' },
  UpdateEmailPrimaryOtp: { needsAccount: true, feature: 'email' },
  UpdateEmailSecondaryOtp: { needsAccount: true, feature: 'email' },
  UpgradeEmailWallet: { needsAccount: true },
  ConnectingSocial: { needsAccount: false, purpose: 'wallet', feature: 'socials' },
  ConnectingFarcaster: { needsAccount: false, purpose: 'wallet', option: 'farcaster' },
  ApproveTransaction: { needsAccount: false },
  WalletSendSelectToken: { needsAccount: true, feature: 'send' },
  WalletSendPreview: { needsAccount: true, feature: 'send' },
  SendConfirmed: { needsAccount: true, feature: 'send' },
  Pay: { needsAccount: false, feature: 'pay' },
  PayLoading: { needsAccount: false, feature: 'pay' },
  ChooseAccountName: { needsAccount: true },
  RegisterAccountName: { needsAccount: true },
  RegisterAccountNameSuccess: { needsAccount: true },
  SmartSessionCreated: { needsAccount: true, feature: 'smartSessions' },
  SmartSessionList: { needsAccount: true, feature: 'smartSessions' },
  OnRampAmount: { needsAccount: false, feature: 'onramp' },
  OnRampFiatSelect: { needsAccount: true, feature: 'onramp' },
  OnRampTokenSelect: { needsAccount: true, feature: 'onramp' },
  OnRampActivity: { needsAccount: true, feature: 'onramp' },
  BuyInProgress: { needsAccount: true, feature: 'onramp' },
  WhatIsABuy: { needsAccount: true, feature: 'onramp' },
}

/** Whether an app may open this view by name. */
export function isOpenableView(view: unknown): view is OpenableView {
  return typeof view === 'string' && Object.hasOwn(OPENABLE_VIEWS, view)
}

/** Returns the row of a view. */
export function getViewRow(view: ViewName): ViewRow {
  return isOpenableView(view) ? OPENABLE_VIEWS[view] : OTHER_VIEWS[view]
}

/** Whether a view leads to a connection. */
export function isConnectView(view: ViewName): boolean {
  const { purpose } = getViewRow(view)
  return purpose !== undefined && purpose !== 'switch'
}

/** Whether a view only serves a network switch. */
export function isSwitchView(view: ViewName): boolean {
  return getViewRow(view).purpose === 'switch'
}

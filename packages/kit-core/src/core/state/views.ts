import type { FeatureName } from '../config/features.js'

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

/**
 * Properties of a view that the core uses.
 *
 * `purpose`  `account`: shows the account and needs one; without it, Connect replaces the view. `connect`: leads to a
 *            connection. `wallet`: connects one wallet. A new address closes both. `switch`: only serves a network switch,
 *            which closes it. `unsupported`: as `switch`, but needs an account. `any`: none of these
 * `offBy`    the feature or other option that can turn the view off; `navigation/is-view-enabled.ts` decides when
 */
export type ViewRow = readonly [
  purpose: 'account' | 'connect' | 'wallet' | 'switch' | 'unsupported' | 'any',
  offBy?: Exclude<FeatureName, 'branding'> | 'all-wallets' | 'farcaster' | 'pairing',
]

/** The rows of the views that an app may open by name. They are loaded with the page. */
export const OPENABLE_VIEWS = {
  Account: ['account'],
  Connect: ['connect'],
  AllWallets: ['connect', 'all-wallets'],
  ConnectingWalletConnectBasic: ['wallet', 'pairing'],
  Networks: ['switch'],
  Swap: ['account', 'swaps'],
  WalletReceive: ['account', 'receive'],
  WalletFund: ['account'],
  Transactions: ['account', 'activity'],
  WalletSend: ['account', 'send'],
  OnRampProviders: ['account', 'onramp'],
  WhatIsAWallet: ['connect'],
  WhatIsANetwork: ['switch'],
} as const satisfies Readonly<Partial<Record<ViewName, ViewRow>>>

/** A view an app may open by name. */
export type OpenableView = keyof typeof OPENABLE_VIEWS

/** The rows of all other views, which are reached only by navigation. */
const OTHER_VIEWS: Readonly<Record<Exclude<ViewName, OpenableView>, ViewRow>> = {
  ConnectWallets: ['connect'],
  ConnectingExternal: ['wallet'],
  ConnectingMultiChain: ['wallet'],
  ConnectingWalletConnect: ['wallet'],
  Downloads: ['connect'],
  GetWallet: ['connect'],
  ProfileWallets: ['account'],
  UsageExceeded: ['any'],
  AccountSettings: ['account'],
  Profile: ['account'],
  SwitchAddress: ['account'],
  WalletCompatibleNetworks: ['account'],
  SwitchNetwork: ['switch'],
  SwitchActiveChain: ['switch'],
  UnsupportedChain: ['unsupported'],
  SIWXSignMessage: ['any'],
  SwapSelectToken: ['account', 'swaps'],
  SwapPreview: ['account', 'swaps'],
  ConnectSocials: ['connect', 'socials'],
  Create: ['connect'],
  EmailLogin: ['connect', 'email'],
  EmailVerifyOtp: ['wallet', 'email'],
  EmailVerifyDevice: ['wallet', 'email'],
  UpdateEmailWallet: ['account', 'email'],
  UpdateEmailPrimaryOtp: ['account', 'email'],
  UpdateEmailSecondaryOtp: ['account', 'email'],
  UpgradeEmailWallet: ['account'],
  // Also an email login in the secure site's window.
  ConnectingSocial: ['wallet'],
  ConnectingFarcaster: ['wallet', 'farcaster'],
  ApproveTransaction: ['any'],
  WalletSendSelectToken: ['account', 'send'],
  WalletSendPreview: ['account', 'send'],
  SendConfirmed: ['account', 'send'],
  Pay: ['any', 'pay'],
  PayLoading: ['any', 'pay'],
  ChooseAccountName: ['account'],
  RegisterAccountName: ['account'],
  RegisterAccountNameSuccess: ['account'],
  SmartSessionCreated: ['account', 'smartSessions'],
  SmartSessionList: ['account', 'smartSessions'],
  OnRampAmount: ['any', 'onramp'],
  OnRampFiatSelect: ['account', 'onramp'],
  OnRampTokenSelect: ['account', 'onramp'],
  OnRampActivity: ['account', 'onramp'],
  BuyInProgress: ['account', 'onramp'],
  WhatIsABuy: ['account', 'onramp'],
}

/** Whether an app may open this view by name. Apps without types can pass any text. */
export function isOpenableView(view: string): view is OpenableView {
  return Object.hasOwn(OPENABLE_VIEWS, view)
}

/** Returns the row of a view. */
export function getViewRow(view: ViewName): ViewRow {
  return isOpenableView(view) ? OPENABLE_VIEWS[view] : OTHER_VIEWS[view]
}

/** Whether a view needs a connected account. */
export function needsAccount(view: ViewName): boolean {
  const [purpose] = getViewRow(view)
  return purpose === 'account' || purpose === 'unsupported'
}

/** Whether a view leads to a connection. */
export function isConnectView(view: ViewName): boolean {
  const [purpose] = getViewRow(view)
  return purpose === 'connect' || purpose === 'wallet'
}

/** Whether a view only serves a network switch. */
export function isSwitchView(view: ViewName): boolean {
  const [purpose] = getViewRow(view)
  return purpose === 'switch' || purpose === 'unsupported'
}

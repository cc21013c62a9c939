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

/** Views an app may open by name. The others are reached only by navigation. */
export const OPENABLE_VIEWS = [
  'Account',
  'Connect',
  'AllWallets',
  'ConnectingWalletConnectBasic',
  'Networks',
  'Swap',
  'WalletReceive',
  'WalletFund',
  'Transactions',
  'WalletSend',
  'OnRampProviders',
  'WhatIsAWallet',
  'WhatIsANetwork',
] as const

/** A view an app may open by name. */
export type OpenableView = (typeof OPENABLE_VIEWS)[number]

/** Openable views that no option and no service turns off. */
export const NEVER_OFF: readonly OpenableView[] = [
  'Account',
  'Connect',
  'Networks',
  'WalletFund',
  'WhatIsAWallet',
  'WhatIsANetwork',
]

/** Openable views that a single feature turns off. */
export const FEATURE_OF: Readonly<Partial<Record<OpenableView, 'activity' | 'receive' | 'send'>>> = {
  Transactions: 'activity',
  WalletReceive: 'receive',
  WalletSend: 'send',
}

/** Openable views that need no address. */
export const NEEDING_NO_ACCOUNT: readonly OpenableView[] = [
  'Connect',
  'AllWallets',
  'ConnectingWalletConnectBasic',
  'Networks',
  'WhatIsAWallet',
  'WhatIsANetwork',
]

/** Views that show an open pairing. */
export const VIEWS_OF_PAIRING: readonly ViewName[] = ['ConnectingWalletConnect', 'ConnectingWalletConnectBasic']

/** Views in which one wallet is being connected. */
export const VIEWS_OF_A_WALLET: readonly ViewName[] = [
  'ConnectingExternal',
  'ConnectingMultiChain',
  ...VIEWS_OF_PAIRING,
  'EmailVerifyOtp',
  'EmailVerifyDevice',
  'ConnectingSocial',
  'ConnectingFarcaster',
]

/** Views that lead to a connection. A new address closes them. */
export const VIEWS_OF_CONNECTING: readonly ViewName[] = [
  'Connect',
  'ConnectWallets',
  'AllWallets',
  ...VIEWS_OF_A_WALLET,
  'Downloads',
  'GetWallet',
  'WhatIsAWallet',
  'ConnectSocials',
  'Create',
  'EmailLogin',
]

/** Views that only serve a network switch. They are skipped once the switch is made. */
export const VIEWS_OF_SWITCHING: readonly ViewName[] = [
  'Networks',
  'SwitchNetwork',
  'SwitchActiveChain',
  'UnsupportedChain',
  'WhatIsANetwork',
]

/** Views that lead neither to a connection nor to a network and need no address. */
const VIEWS_FOR_ALL: readonly ViewName[] = [
  'SIWXSignMessage',
  'ApproveTransaction',
  'UsageExceeded',
  'Pay',
  'PayLoading',
  'OnRampAmount',
]

/**
 * Whether a view needs an address. True for every view outside the groups for connecting, switching and general use.
 */
export function requiresAccount(view: ViewName): boolean {
  const others = [...VIEWS_OF_CONNECTING, ...VIEWS_OF_SWITCHING, ...VIEWS_FOR_ALL]
  return view === 'UnsupportedChain' || !others.includes(view)
}

/** Whether an app may open this view by name. */
export function isOpenableView(view: unknown): view is OpenableView {
  return OPENABLE_VIEWS.some((name) => name === view)
}

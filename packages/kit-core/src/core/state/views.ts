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

/** Views an app may open by name; the others are reached only by navigation. */
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

/** Those of them that no option and no service turns off. */
export const NEVER_OFF: readonly OpenableView[] = [
  'Account',
  'Connect',
  'Networks',
  'WalletFund',
  'WhatIsAWallet',
  'WhatIsANetwork',
]

/** Those of them that one feature alone turns off. */
export const FEATURE_OF: Readonly<Partial<Record<OpenableView, 'activity' | 'receive' | 'send'>>> = {
  Transactions: 'activity',
  WalletReceive: 'receive',
  WalletSend: 'send',
}

/** Those of them that make sense without an address. */
export const NEEDING_NO_ACCOUNT: readonly OpenableView[] = [
  'Connect',
  'AllWallets',
  'ConnectingWalletConnectBasic',
  'Networks',
  'WhatIsAWallet',
  'WhatIsANetwork',
]

/** Views that show a pairing on offer. */
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

/** Views that lead to a connection; gaining an address closes them. */
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

/** Views that only serve a change of network; once it is made they are passed over. */
export const VIEWS_OF_SWITCHING: readonly ViewName[] = [
  'Networks',
  'SwitchNetwork',
  'SwitchActiveChain',
  'UnsupportedChain',
  'WhatIsANetwork',
]

/** Views that neither lead to a connection nor to a network, and make sense without an address. */
const VIEWS_OF_ANYBODY: readonly ViewName[] = [
  'SIWXSignMessage',
  'ApproveTransaction',
  'UsageExceeded',
  'Pay',
  'PayLoading',
  'OnRampAmount',
]

/** Whether a view makes no sense without an address: all do that serve nothing else. */
export function requiresAccount(view: ViewName): boolean {
  const others = [...VIEWS_OF_CONNECTING, ...VIEWS_OF_SWITCHING, ...VIEWS_OF_ANYBODY]
  return view === 'UnsupportedChain' || !others.includes(view)
}

/** Whether an app may open this view by name. */
export function isOpenableView(view: unknown): view is OpenableView {
  return OPENABLE_VIEWS.some((name) => name === view)
}

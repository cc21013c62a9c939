/**
 * The features an app can configure, their types and defaults.
 *
 * Source  spec R-CFG-22, R-CFG-36, R-CFG-37, R-CFG-40 to 45
 */

/** Social logins, in the order of the create-wallet page. */
export const DEFAULT_SOCIALS_ORDER = ['google', 'x', 'farcaster', 'discord', 'apple', 'github', 'facebook'] as const

/** A social login. */
export type SocialProvider = (typeof DEFAULT_SOCIALS_ORDER)[number]

/** Services that quote swaps. */
export const SWAP_PROVIDERS = ['1inch'] as const

/** A service that quotes swaps. */
export type SwapProvider = (typeof SWAP_PROVIDERS)[number]

/** Services that sell crypto for fiat. */
export const ONRAMP_PROVIDERS = ['coinbase', 'meld'] as const

/** A service that sells crypto for fiat. */
export type OnrampProvider = (typeof ONRAMP_PROVIDERS)[number]

/** Features that the remote configuration can switch, after merging. `false` is off. */
export type RemoteFeatures = {
  readonly swaps: readonly SwapProvider[] | false
  readonly onramp: readonly OnrampProvider[] | false
  readonly email: boolean
  readonly socials: readonly SocialProvider[] | false
  readonly activity: boolean
  readonly branding: boolean
}

/** Used when neither the remote configuration nor a local value sets the feature. */
export const DEFAULT_REMOTE_FEATURES: RemoteFeatures = Object.freeze({
  swaps: SWAP_PROVIDERS,
  onramp: ONRAMP_PROVIDERS,
  email: true,
  socials: Object.freeze(['google', 'x', 'discord', 'farcaster', 'github', 'apple', 'facebook'] as const),
  activity: true,
  branding: true,
})

/** The remote features in basic mode: all off. */
export const ALL_OFF_REMOTE_FEATURES: RemoteFeatures = Object.freeze({
  swaps: false,
  onramp: false,
  email: false,
  socials: false,
  activity: false,
  branding: false,
})

/** Kinds of rows in the wallet list, in their default order. */
export const DEFAULT_CONNECTOR_TYPE_ORDER = [
  'walletConnect',
  'recent',
  'injected',
  'featured',
  'custom',
  'external',
  'recommended',
] as const

/** A kind of row in the wallet list. */
export type ConnectorTypeName = (typeof DEFAULT_CONNECTOR_TYPE_ORDER)[number]

/** Actions of the account view, in their default order. */
export const DEFAULT_WALLET_FEATURES_ORDER = ['onramp', 'swaps', 'receive', 'send'] as const

/** An action of the account view. */
export type WalletFeatureName = (typeof DEFAULT_WALLET_FEATURES_ORDER)[number]

/** Options to connect, in their default order. */
export const DEFAULT_CONNECT_METHODS_ORDER = ['email', 'social', 'wallet'] as const

/** An option to connect. */
export type ConnectMethod = (typeof DEFAULT_CONNECT_METHODS_ORDER)[number]

/** Features that only the app sets, after defaults. */
export type AppFeatures = {
  readonly receive: boolean
  readonly send: boolean
  /** Shows a confirmation view after sending, instead of the account view. */
  readonly sendConfirmed: boolean
  readonly emailShowWallets: boolean
  readonly analytics: boolean
  readonly allWallets: boolean
  readonly legalCheckbox: boolean
  readonly smartSessions: boolean
  readonly collapseWallets: boolean
  readonly pay: boolean
  readonly connectorTypeOrder: readonly ConnectorTypeName[]
  readonly walletFeaturesOrder: readonly WalletFeatureName[]
  /** `auto`: the wallet option comes first while an installed wallet is shown. */
  readonly connectMethodsOrder: readonly ConnectMethod[] | 'auto'
}

/** Values of the features that an app does not set. */
export const DEFAULT_APP_FEATURES: AppFeatures = Object.freeze({
  receive: true,
  send: true,
  sendConfirmed: false,
  emailShowWallets: true,
  analytics: true,
  allWallets: true,
  legalCheckbox: false,
  smartSessions: false,
  collapseWallets: false,
  pay: false,
  connectorTypeOrder: DEFAULT_CONNECTOR_TYPE_ORDER,
  walletFeaturesOrder: DEFAULT_WALLET_FEATURES_ORDER,
  connectMethodsOrder: DEFAULT_CONNECT_METHODS_ORDER,
})

/** Features an app can set: `true` is the default list, `false` is off, an array is used as given. */
export type LocalFeatures = {
  readonly swaps?: readonly SwapProvider[] | boolean | undefined
  readonly onramp?: readonly OnrampProvider[] | boolean | undefined
  readonly email?: boolean | undefined
  readonly socials?: readonly SocialProvider[] | boolean | undefined
  readonly activity?: boolean | undefined
  /** Alias of `activity`. */
  readonly history?: boolean | undefined
  readonly branding?: boolean | undefined
} & { readonly [Key in keyof AppFeatures]?: AppFeatures[Key] | undefined }

/** A feature that can be off. */
export type FeatureName =
  | 'swaps'
  | 'onramp'
  | 'email'
  | 'socials'
  | 'activity'
  | 'branding'
  | 'receive'
  | 'send'
  | 'smartSessions'
  | 'pay'

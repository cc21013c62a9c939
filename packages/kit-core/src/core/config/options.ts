import type { AppMetadata } from '../../base/browser/page-metadata.js'
import type { CaipNetworkId, Namespace } from '../../base/caip/namespace.js'
import type { NetworkInput } from '../../base/networks/network.js'
import type { AdapterDescriptor } from '../adapter/adapter.js'
import type { CoinbasePreference, RpcUrl } from '../adapter/adapter-context.js'
import type { SiweConfig } from '../sign-in/siwe-config.js'
import type { SiwxConfig } from '../sign-in/siwx-config.js'
import type { PreferredAccountTypes } from '../state/account-state.js'
import type { AnalyticsCollector } from '../tracking/analytics-collector.js'
import type { LocalFeatures } from './features.js'

/** `system` follows the setting of the user's system. */
export type ThemeMode = 'dark' | 'light' | 'system'

/** Overrides of the theme. Unknown names are ignored. */
export type ThemeVariables = {
  readonly '--bl-font-family'?: string | undefined
  readonly '--bl-accent'?: string | undefined
  readonly '--bl-color-mix'?: string | undefined
  /** 0 to 100, in percent. */
  readonly '--bl-color-mix-strength'?: number | undefined
  /** CSS length of the base text size. */
  readonly '--bl-font-size-master'?: string | undefined
  /** CSS length. Every radius is a multiple of it. */
  readonly '--bl-border-radius-master'?: string | undefined
  readonly '--bl-z-index'?: number | undefined
  readonly '--bl-qr-color'?: string | undefined
}

/**
 * What is fetched before the first press. `none`: nothing. `intent`: the modal's code, remote features and the first wallets,
 * when a pointer or the keyboard reaches a button. `code`: as `intent`, but the code loads once a button is in view and the
 * page is idle, unless the connection is slow or saves data. `idle`: everything as soon as the page is idle.
 */
export type Prefetch = 'none' | 'intent' | 'code' | 'idle'

/** Base URLs of the services. The app can host each of them. */
export type Endpoints = {
  readonly data: string
  readonly explorer: string
  readonly rpc: string
  /** Exchanges that users can pay with. */
  readonly pay: string
  /** WebSocket URL of the relay that pairs wallets. */
  readonly relay: string
  /** Site of the embedded wallet's frame. Without it there is no login by email or social account. */
  readonly secureSite: string
}

/** Whether the "All wallets" row is shown. */
export type AllWalletsRule = 'SHOW' | 'HIDE' | 'ONLY_MOBILE'

/** Overrides parts of the pairing proposal. Each given part replaces the kit's. */
export type PairingOverride = {
  readonly methods?: Readonly<Partial<Record<Namespace, readonly string[]>>> | undefined
  /** CAIP-2 ids. */
  readonly chains?: Readonly<Partial<Record<Namespace, readonly CaipNetworkId[]>>> | undefined
  readonly events?: Readonly<Partial<Record<Namespace, readonly string[]>>> | undefined
  /** CAIP-2 id → URL of a node. */
  readonly rpcMap?: Readonly<Record<string, string>> | undefined
  /** CAIP-2 id of the network a new session starts on. */
  readonly defaultChain?: CaipNetworkId | undefined
}

/** How a wallet that does not pair on a phone opens the page in its own browser. */
export type CustomDeepLink = {
  /** Explorer id or name of the wallet. */
  readonly wallet: string
  readonly namespaces: readonly Namespace[]
  /** An https URL. `{url}` and `{origin}` are replaced by the page's values, encoded. */
  readonly href: string
}

/** The options of `createKit`. */
export type KitOptions = {
  /** Sent with every service request. */
  readonly projectId: string
  /** Sent with every service request as the query parameter `clientId`, when set. */
  readonly clientId?: string | undefined
  /** At least one. The first is active on a user's first visit. */
  readonly networks: readonly [NetworkInput, ...NetworkInput[]]
  /** At most one per namespace. */
  readonly adapters?: readonly AdapterDescriptor[] | undefined
  readonly defaultNetwork?: NetworkInput | undefined
  readonly metadata?: Partial<AppMetadata> | undefined
  readonly themeMode?: ThemeMode | undefined
  readonly themeVariables?: ThemeVariables | undefined
  readonly features?: LocalFeatures | undefined
  /** Explorer ids, rdns or names. Hides these wallets even when they are installed. */
  readonly excludeWalletIds?: readonly string[] | undefined
  /** Explorer ids. The wallet list shows only these. */
  readonly includeWalletIds?: readonly string[] | undefined
  /** Explorer ids, shown first in this order. */
  readonly featuredWalletIds?: readonly string[] | undefined
  readonly allWallets?: AllWalletsRule | undefined
  /** Wallets the app adds to the list, shown as given. */
  readonly customWallets?: readonly CustomWallet[] | undefined
  /** CAIP-2 or bare chain id → image URL. */
  readonly chainImages?: Readonly<Record<string, string>> | undefined
  /** Connector id, wallet id or rdns → image URL. */
  readonly connectorImages?: Readonly<Record<string, string>> | undefined
  /** CAIP-2 id → RPC URLs that are used before the kit's. */
  readonly customRpcUrls?: Readonly<Record<string, readonly RpcUrl[]>> | undefined
  readonly termsConditionsUrl?: string | undefined
  readonly privacyPolicyUrl?: string | undefined
  readonly enableWallets?: boolean | undefined
  /** Default true: users can pair wallets by QR code or link. */
  readonly enablePairing?: boolean | undefined
  /** Uses a wallet's universal link when it has one. */
  readonly preferUniversalLinks?: boolean | undefined
  /** The app creates pairing URIs itself and shows them with `open({ uri })`. */
  readonly manualPairingControl?: boolean | undefined
  /** The app's own WalletConnect universal provider, or a promise of one. */
  readonly universalProvider?: unknown
  readonly universalProviderConfigOverride?: PairingOverride | undefined
  readonly customDeepLinks?: readonly CustomDeepLink[] | undefined
  /** Moves a wallet to the front of the recent wallets when it is used again. */
  readonly promoteRecent?: boolean | undefined
  /** Hides swap and on-ramp entries in restricted regions. */
  readonly restrictRegions?: boolean | undefined
  readonly enableInjectedDiscovery?: boolean | undefined
  readonly enableWalletGuide?: boolean | undefined
  readonly enableCoinbase?: boolean | undefined
  /** Which wallets Coinbase's own SDK offers. Default `all`. */
  readonly coinbasePreference?: CoinbasePreference | undefined
  /** Key of the app's Meld account. Without one, Meld is not available. */
  readonly meldPublicKey?: string | undefined
  /**
   * `sample`: shows an estimate where a purchase has no quote. The estimate is not binding. For demonstrations only.
   */
  readonly quoteFallback?: 'sample' | undefined
  /** Default false. Logs all messages between the page and the embedded wallet, not only errors. */
  readonly enableAuthLogger?: boolean | undefined
  readonly enableNetworkSwitch?: boolean | undefined
  readonly enableReconnect?: boolean | undefined
  readonly allowUnsupportedChain?: boolean | undefined
  /** Default true: the modal shows alerts. They are logged in any case. */
  readonly debug?: boolean | undefined
  /** The browser's back button closes an open modal. */
  readonly closeOnBrowserBack?: boolean | undefined
  /** On screens up to 430 px wide the modal fills the screen instead of a sheet at the bottom. */
  readonly fullScreenOnPhone?: boolean | undefined
  /** Defaults to `code` on devices without a hovering pointer, and to `intent` on others. */
  readonly prefetch?: Prefetch | undefined
  /** `cookie` lets a server render the connected state. */
  readonly storage?: 'local' | 'cookie' | undefined
  readonly endpoints?: Partial<Endpoints> | undefined
  /** Kind of account the embedded wallet starts with, per namespace, until the user chooses another. */
  readonly defaultAccountTypes?: PreferredAccountTypes | undefined
  /**
   * Receives every event while analytics is on in the app and for the project. Without one no event leaves the page.
   */
  readonly analyticsCollector?: AnalyticsCollector | undefined
  /** Lets users sign in with their wallet, as configured here. */
  readonly siwx?: SiwxConfig | undefined
  /** Sign-in by the older configuration. Cannot be combined with `siwx`. */
  readonly siweConfig?: SiweConfig | undefined
}

/** A wallet that the app adds to the list. */
export type CustomWallet = {
  readonly id: string
  readonly name: string
  readonly imageUrl?: string | undefined
  readonly homepage?: string | undefined
  readonly mobileLink?: string | undefined
  readonly desktopLink?: string | undefined
  readonly webappLink?: string | undefined
  readonly appStore?: string | undefined
  readonly playStore?: string | undefined
  readonly rdns?: string | undefined
}

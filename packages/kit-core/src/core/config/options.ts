import type { AppMetadata } from '../../base/browser/page-metadata.js'
import type { CaipNetworkId, Namespace } from '../../base/caip/namespace.js'
import type { NetworkInput } from '../../base/networks/network.js'
import type { AdapterDescriptor, RpcUrl } from '../adapter/adapter.js'
import type { SiweConfig } from '../sign-in/siwe-config.js'
import type { SiwxConfig } from '../sign-in/siwx-config.js'
import type { PreferredAccountTypes } from '../state/state.js'
import type { AnalyticsCollector } from '../tracking/analytics.js'
import type { LocalFeatures } from './features.js'

/** `system` follows the visitor's setting. */
export type ThemeMode = 'dark' | 'light' | 'system'

/** Overrides of the look; unknown names are ignored. */
export type ThemeVariables = {
  readonly '--bl-font-family'?: string | undefined
  readonly '--bl-accent'?: string | undefined
  readonly '--bl-color-mix'?: string | undefined
  /** 0 to 100, in percent. */
  readonly '--bl-color-mix-strength'?: number | undefined
  /** CSS length of the base text. */
  readonly '--bl-font-size-master'?: string | undefined
  /** CSS length; every radius is a multiple of it. */
  readonly '--bl-border-radius-master'?: string | undefined
  readonly '--bl-z-index'?: number | undefined
  readonly '--bl-qr-color'?: string | undefined
}

/**
 * What is fetched before the first press. `none`: nothing. `intent`: the modal's code, remote features and the first wallets,
 * when a pointer or the keyboard reaches a button. `code`: the same, and the code alone already when a button is in view,
 * the page is idle and the connection is neither slow nor asks to save data. `idle`: all of it as soon as the page is idle.
 */
export type Prefetch = 'none' | 'intent' | 'code' | 'idle'

/** Base addresses of the services. Each can be the app's own. */
export type Endpoints = {
  readonly data: string
  readonly explorer: string
  readonly rpc: string
  /** Exchanges that payments can be made with. */
  readonly pay: string
  /** WebSocket address of the relay over which wallets are paired. */
  readonly relay: string
  /** Site of the embedded wallet's frame; without it there is no login by email or social account. */
  readonly secureSite: string
}

/** Whether the row that leads to every wallet is shown. */
export type AllWalletsRule = 'SHOW' | 'HIDE' | 'ONLY_MOBILE'

/** What Coinbase's SDK offers: its app and its smart wallet, or one of them. */
export type CoinbasePreference = 'all' | 'smartWalletOnly' | 'eoaOnly'

/** Replaces parts of what a pairing proposes; each part that is present replaces the kit's. */
export type PairingOverride = {
  readonly methods?: Readonly<Partial<Record<Namespace, readonly string[]>>> | undefined
  /** CAIP-2 ids. */
  readonly chains?: Readonly<Partial<Record<Namespace, readonly CaipNetworkId[]>>> | undefined
  readonly events?: Readonly<Partial<Record<Namespace, readonly string[]>>> | undefined
  /** CAIP-2 id → address of a node. */
  readonly rpcMap?: Readonly<Record<string, string>> | undefined
  /** CAIP-2 id of the network that a session comes up on. */
  readonly defaultChain?: CaipNetworkId | undefined
}

/** How a wallet that does not pair on a phone opens the page in its own browser. */
export type CustomDeepLink = {
  /** Explorer id or name of the wallet. */
  readonly wallet: string
  readonly namespaces: readonly Namespace[]
  /** An https address; `{url}` and `{origin}` stand for the page's, encoded. */
  readonly href: string
}

/** What an app passes to `createKit`. */
export type KitOptions = {
  /** Travels with every service request. */
  readonly projectId: string
  /** Travels with every service request too, as the query parameter `clientId`, when it is set. */
  readonly clientId?: string | undefined
  /** At least one; the first is active on a first visit. */
  readonly networks: readonly [NetworkInput, ...NetworkInput[]]
  /** At most one per namespace. */
  readonly adapters?: readonly AdapterDescriptor[] | undefined
  readonly defaultNetwork?: NetworkInput | undefined
  readonly metadata?: Partial<AppMetadata> | undefined
  readonly themeMode?: ThemeMode | undefined
  readonly themeVariables?: ThemeVariables | undefined
  readonly features?: LocalFeatures | undefined
  /** Hidden also as installed wallets: explorer ids, rdns or names. */
  readonly excludeWalletIds?: readonly string[] | undefined
  /** Explorer ids; the directory shows these only. */
  readonly includeWalletIds?: readonly string[] | undefined
  /** Explorer ids, shown first in this order. */
  readonly featuredWalletIds?: readonly string[] | undefined
  readonly allWallets?: AllWalletsRule | undefined
  /** Wallets of the app's own, listed as given. */
  readonly customWallets?: readonly CustomWallet[] | undefined
  /** CAIP-2 or bare chain id → image address. */
  readonly chainImages?: Readonly<Record<string, string>> | undefined
  /** Connector id, wallet id or rdns → image address. */
  readonly connectorImages?: Readonly<Record<string, string>> | undefined
  /** CAIP-2 id → addresses that are asked before the kit's. */
  readonly customRpcUrls?: Readonly<Record<string, readonly RpcUrl[]>> | undefined
  readonly termsConditionsUrl?: string | undefined
  readonly privacyPolicyUrl?: string | undefined
  readonly enableWallets?: boolean | undefined
  /** Default true: wallets can be paired by QR code or link. */
  readonly enablePairing?: boolean | undefined
  /** A wallet's universal link is used when it has one. */
  readonly preferUniversalLinks?: boolean | undefined
  /** The app makes pairing addresses itself and shows them with `open({ uri })`. */
  readonly manualPairingControl?: boolean | undefined
  /** A WalletConnect universal provider of the app's own, or a promise of one. */
  readonly universalProvider?: unknown
  readonly universalProviderConfigOverride?: PairingOverride | undefined
  readonly customDeepLinks?: readonly CustomDeepLink[] | undefined
  /** A wallet used again moves to the front of the recent ones. */
  readonly promoteRecent?: boolean | undefined
  /** Swap and on-ramp entries are hidden in restricted regions. */
  readonly restrictRegions?: boolean | undefined
  readonly enableInjectedDiscovery?: boolean | undefined
  readonly enableWalletGuide?: boolean | undefined
  readonly enableCoinbase?: boolean | undefined
  /** Which wallets Coinbase's own SDK offers; `all` when absent. */
  readonly coinbasePreference?: CoinbasePreference | undefined
  /** Of the app's account with Meld; without one Meld cannot be opened. */
  readonly meldPublicKey?: string | undefined
  /** `sample`: where a purchase cannot be quoted, an estimate is shown that nobody promises. For demonstrations only. */
  readonly quoteFallback?: 'sample' | undefined
  /** Default false: everything that goes on between page and embedded wallet is logged, not only errors. */
  readonly enableAuthLogger?: boolean | undefined
  readonly enableNetworkSwitch?: boolean | undefined
  readonly enableReconnect?: boolean | undefined
  readonly allowUnsupportedChain?: boolean | undefined
  /** Default true: alerts are shown in the modal. They are logged either way. */
  readonly debug?: boolean | undefined
  /** The browser's back button closes an open modal. */
  readonly closeOnBrowserBack?: boolean | undefined
  /** On a screen up to 430 px wide the modal takes all of it instead of a sheet at the bottom. */
  readonly fullScreenOnPhone?: boolean | undefined
  /** `code` on a device without a hovering pointer when absent, `intent` on others. */
  readonly prefetch?: Prefetch | undefined
  /** `cookie` lets a server render the connected state. */
  readonly storage?: 'local' | 'cookie' | undefined
  readonly endpoints?: Partial<Endpoints> | undefined
  /** The kind of account that the embedded wallet comes up with, per namespace, until the visitor chooses another one. */
  readonly defaultAccountTypes?: PreferredAccountTypes | undefined
  /** Gets every event while analytics is on here and for the project; without one nothing leaves the page. */
  readonly analyticsCollector?: AnalyticsCollector | undefined
  /** Visitors sign in with their wallet, this way. */
  readonly siwx?: SiwxConfig | undefined
  /** The same by an older configuration; not together with `siwx`. */
  readonly siweConfig?: SiweConfig | undefined
}

/** A wallet the app lists itself. */
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

import type { AdapterDescriptor, RpcUrl } from '../adapter/adapter.js'
import type { NetworkInput } from '../network/network.js'
import type { TrackingListener } from '../tracking/track.js'
import type { LocalFeatures } from './features.js'

/** How the app presents itself to wallets. Missing parts are read from the page. */
export type AppMetadata = {
  readonly name: string
  readonly description: string
  readonly url: string
  readonly icons: readonly string[]
}

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

/** When remote features and the first wallets are asked for: at the first intent, or as soon as the page is idle. */
export type Prefetch = 'intent' | 'idle'

/** Base addresses of the services. Each can be the app's own. */
export type Endpoints = { readonly data: string; readonly explorer: string; readonly rpc: string }

/** What an app passes to `createKit`. */
export type KitOptions = {
  /** Travels with every service request. */
  readonly projectId: string
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
  /** Wallets of the app's own, listed as given. */
  readonly customWallets?: readonly CustomWallet[] | undefined
  /** CAIP-2 or bare chain id → image address. */
  readonly chainImages?: Readonly<Record<string, string>> | undefined
  /** Connector id → image address. */
  readonly connectorImages?: Readonly<Record<string, string>> | undefined
  /** CAIP-2 id → addresses that are asked before the kit's. */
  readonly customRpcUrls?: Readonly<Record<string, readonly RpcUrl[]>> | undefined
  readonly termsConditionsUrl?: string | undefined
  readonly privacyPolicyUrl?: string | undefined
  readonly enableWallets?: boolean | undefined
  readonly enableInjectedDiscovery?: boolean | undefined
  readonly enableWalletGuide?: boolean | undefined
  readonly enableCoinbase?: boolean | undefined
  readonly enableNetworkSwitch?: boolean | undefined
  readonly enableReconnect?: boolean | undefined
  readonly allowUnsupportedChain?: boolean | undefined
  /** Default true: alerts are shown in the modal. They are logged either way. */
  readonly debug?: boolean | undefined
  /** The browser's back button closes an open modal. */
  readonly closeOnBrowserBack?: boolean | undefined
  readonly prefetch?: Prefetch | undefined
  /** `cookie` lets a server render the connected state. */
  readonly storage?: 'local' | 'cookie' | undefined
  readonly endpoints?: Partial<Endpoints> | undefined
  /** Gets every event while analytics is on; without one nothing leaves the page. */
  readonly analyticsCollector?: TrackingListener | undefined
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

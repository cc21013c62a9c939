/**
 * Validates the options once and fills in the defaults.
 *
 * In      options  as the app passes them, possibly from plain JavaScript
 * Out     KitConfig  with every default filled in; the app's objects are not changed
 * Throws  InvalidOptionsError    no network, two adapters of one namespace, a value of the wrong type
 *         ConflictingSignInConfigsError
 * Source  spec R-CFG-04 to 12, R-CFG-60, R-CFG-61
 */

import type { AppMetadata } from '../../base/browser/page-metadata.js'
import { registerFamily } from '../../base/caip/families.js'
import type { Network } from '../../base/networks/network.js'
import type { AdapterDescriptor } from '../adapter/adapter.js'
import type { CoinbasePreference, RpcUrl } from '../adapter/adapter-context.js'
import type { SiweConfig } from '../sign-in/siwe-config.js'
import type { SiwxConfig } from '../sign-in/siwx-config.js'
import type { PreferredAccountTypes } from '../state/account-state.js'
import { extendNetwork } from '../state/extend-network.js'
import type { AnalyticsCollector } from '../tracking/analytics-collector.js'
import { assertOptions } from './assert-options.js'
import { withBuildEndpoints } from './built-endpoints.js'
import { InvalidOptionsError } from './errors.js'
import { type AppFeatures, DEFAULT_APP_FEATURES, type LocalFeatures } from './features.js'
import { withoutUndefined } from './local-features.js'
import type {
  AllWalletsRule,
  CustomDeepLink,
  CustomWallet,
  Endpoints,
  KitOptions,
  PairingOverride,
  Prefetch,
  ThemeMode,
  ThemeVariables,
} from './options.js'

/** The complete options. Values that can change at run time start from here and live in the state. */
export type KitConfig = {
  readonly projectId: string
  readonly clientId?: string | undefined
  readonly adapters: readonly AdapterDescriptor[]
  readonly networks: readonly Network[]
  readonly defaultNetwork: Network
  readonly metadata: Partial<AppMetadata>
  readonly themeMode: ThemeMode
  readonly themeVariables: ThemeVariables
  readonly localFeatures: LocalFeatures
  readonly appFeatures: AppFeatures
  readonly excludeWalletIds: readonly string[]
  readonly includeWalletIds: readonly string[]
  readonly featuredWalletIds: readonly string[]
  readonly allWallets: AllWalletsRule
  readonly customWallets: readonly CustomWallet[]
  readonly chainImages: Readonly<Record<string, string>>
  readonly connectorImages: Readonly<Record<string, string>>
  readonly customRpcUrls: Readonly<Record<string, readonly RpcUrl[]>>
  readonly termsConditionsUrl?: string | undefined
  readonly privacyPolicyUrl?: string | undefined
  readonly enableWallets: boolean
  readonly enablePairing: boolean
  readonly preferUniversalLinks: boolean
  readonly manualPairingControl: boolean
  readonly universalProvider?: unknown
  readonly universalProviderConfigOverride: PairingOverride
  readonly customDeepLinks: readonly CustomDeepLink[]
  readonly promoteRecent: boolean
  readonly restrictRegions: boolean
  readonly enableInjectedDiscovery: boolean
  readonly enableWalletGuide: boolean
  readonly enableCoinbase: boolean
  readonly coinbasePreference: CoinbasePreference
  readonly meldPublicKey?: string | undefined
  readonly quoteFallback?: 'sample' | undefined
  readonly enableAuthLogger: boolean
  readonly enableNetworkSwitch: boolean
  readonly enableReconnect: boolean
  readonly allowUnsupportedChain: boolean
  readonly debug: boolean
  readonly closeOnBrowserBack: boolean
  readonly fullScreenOnPhone: boolean
  /** Undefined when the device decides. */
  readonly prefetch?: Prefetch | undefined
  readonly storage: 'local' | 'cookie'
  /** Service URLs the app sets: in its options or, for the secure site, at build time. */
  readonly endpoints: Partial<Endpoints>
  readonly defaultAccountTypes: PreferredAccountTypes
  readonly analyticsCollector?: AnalyticsCollector | undefined
  readonly siwx?: SiwxConfig | undefined
  readonly siweConfig?: SiweConfig | undefined
}

/** Values of options that are not given. */
const DEFAULTS = {
  adapters: [],
  metadata: {},
  themeMode: 'dark',
  themeVariables: {},
  excludeWalletIds: [],
  includeWalletIds: [],
  featuredWalletIds: [],
  allWallets: 'SHOW',
  customWallets: [],
  chainImages: {},
  connectorImages: {},
  customRpcUrls: {},
  enableWallets: true,
  enablePairing: true,
  preferUniversalLinks: false,
  manualPairingControl: false,
  universalProviderConfigOverride: {},
  customDeepLinks: [],
  promoteRecent: false,
  restrictRegions: false,
  enableInjectedDiscovery: true,
  enableWalletGuide: true,
  enableCoinbase: true,
  coinbasePreference: 'all',
  enableAuthLogger: false,
  enableNetworkSwitch: true,
  enableReconnect: true,
  allowUnsupportedChain: false,
  debug: true,
  closeOnBrowserBack: false,
  fullScreenOnPhone: false,
  storage: 'local',
  endpoints: {},
  defaultAccountTypes: {},
} satisfies Partial<KitConfig>

export function parseOptions(options: KitOptions): KitConfig {
  assertOptions(options)
  options.adapters?.forEach(registerFamily)
  const networks = options.networks.map((network) => extendNetwork(network, options.chainImages))
  const [firstNetwork] = networks
  if (!firstNetwork) throw new InvalidOptionsError(['networks must hold at least one network'])
  const wanted = options.defaultNetwork && extendNetwork(options.defaultNetwork).caipNetworkId
  const { projectId = '', features = {} } = options
  return {
    ...DEFAULTS,
    ...withoutUndefined(options),
    projectId: projectId.trim(),
    networks,
    endpoints: withBuildEndpoints(options.endpoints ?? {}),
    defaultNetwork: networks.find(({ caipNetworkId }) => caipNetworkId === wanted) ?? firstNetwork,
    localFeatures: features,
    appFeatures: completeAppFeatures(features),
  }
}

/**
 * Fills in, from `base`, the features that only the app sets. Appends the kinds that a partial `connectorTypeOrder`
 * omits, in default order.
 */
export function completeAppFeatures(
  features: Partial<AppFeatures> | LocalFeatures,
  base: AppFeatures = DEFAULT_APP_FEATURES,
): AppFeatures {
  const given = Object.entries(features).filter(
    ([key, value]) => Object.hasOwn(DEFAULT_APP_FEATURES, key) && value !== undefined,
  )
  const { connectorTypeOrder: named } = features
  return {
    ...base,
    ...Object.fromEntries(given),
    connectorTypeOrder: named
      ? [...new Set([...named, ...DEFAULT_APP_FEATURES.connectorTypeOrder])]
      : base.connectorTypeOrder,
  }
}

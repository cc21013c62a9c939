/**
 * Response bodies of the mock explorer and of `supported-chains` when they work. The scenario decides about features,
 * origins and wallets.
 *
 * Throws  a schema error when a mock response does not match the schema by which the client parses real ones
 * Source  spec R-API-13, R-API-47, R-API-48, R-API-49, R-API-53, R-CFG-23 to 28, R-API-63
 */
import * as v from 'valibot'
import { allowedOriginsSchema } from '../explorer/get-allowed-origins.js'
import { analyticsConfigSchema } from '../explorer/get-analytics-config.js'
import { type RemoteFeatureEntry, remoteConfigSchema } from '../explorer/get-remote-config.js'
import { walletListSchema } from '../explorer/get-wallets.js'
import { supportedChainsSchema } from '../rpc/get-supported-chains.js'
import { queryWallets } from './directory/query-wallets.js'
import type { WalletSource } from './directory/wallet-source.js'
import type { JsonEndpoint, ScenarioName } from './scenarios.js'

const ALL_ON: readonly RemoteFeatureEntry[] = [
  { id: 'social_login', isEnabled: true, config: ['email', 'google', 'x', 'discord', 'farcaster', 'github', 'apple'] },
  { id: 'swap', isEnabled: true, config: ['1inch'] },
  { id: 'onramp', isEnabled: true, config: ['coinbase', 'meld'] },
  { id: 'activity', isEnabled: true, config: [] },
  { id: 'branding', isEnabled: true, config: [] },
]

const FEATURES: Partial<Record<ScenarioName, readonly RemoteFeatureEntry[]>> = {
  empty: [],
  'remote-all-off': ALL_ON.map((entry) => ({ ...entry, isEnabled: false, config: [] })),
  'remote-partial': [
    { id: 'social_login', isEnabled: true, config: ['email', 'google', 'carrier-pigeon'] },
    { id: 'swap', isEnabled: true, config: [] },
    { id: 'activity', isEnabled: true, config: [] },
    { id: 'teleport', isEnabled: true, config: ['soon'] },
  ],
  'remote-null-config': ALL_ON.map((entry) => ({ ...entry, config: null })),
}

/** Login methods that a project can enable. */
export type LoginMethod = 'email' | 'socials'

function getFeatures(scenario: ScenarioName, logins: readonly LoginMethod[]): readonly RemoteFeatureEntry[] {
  return (FEATURES[scenario] ?? ALL_ON).map((entry) => {
    if (entry.id !== 'social_login' || entry.config === null) return entry
    const config = entry.config.filter((name) => logins.includes(name === 'email' ? 'email' : 'socials'))
    return { ...entry, isEnabled: entry.isEnabled && config.length > 0, config }
  })
}

const DEFAULT_ORIGINS: readonly string[] = ['https://dapp.example', 'https://*.dapp.example']

const ORIGINS: Partial<Record<ScenarioName, readonly string[]>> = {
  empty: [],
  'restricted-origins': ['https://only-here.example'],
}

/** What the responses of one mock API contain, whatever the scenario. */
export type MockContent = {
  readonly caipNetworkIds: readonly string[]
  readonly wallets: WalletSource
  /** Login methods that the project has enabled. */
  readonly logins: () => readonly LoginMethod[]
}

/** Returns the body for an endpoint. */
export function createValidResponse({
  endpoint,
  scenario,
  query,
  content: { caipNetworkIds, wallets, logins },
}: {
  readonly endpoint: JsonEndpoint
  readonly scenario: ScenarioName
  readonly query: URLSearchParams
  readonly content: MockContent
}): string {
  switch (endpoint) {
    case 'remote-config':
      return JSON.stringify(v.parse(remoteConfigSchema, { features: getFeatures(scenario, logins()) }))
    case 'allowed-origins':
      return JSON.stringify(v.parse(allowedOriginsSchema, { allowedOrigins: ORIGINS[scenario] ?? DEFAULT_ORIGINS }))
    case 'analytics-config':
      return JSON.stringify(v.parse(analyticsConfigSchema, { isAnalyticsEnabled: scenario !== 'remote-all-off' }))
    case 'wallets':
      return JSON.stringify(v.parse(walletListSchema, queryWallets(wallets(scenario), query)))
    case 'supported-chains': {
      const http = scenario === 'empty' ? [] : caipNetworkIds
      return JSON.stringify(v.parse(supportedChainsSchema, { http, ws: http.filter((id) => id.startsWith('eip155:')) }))
    }
  }
}

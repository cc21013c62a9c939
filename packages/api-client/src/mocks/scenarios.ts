import { DATA_ENDPOINTS, type DataEndpoint } from './data-service/data-endpoints.js'
import { PAY_ENDPOINTS, type PayEndpoint } from './pay-service/pay-endpoints.js'

/** Scenarios of a mock API, by name. */
export const SCENARIOS = [
  'healthy',
  'empty',
  'slow',
  'never',
  '500',
  '503',
  '403',
  '404',
  '429',
  'html',
  'blank',
  'null',
  'list',
  'truncated',
  'deep',
  'huge',
  'hostile',
  'offline',
  'remote-all-off',
  'remote-partial',
  'remote-null-config',
  'restricted-origins',
  'wallets-10000',
  'quota',
  'whale',
  'new-account',
  'spam',
  'transactions-10000',
  'exact-approval',
  'foreign-transaction',
  'payment-pending',
  'payment-failed',
  'asset-not-supported',
  'purchase-fails',
  'purchase-hangs',
  'behind',
] as const

/** Name of a scenario. */
export type ScenarioName = (typeof SCENARIOS)[number]

/** Image endpoints of the explorer. */
export const IMAGE_ENDPOINTS = ['wallet-image', 'asset-image', 'currency-image', 'token-image'] as const

/** Endpoints of the explorer. */
export const EXPLORER_ENDPOINTS = [
  'remote-config',
  'allowed-origins',
  'analytics-config',
  'wallets',
  ...IMAGE_ENDPOINTS,
] as const

/** Endpoints of a mock API. */
export const MOCK_ENDPOINTS = [
  ...EXPLORER_ENDPOINTS,
  'supported-chains',
  ...DATA_ENDPOINTS,
  ...PAY_ENDPOINTS,
  'rpc',
] as const

/** Name of an endpoint. */
export type MockEndpoint = (typeof MOCK_ENDPOINTS)[number]

/** Name of an endpoint that returns images. */
export type ImageEndpoint = (typeof IMAGE_ENDPOINTS)[number]

/** Name of an endpoint whose response depends on the request only. */
export type JsonEndpoint = Exclude<MockEndpoint, ImageEndpoint | DataEndpoint | PayEndpoint | 'rpc'>

/** Whether an endpoint returns images. */
export function isImageEndpoint(endpoint: MockEndpoint): endpoint is ImageEndpoint {
  return IMAGE_ENDPOINTS.some((name) => name === endpoint)
}

/** Whether an endpoint belongs to the explorer. */
export function isExplorerEndpoint(endpoint: MockEndpoint): boolean {
  return EXPLORER_ENDPOINTS.some((name) => name === endpoint)
}

/** Whether an endpoint belongs to the data service and is about accounts. */
export function isDataEndpoint(endpoint: MockEndpoint): endpoint is DataEndpoint {
  return DATA_ENDPOINTS.some((name) => name === endpoint)
}

/** Whether an endpoint belongs to the pay service. */
export function isPayEndpoint(endpoint: MockEndpoint): endpoint is PayEndpoint {
  return PAY_ENDPOINTS.some((name) => name === endpoint)
}

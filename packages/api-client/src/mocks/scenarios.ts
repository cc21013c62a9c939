import { DATA_ENDPOINTS, type DataEndpoint } from './data-service/data-endpoints.js'
import { PAY_ENDPOINTS, type PayEndpoint } from './pay-service/pay-endpoints.js'

/** Names of the ways in which a mock API can behave: well, broken, hostile, or with unusual accounts. */
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

/** One of the scenarios. */
export type ScenarioName = (typeof SCENARIOS)[number]

/** Names of the explorer's image endpoints. */
export const IMAGE_ENDPOINTS = ['wallet-image', 'asset-image', 'currency-image', 'token-image'] as const

/** Names of the explorer's endpoints. */
export const EXPLORER_ENDPOINTS = [
  'remote-config',
  'allowed-origins',
  'analytics-config',
  'wallets',
  ...IMAGE_ENDPOINTS,
] as const

/** Names of all endpoints of a mock API, for per-endpoint scenarios and the request log. */
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

/** Name of an endpoint whose response depends on nothing but request and scenario: explorer JSON and `supported-chains`. */
export type JsonEndpoint = Exclude<MockEndpoint, ImageEndpoint | DataEndpoint | PayEndpoint | 'rpc'>

/** Whether an endpoint returns images. */
export function isImageEndpoint(endpoint: MockEndpoint): endpoint is ImageEndpoint {
  return IMAGE_ENDPOINTS.some((name) => name === endpoint)
}

/** Whether an endpoint belongs to the explorer. */
export function isExplorerEndpoint(endpoint: MockEndpoint): boolean {
  return EXPLORER_ENDPOINTS.some((name) => name === endpoint)
}

/** Whether an endpoint belongs to the data service. False for `supported-chains`. */
export function isDataEndpoint(endpoint: MockEndpoint): endpoint is DataEndpoint {
  return DATA_ENDPOINTS.some((name) => name === endpoint)
}

/** Whether an endpoint belongs to the pay service. */
export function isPayEndpoint(endpoint: MockEndpoint): endpoint is PayEndpoint {
  return PAY_ENDPOINTS.some((name) => name === endpoint)
}

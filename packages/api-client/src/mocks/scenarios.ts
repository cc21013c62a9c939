import { DATA_ENDPOINTS, type DataEndpoint } from './data-service/data-endpoints.js'
import { PAY_ENDPOINTS, type PayEndpoint } from './pay-service/pay-endpoints.js'

/** The situations a mock API can be in, by name. */
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

/** The name of one situation. */
export type ScenarioName = (typeof SCENARIOS)[number]

/** The images of the explorer. */
export const IMAGE_ENDPOINTS = ['wallet-image', 'asset-image', 'currency-image', 'token-image'] as const

/** What the explorer answers. */
export const EXPLORER_ENDPOINTS = [
  'remote-config',
  'allowed-origins',
  'analytics-config',
  'wallets',
  ...IMAGE_ENDPOINTS,
] as const

/** What a mock API answers, one name for each endpoint. */
export const MOCK_ENDPOINTS = [
  ...EXPLORER_ENDPOINTS,
  'supported-chains',
  ...DATA_ENDPOINTS,
  ...PAY_ENDPOINTS,
  'rpc',
] as const

/** The name of one endpoint. */
export type MockEndpoint = (typeof MOCK_ENDPOINTS)[number]

/** The name of an endpoint that answers images. */
export type ImageEndpoint = (typeof IMAGE_ENDPOINTS)[number]

/** The name of an endpoint whose answer depends on nothing but the question. */
export type JsonEndpoint = Exclude<MockEndpoint, ImageEndpoint | DataEndpoint | PayEndpoint | 'rpc'>

/** Whether an endpoint answers images. */
export function isImageEndpoint(endpoint: MockEndpoint): endpoint is ImageEndpoint {
  return IMAGE_ENDPOINTS.some((name) => name === endpoint)
}

/** Whether an endpoint is the explorer's. */
export function isExplorerEndpoint(endpoint: MockEndpoint): boolean {
  return EXPLORER_ENDPOINTS.some((name) => name === endpoint)
}

/** Whether an endpoint is one of the data service that answers about accounts. */
export function isDataEndpoint(endpoint: MockEndpoint): endpoint is DataEndpoint {
  return DATA_ENDPOINTS.some((name) => name === endpoint)
}

/** Whether an endpoint is one of the pay service. */
export function isPayEndpoint(endpoint: MockEndpoint): endpoint is PayEndpoint {
  return PAY_ENDPOINTS.some((name) => name === endpoint)
}

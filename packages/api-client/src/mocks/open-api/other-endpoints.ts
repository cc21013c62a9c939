/**
 * Descriptions of the explorer's JSON endpoints and of `supported-chains`, for the OpenAPI document.
 *
 * Source  spec R-API-13, R-API-47 to 49, R-API-53
 */
import { allowedOriginsSchema } from '../../explorer/get-allowed-origins.js'
import { analyticsConfigSchema } from '../../explorer/get-analytics-config.js'
import { remoteConfigSchema } from '../../explorer/get-remote-config.js'
import { walletListSchema } from '../../explorer/get-wallets.js'
import { supportedChainsSchema } from '../../rpc/get-supported-chains.js'
import type { DescribedEndpoint } from '../data-service/described-endpoint.js'
import type { JsonEndpoint } from '../scenarios.js'

export const DESCRIBED_OTHER_ENDPOINTS: Readonly<Record<JsonEndpoint, DescribedEndpoint>> = {
  'supported-chains': {
    method: 'GET',
    path: 'v1/supported-chains',
    summary: 'CAIP-2 ids of the networks the service knows, by transport',
    response: supportedChainsSchema,
  },
  'remote-config': {
    method: 'GET',
    path: 'appkit/v1/config',
    summary: 'Features switched for the project',
    response: remoteConfigSchema,
  },
  'allowed-origins': {
    method: 'GET',
    path: 'projects/v1/origins',
    summary: 'Origins on which the project may run',
    response: allowedOriginsSchema,
  },
  'analytics-config': {
    method: 'GET',
    path: 'getAnalyticsConfig',
    summary: 'Whether the project wants analytics',
    response: analyticsConfigSchema,
  },
  wallets: {
    method: 'GET',
    path: 'getWallets',
    summary: 'One page of the wallet directory',
    query: [
      { name: 'page', meaning: 'Page, from 1', required: true },
      { name: 'entries', meaning: 'Wallets on a page', required: true },
      { name: 'include', meaning: 'Comma list of ids' },
      { name: 'exclude', meaning: 'Comma list of ids' },
      { name: 'chains', meaning: 'Comma list of CAIP-2 ids' },
      { name: 'search', meaning: 'Part of a name' },
      { name: 'badge_type', meaning: '`certified`' },
    ],
    response: walletListSchema,
  },
}

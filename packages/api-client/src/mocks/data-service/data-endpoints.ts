/** Names of the data service's endpoints in scenarios and request logs, without `supported-chains`. */
export const DATA_ENDPOINTS = [
  'identity',
  'history',
  'balances',
  'token-prices',
  'swap-quotes',
  'swap-tokens',
  'swap-allowance',
  'gas-price',
  'swap-transaction',
  'swap-approval',
  'name-lookup',
  'name-reverse',
  'name-suggestions',
  'name-registration',
  'onramp-url',
  'onramp-options',
  'onramp-quote',
  'smart-sessions',
  'session-registration',
  'session-activation',
  'session-revocation',
] as const

/** Name of an endpoint of the data service. */
export type DataEndpoint = (typeof DATA_ENDPOINTS)[number]

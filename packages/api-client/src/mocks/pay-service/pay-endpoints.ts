/** Names of the pay service's JSON-RPC methods in scenarios and request logs. */
export const PAY_ENDPOINTS = ['exchanges', 'exchange-pay-url', 'exchange-buy-status'] as const

/** One of these names. */
export type PayEndpoint = (typeof PAY_ENDPOINTS)[number]

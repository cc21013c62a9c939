/** Endpoints of the mock pay service, one per method. */
export const PAY_ENDPOINTS = ['exchanges', 'exchange-pay-url', 'exchange-buy-status'] as const

/** Name of a pay service endpoint. */
export type PayEndpoint = (typeof PAY_ENDPOINTS)[number]

/** What a mock pay service answers, by the method that is called. */
export const PAY_ENDPOINTS = ['exchanges', 'exchange-pay-url', 'exchange-buy-status'] as const

/** The name of one of them. */
export type PayEndpoint = (typeof PAY_ENDPOINTS)[number]

/** The currency of every price and balance. Source: spec R-API-42. */
export const PRICE_CURRENCY = 'usd'

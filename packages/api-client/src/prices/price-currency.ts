/** Currency of all prices and balances. Source: spec R-API-42. */
export const PRICE_CURRENCY = 'usd'

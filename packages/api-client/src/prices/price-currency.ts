/** Currency in which the kit requests all prices and values. Source: spec R-API-42. */
export const PRICE_CURRENCY = 'usd'

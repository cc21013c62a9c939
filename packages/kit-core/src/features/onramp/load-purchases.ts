/** Loads the code that polls Coinbase purchases: with the first purchase, or at the start if one is stored. */
export const loadPurchases = () => import('./poll-purchase.js')

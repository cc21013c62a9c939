/** Loads the code that polls Coinbase purchases. Called on the first purchase, or at startup if one is stored. */
export const loadPurchases = () => import('./poll-purchase.js')

/** Loads the code that polls purchases. */
export const loadPurchases = () => import('./poll-purchase.js')

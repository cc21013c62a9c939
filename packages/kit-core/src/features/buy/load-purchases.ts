/** Loads what waits for purchases. */
export const loadPurchases = () => import('./poll-purchase.js')

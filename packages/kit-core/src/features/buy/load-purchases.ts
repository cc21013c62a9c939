/** Loads what waits for purchases. */
export const loadPurchases = () => import('./follow-purchase.js')

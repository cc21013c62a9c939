/**
 * Loads the code that restores a paired session. In its own file for the reason that `connect/load-reconnect.ts` gives.
 */
export const loadPaired = () => import('./restore-paired.js')

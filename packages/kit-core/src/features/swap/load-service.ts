/** Loads what asks the data service. */
export const loadSwapService = () => import('./swap-service.js')

/** Loads the code that calls the data service. */
export const loadSwapService = () => import('./swap-service.js')

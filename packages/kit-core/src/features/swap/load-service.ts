/** Loads the data service's requests of a swap. */
export const loadSwapService = () => import('./swap-service.js')

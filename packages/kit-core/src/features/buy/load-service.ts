/** Loads the onramp requests to the data service. */
export const loadOnrampService = () => import('./onramp-service.js')

/** Loads what asks the data service. */
export const loadOnrampService = () => import('./onramp-service.js')

/** Loads the functions that request options, quotes and Coinbase's URL from the data service. */
export const loadOnrampService = () => import('./onramp-service.js')

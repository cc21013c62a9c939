/** Loads the requests to the name service. */
export const loadNameService = () => import('./name-service.js')

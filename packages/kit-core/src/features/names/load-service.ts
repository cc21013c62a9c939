/** Loads the functions that send requests to the name service. */
export const loadNameService = () => import('./name-service.js')

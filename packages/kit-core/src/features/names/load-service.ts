/** Loads what asks the name service. */
export const loadNameService = () => import('./name-service.js')

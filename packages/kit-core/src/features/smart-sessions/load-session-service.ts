/** Loads the code that calls the data service. */
export const loadSessionService = () => import('./session-service.js')

/** Loads the data service's requests about smart sessions. */
export const loadSessionService = () => import('./session-service.js')

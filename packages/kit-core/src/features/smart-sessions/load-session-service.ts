/** Loads what asks the data service. */
export const loadSessionService = () => import('./session-service.js')

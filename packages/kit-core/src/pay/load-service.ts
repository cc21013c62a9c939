/** Loads what asks the pay service. */
export const loadPayService = () => import('./pay-service.js')

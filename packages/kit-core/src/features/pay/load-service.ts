/** Loads the exchange payment functions. */
export const loadPayService = async () => (await import('./pay-service.js')).payService

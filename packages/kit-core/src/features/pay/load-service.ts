/** Loads what asks the pay service. */
export const loadPayService = async () => (await import('./pay-service.js')).payService

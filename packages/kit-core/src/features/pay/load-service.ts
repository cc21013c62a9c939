/** Loads the code for exchange payments: when the user chooses an exchange, or did so in another tab or on an earlier page. */
export const loadPayService = async () => (await import('./pay-service.js')).payService

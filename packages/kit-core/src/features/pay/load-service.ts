/** Loads the functions for payments at an exchange, when the user chooses an exchange or another tab did. */
export const loadPayService = async () => (await import('./pay-service.js')).payService

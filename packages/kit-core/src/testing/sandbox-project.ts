/** The project id of paired wallets that are made without one, by which a loopback relay knows them. */
export const SANDBOX_PROJECT_ID = 'sandbox-wallet'

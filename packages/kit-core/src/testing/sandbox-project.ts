/** Default project id of sandbox paired wallets. Lets a loopback relay recognize them. */
export const SANDBOX_PROJECT_ID = 'sandbox-wallet'

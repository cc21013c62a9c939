/** Default project id of paired test wallets, by which the test relay recognizes them. */
export const SANDBOX_PROJECT_ID = 'sandbox-wallet'

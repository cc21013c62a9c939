/** Loads the code of smart accounts, which a frame without one never needs. */
export const loadSmartAccounts = () => import('../smart-account/smart-accounts.js')

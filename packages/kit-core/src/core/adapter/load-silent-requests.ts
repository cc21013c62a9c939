/**
 * Loads the code that asks a wallet for its accounts without a window, to restore a connection. Some wallets open one
 * anyway: such a wallet gets the request once, and at most once more when the user returns to the page.
 *
 * Out     `createSilentRequests`, which creates the record of wallets that are asked this way
 * Source  spec R-CONN-244
 */
export const loadSilentRequests = () => import('./silent-requests.js')

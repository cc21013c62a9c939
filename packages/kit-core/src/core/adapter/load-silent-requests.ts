/**
 * Loads the code that requests a wallet's accounts without opening its window, to restore a connection. Some wallets open one
 * anyway: such a wallet gets the request once, and at most once more when the user returns to the page.
 *
 * Out     `createSilentRequests`, which creates the function that sends such requests
 * Source  spec R-CONN-244
 */
export const loadSilentRequests = () => import('./silent-requests.js')

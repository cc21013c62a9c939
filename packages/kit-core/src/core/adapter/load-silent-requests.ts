/**
 * Loads what asks wallets without a window. Some open one all the same: such a wallet is asked once, and once more at most on the
 * return to the page.
 *
 * Out     `createSilentRequests`, which makes the list of wallets that are asked so
 * Source  spec R-CONN-244
 */
export const loadSilentRequests = () => import('./silent-requests.js')

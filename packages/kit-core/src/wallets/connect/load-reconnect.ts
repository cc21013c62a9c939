/**
 * Loaders of the code that restores and checks wallets. This file is imported lazily, like the connecting code, so that
 * bundlers which copy shared code into each `import()` send it once.
 */

/** Loads the code that restores the connections of an earlier visit. */
export const loadRestore = () => import('./restore-connection.js')

/** Loads the code that checks wallets when the user returns. */
export const loadWalletCheck = () => import('./check-wallets-on-return.js')

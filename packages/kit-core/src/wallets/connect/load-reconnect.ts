/**
 * Loaders of the code that restores and checks wallets. This file is itself imported lazily, like the connecting code:
 * some bundlers copy shared code into the chunk of each `import()`, and this way it is sent only once.
 */

/** Loads the code that restores the connections of an earlier visit. */
export const loadRestore = () => import('./restore-connection.js')

/** Loads the code that checks wallets when the user returns. */
export const loadWalletCheck = () => import('./check-wallets-on-return.js')

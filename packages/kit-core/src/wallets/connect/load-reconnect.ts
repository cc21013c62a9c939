/**
 * The ways to what brings wallets back. They lead by what connecting needs, so that bundlers which copy shared code into each
 * `import()` send it once.
 */

/** What restores the connections of an earlier visit. */
export const loadRestore = () => import('./restore-connection.js')

/** What asks wallets on the visitor's return. */
export const loadReturn = () => import('./check-wallets-on-return.js')

// @ts-check
/** Random transfers for tests of chains, the same for a seed. See `transfers.d.mts`. */
export { createAmounts, shownText } from './amounts.mjs'
export { createRandom } from './random.mjs'
export { runTransfers } from './run-transfers.mjs'

import { loadOnce } from '../load-once.js'

/** Loads the code that reads and writes transactions. */
export const loadTransactions = loadOnce(async () => (await import('./transactions.js')).transactions)

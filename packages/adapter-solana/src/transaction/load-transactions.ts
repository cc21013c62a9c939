import { loadOnce } from '@bowline/kit-core/adapter'

/** Loads the code that reads and writes transactions. */
export const loadTransactions = loadOnce(async () => (await import('./transactions.js')).transactions)

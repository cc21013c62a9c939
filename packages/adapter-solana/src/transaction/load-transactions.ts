import { loadOnce } from '@bowline/kit-core/adapter'

/** Loads the code that parses and builds transactions, once. */
export const loadTransactions = loadOnce(async () => (await import('./transactions.js')).transactions)

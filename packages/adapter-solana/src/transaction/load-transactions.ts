import { loadOnce } from '@bowline/kit-core/adapter'

/** Loads the code that parses and builds transactions, with `@solana/kit`, once and on first use. */
export const loadTransactions = loadOnce(async () => (await import('./transactions.js')).transactions)

// @ts-check

/**
 * A value with the slot it was true in.
 *
 * @param {import('../ledger.mjs').Ledger} ledger
 * @param {unknown} value
 */
export const withContext = (ledger, value) => ({ context: { apiVersion: '3.0.0', slot: ledger.head().slot }, value })

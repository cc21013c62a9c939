// @ts-check

/**
 * A value with its slot.
 *
 * @param {import('../ledger.mjs').Ledger} ledger
 * @param {unknown} value
 */
export const withContext = (ledger, value) => ({ context: { apiVersion: '3.0.0', slot: ledger.head().slot }, value })

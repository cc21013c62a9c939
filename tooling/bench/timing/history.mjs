// @ts-check
/** A history of 10,000 transactions, returned page by page. */

/** Number of transactions. */
export const TRANSACTIONS = 10_000

const PAGE = 50
const HOUR_MS = 3_600_000
const NEWEST_MS = Date.UTC(2026, 10, 15, 12)
const PICTURE = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><circle cx="32" cy="32" r="32" fill="#2e7d6b"/></svg>')}`

/** @param {string} symbol @param {'in' | 'out'} direction @param {number} index */
const coins = (symbol, direction, index) => ({
  fungible_info: { name: symbol, symbol, icon: { url: PICTURE } },
  direction,
  quantity: { numeric: `${(index % 977) + 1}.${index}` },
})

/** @param {number} index */
function transaction(index) {
  const kind = index % 4
  const transfers =
    kind === 0
      ? [coins('ETH', 'in', index)]
      : kind === 1
        ? [coins('USDC', 'out', index)]
        : [coins('ETH', 'out', index), coins('USDC', 'in', index)]
  return {
    id: `transaction-${index}`,
    metadata: {
      minedAt: new Date(NEWEST_MS - index * 5 * HOUR_MS).toISOString(),
      chain: 'eip155:1',
      operationType: ['receive', 'send', 'trade', 'execute'][kind],
      status: index % 19 === 0 ? 'failed' : 'confirmed',
      sentFrom: `0x${'a1'.repeat(20)}`,
      sentTo: `0x${'b2'.repeat(20)}`,
      hash: `0x${index.toString(16).padStart(64, '0')}`,
      nonce: TRANSACTIONS - index,
    },
    transfers: kind === 3 ? [] : transfers,
  }
}

/** The page of a cursor. @param {string | null} cursor */
export function historyPage(cursor) {
  const start = cursor === null ? 0 : Number(cursor.slice(1))
  const end = Math.min(start + PAGE, TRANSACTIONS)
  const data = Array.from({ length: end - start }, (_, at) => transaction(start + at))
  return end < TRANSACTIONS ? { data, next: `c${end}` } : { data }
}

/**
 * Filters and pages the wallets of the mock explorer, as the real one does for `getWallets`.
 *
 * In      query: the parameters that `getWallets` sends; an invalid page or entries value is ignored
 * Out     the requested page, and the number of matches on all pages
 * Source  spec R-API-49, R-API-50, R-CONN-20 to 25
 */
import type { WalletList } from '../../explorer/get-wallets.js'
import type { WalletListing } from '../../explorer/wallet-listing.js'

const DEFAULT_ENTRIES = 40

export function queryWallets(wallets: readonly WalletListing[], query: URLSearchParams): WalletList {
  const include = parseList(query.get('include'))
  const exclude = parseList(query.get('exclude'))
  const requestedChains = parseList(query.get('chains'))
  const search = searchText(query.get('search') ?? '').trim()
  const badge = query.get('badge_type')

  const matching = wallets.filter(
    ({ id, name, chains = [], badge_type }) =>
      (include === undefined || include.has(id)) &&
      !exclude?.has(id) &&
      (requestedChains === undefined || chains.some((chain) => requestedChains.has(chain))) &&
      (search === '' || searchText(name).includes(search)) &&
      (badge === null || badge_type === badge),
  )
  const entries = parseCount(query.get('entries')) ?? DEFAULT_ENTRIES
  const start = ((parseCount(query.get('page')) ?? 1) - 1) * entries
  return { data: matching.slice(start, start + entries), count: matching.length }
}

function parseList(text: string | null): ReadonlySet<string> | undefined {
  return text === null ? undefined : new Set(text.split(','))
}

function parseCount(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d{0,6}$/.test(text) ? Number(text) : undefined
}

function searchText(text: string): string {
  return text.normalize('NFC').toLocaleLowerCase('en')
}

/**
 * What the explorer answers to a question about a list of wallets.
 *
 * In      wallets, and the query of the request as the service reads it
 * Out     the asked page, and how many fit on all pages; a page or entries that are no number count as not given
 * Throws  nothing
 * Source  spec R-API-49, R-API-50, R-CONN-20 to 25
 */
import type { WalletList } from '../../explorer/get-wallets.js'
import type { WalletListing } from '../../explorer/wallet-listing.js'

const USUAL_ENTRIES = 40

/** Answers a question about wallets. */
export function queryWallets(wallets: readonly WalletListing[], query: URLSearchParams): WalletList {
  const include = listOf(query.get('include'))
  const exclude = listOf(query.get('exclude'))
  const asked = listOf(query.get('chains'))
  const search = searchText(query.get('search') ?? '').trim()
  const badge = query.get('badge_type')

  const fitting = wallets.filter(
    ({ id, name, chains = [], badge_type }) =>
      (include === undefined || include.has(id)) &&
      !exclude?.has(id) &&
      (asked === undefined || chains.some((chain) => asked.has(chain))) &&
      (search === '' || searchText(name).includes(search)) &&
      (badge === null || badge_type === badge),
  )
  const entries = countOf(query.get('entries')) ?? USUAL_ENTRIES
  const start = ((countOf(query.get('page')) ?? 1) - 1) * entries
  return { data: fitting.slice(start, start + entries), count: fitting.length }
}

function listOf(text: string | null): ReadonlySet<string> | undefined {
  return text === null ? undefined : new Set(text.split(','))
}

function countOf(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d{0,6}$/.test(text) ? Number(text) : undefined
}

function searchText(text: string): string {
  return text.normalize('NFC').toLocaleLowerCase('en')
}

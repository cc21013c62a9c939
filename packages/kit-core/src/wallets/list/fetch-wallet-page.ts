/**
 * Fetches a page of the directory. A separate file, so that the schemas it imports load on first use.
 *
 * In      params       the query; the page size follows from whether it is a search
 *         isKnownOnly  true: earlier pages came from the built-in wallets, so this page does too
 * Out     the response, and whether it came from the built-in wallets: when the explorer fails or is slow on a first page
 * Throws  what the service's client throws, when no built-in wallet matches
 * Source  spec R-CONN-202
 */
import { type GetWalletsParams, isQuotaExceeded, WALLET_ENTRIES, type WalletList } from '@bowline/api-client'
import { withTimeout } from '../../base/async/pause.js'
import type { Kit } from '../../kit.js'
import { EXPLORER_TIMEOUT_MS, fetchDirectory, queryBuiltinWallets } from './fetch-directory.js'
import { handleQuotaExceeded } from './handle-quota-exceeded.js'
import { completeDirectory } from './load-directory.js'

/** A page of the directory, its page size, and whether it came from the built-in wallets. */
type WalletPage = WalletList & { readonly entries: number; readonly isKnown: boolean }

export async function fetchWalletPage(
  kit: Kit,
  given: Omit<GetWalletsParams, 'entries'>,
  isKnownOnly: boolean,
): Promise<WalletPage> {
  const entries = given.search === undefined ? WALLET_ENTRIES.page : WALLET_ENTRIES.search
  const params = { ...given, entries }
  const queryKnownPage = async () => ({ ...(await queryBuiltinWallets(kit, params)), entries, isKnown: true })
  if (isKnownOnly) return queryKnownPage()
  const request = fetchDirectory(kit, params).then(async (response) => {
    await completeDirectory(kit, true)
    return { ...response, entries, isKnown: false }
  })
  try {
    const response = await (params.page > 1 ? request : withTimeout(request, EXPLORER_TIMEOUT_MS))
    if (response) return response
    const known = await queryKnownPage()
    return known.count > 0 ? known : await request
  } catch (error) {
    params.signal?.throwIfAborted()
    if (isQuotaExceeded(error)) handleQuotaExceeded(kit)
    const known = params.page > 1 ? undefined : await queryKnownPage()
    if (!known?.count) throw error
    kit.log.debug('The wallets of the directory could not be read', error)
    return known
  }
}

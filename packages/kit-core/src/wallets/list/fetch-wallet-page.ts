/**
 * Asks for a page of the directory; a file of its own, since the schemas behind it are loaded at the first need.
 *
 * In      params       what to ask for; how many at once follows from whether it is a search
 *         isKnownOnly  the pages before came from the wallets that the kit knows, and so do the others
 * Out     the answer, and whether the wallets that the kit knows gave it: where the explorer fails or is slow on a first page
 * Throws  what the service's client throws, where the kit knows none that fits
 * Source  spec R-CONN-202
 */
import { type GetWalletsParams, isQuotaExceeded, WALLET_ENTRIES, type WalletList } from '@bowline/api-client'
import { withTimeout } from '../../base/async/pause.js'
import type { Kit } from '../../kit.js'
import { EXPLORER_LIMIT_MS, fetchDirectory, queryBuiltinWallets } from './fetch-directory.js'
import { handleQuotaExceeded } from './handle-quota-exceeded.js'

/** A page of the directory. */
type AskedWallets = WalletList & { readonly entries: number; readonly isKnown: boolean }

/** Asks for a page of the directory. */
export async function fetchWalletPage(
  kit: Kit,
  given: Omit<GetWalletsParams, 'entries'>,
  isKnownOnly: boolean,
): Promise<AskedWallets> {
  const entries = given.search === undefined ? WALLET_ENTRIES.page : WALLET_ENTRIES.search
  const params = { ...given, entries }
  const knownAnswer = async () => ({ ...(await queryBuiltinWallets(kit, params)), entries, isKnown: true })
  if (isKnownOnly) return knownAnswer()
  const asked = fetchDirectory(kit, params).then((answer) => ({ ...answer, entries, isKnown: false }))
  try {
    const answer = await (params.page > 1 ? asked : withTimeout(asked, EXPLORER_LIMIT_MS))
    if (answer) return answer
    const known = await knownAnswer()
    return known.count > 0 ? known : await asked
  } catch (error) {
    params.signal?.throwIfAborted()
    if (isQuotaExceeded(error)) handleQuotaExceeded(kit)
    const known = params.page > 1 ? undefined : await knownAnswer()
    if (!known?.count) throw error
    kit.log.debug('The wallets of the directory could not be read', error)
    return known
  }
}

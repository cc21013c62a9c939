import {
  type GetWalletsParams,
  getWallets,
  isQuotaExceeded,
  WALLET_ENTRIES,
  type WalletList,
} from '@bowline/api-client'
import type { Kit } from '../kit.js'
import { noteQuota } from './note-quota.js'

/** What to ask for; how many at once follows from whether it is a search. */
type AskWalletsParams = Omit<GetWalletsParams, 'entries'>

/** Asks the explorer; a file of its own, since the schemas behind it are loaded at the first need. */
export async function askWallets(
  kit: Kit,
  params: AskWalletsParams,
): Promise<WalletList & { readonly entries: number }> {
  const entries = params.search === undefined ? WALLET_ENTRIES.page : WALLET_ENTRIES.search
  try {
    return { ...(await getWallets(await kit.api(), { ...params, entries })), entries }
  } catch (error) {
    params.signal?.throwIfAborted()
    if (isQuotaExceeded(error)) noteQuota(kit)
    throw error
  }
}

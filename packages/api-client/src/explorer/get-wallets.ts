/**
 * Fetches one page of the explorer's wallet directory, for the wallet list and for search.
 *
 * In      page: from 1; entries: wallets per page; include, exclude: wallet ids; chains: CAIP-2 ids; search: part of a name
 * Out     the valid wallets in the service's order, and the number of matches on all pages. An invalid count becomes the
 *         number of wallets on the page
 * Throws  the errors of `HttpClient.request`
 * Source  spec R-API-49, R-API-50, R-API-51, R-CONN-20, R-CONN-21, R-CONN-25, R-API-72
 */

import * as v from 'valibot'
import type { ApiClient } from '../api-client.js'
import { lenientOptional } from '../client/lenient.js'
import { listSchema } from '../client/list-schema.js'
import { type WalletListing, walletListingSchema } from './wallet-listing.js'

/** Wallets per page for the recommended wallets, the list of all wallets, and a search. */
export const WALLET_ENTRIES = { recommended: 4, page: 40, search: 100 } as const

/** A page of wallets, and the number of wallets on all pages. */
export type WalletList = {
  readonly data: readonly WalletListing[]
  readonly count: number
  /** True when the response is the whole directory regardless of the parameters, such as a static file. Callers then filter. */
  readonly isWhole?: boolean | undefined
}

/** Schema of a page of wallets. Skips invalid wallets. */
export const walletListSchema: v.GenericSchema<unknown, WalletList> = v.pipe(
  v.object({
    data: listSchema(walletListingSchema),
    count: lenientOptional(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
    isWhole: lenientOptional(v.literal(true)),
  }),
  v.transform(
    ({ data, count, isWhole }): WalletList => ({ data, count: count ?? data.length, ...(isWhole && { isWhole }) }),
  ),
)

/** Parameters of `getWallets`. */
export type GetWalletsParams = {
  readonly page: number
  readonly entries: number
  readonly include?: readonly string[] | undefined
  readonly exclude?: readonly string[] | undefined
  readonly chains?: readonly string[] | undefined
  readonly search?: string | undefined
  readonly badge?: 'certified' | undefined
  readonly signal?: AbortSignal | undefined
}

/** Fetches a page of wallets. */
export async function getWallets(
  client: ApiClient,
  { page, entries, include, exclude, chains, search, badge, signal }: GetWalletsParams,
): Promise<WalletList> {
  return client.explorer.request({
    path: 'getWallets',
    query: {
      page,
      entries,
      include: include?.join(','),
      exclude: exclude?.join(','),
      chains: chains?.join(','),
      search: search?.trim(),
      badge_type: badge,
    },
    schema: walletListSchema,
    signal,
  })
}

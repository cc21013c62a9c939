/**
 * One page of the explorer's wallet directory.
 *
 * In      client; page from 1, entries per page; include, exclude: ids; chains: CAIP-2 ids; search; badge; signal
 * Out     the wallets that fit, in the answered order, and how many the service has for this question. A count that is
 *         no whole number becomes the number of wallets, so that the list is not lost. `isWhole` is what the
 *         answer says of itself: it is every wallet there is, whatever was asked, as a file of a web server is
 * Throws  what HttpClient.request throws
 * Source  spec R-API-49, R-API-50, R-API-51, R-CONN-20, R-CONN-21, R-CONN-25, R-API-72
 */
import * as z from 'zod/mini'

import type { ApiClient } from '../api-client.js'
import { listSchema } from '../client/list-schema.js'
import { type WalletListing, walletListingSchema } from './wallet-listing.js'

/** How many wallets are asked for at once; featured ones are asked for by the number of their ids. */
export const WALLET_ENTRIES = { recommended: 4, page: 40, search: 100 } as const

/** One page of wallets, and how many there are on all pages. */
export type WalletList = {
  readonly data: readonly WalletListing[]
  readonly count: number
  /** These are all wallets, whatever was asked. */
  readonly isWhole?: boolean | undefined
}

/** The schema of a page of wallets; a wallet that does not fit is left out. */
export const walletListSchema: z.ZodMiniType<WalletList> = z.pipe(
  z.object({
    data: listSchema(walletListingSchema),
    count: z.catch(z.optional(z.int().check(z.nonnegative())), undefined),
    isWhole: z.catch(z.optional(z.literal(true)), undefined),
  }),
  z.transform(
    ({ data, count, isWhole }): WalletList => ({ data, count: count ?? data.length, ...(isWhole && { isWhole }) }),
  ),
)

/** What `getWallets` takes. */
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

/** Asks the explorer for wallets. */
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

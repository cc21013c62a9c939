/**
 * The lists of the account, each a chunk that is fetched when its tab is opened.
 *
 * Source  R-VIEW-04, R-VIEW-40
 */
import { createComponentLoader } from '../../kit/component-loader.js'

/** A list of the account. */
export type AccountListName = 'tokens' | 'nfts' | 'activity'

/** How the lists are come by. */
export const ACCOUNT_LISTS = createComponentLoader<AccountListName>(
  {
    tokens: async () => (await import('../tokens/token-list.js')).TokenList,
    nfts: async () => (await import('../nfts/nft-list.js')).NftList,
    activity: async () => (await import('../transactions/activity-list.js')).ActivityList,
  },
  { tokens: ['account', 'tokens'], nfts: ['activity'], activity: ['activity'] },
)

import type { WalletListing } from '@bowline/api-client'

/** What is known of the explorer's directory of wallets. */
export type DirectoryState = {
  readonly status: 'idle' | 'loading' | 'ready' | 'failed'
  /** The app's `featuredWalletIds`, in its order. */
  readonly featured: readonly WalletListing[]
  readonly recommended: readonly WalletListing[]
  /** How many wallets there are in all, as the explorer counts. */
  readonly count: number | undefined
  /** The service says that the project's quota is used up. */
  readonly isQuotaExceeded: boolean
}

/** First value of the slice. */
export const FIRST_DIRECTORY_STATE: DirectoryState = {
  status: 'idle',
  featured: [],
  recommended: [],
  count: undefined,
  isQuotaExceeded: false,
}

import type { WalletListing } from '@bowline/api-client'

/** The first wallets of the directory: the explorer's, or the built-in ones. */
export type DirectoryState = {
  readonly status: 'idle' | 'loading' | 'ready' | 'failed'
  /** The wallets of the app's `featuredWalletIds`, in that order. */
  readonly featured: readonly WalletListing[]
  readonly recommended: readonly WalletListing[]
  /** Total number of wallets, as the explorer counts; undefined while unknown. */
  readonly count: number | undefined
  /** The service reports that the project's quota is used up. */
  readonly isQuotaExceeded: boolean
}

export const INITIAL_DIRECTORY_STATE: DirectoryState = {
  status: 'idle',
  featured: [],
  recommended: [],
  count: undefined,
  isQuotaExceeded: false,
}

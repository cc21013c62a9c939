/**
 * The wallet directory of the mock explorer: made-up wallets, as irregular as real ones, with names in many scripts and
 * missing fields. About one in a hundred is listed twice, with the same id under another name or the same name under
 * another id.
 *
 * Source  spec R-STATE-43, R-CONN-22, R-API-64; security §11 (lists of 10,000)
 */
import type { WalletListing } from '../../explorer/wallet-listing.js'
import { createMockWallet } from './mock-wallet.js'

/** Default number of wallets. */
export const DIRECTORY_WALLETS = 640

const DUPLICATE_PERIOD = 100
const DUPLICATE_ID_AT = 37
const DUPLICATE_NAME_AT = 73
const FAR_DISTANCE = 61

/** Creates a directory. A longer one of the same seed starts with the shorter one. */
export function createWalletDirectory({
  seed = 'bowline',
  count = DIRECTORY_WALLETS,
}: {
  readonly seed?: string
  readonly count?: number
} = {}): readonly WalletListing[] {
  return Array.from({ length: count }, (_, index) => {
    const wallet = createMockWallet(seed, index)
    const position = index % DUPLICATE_PERIOD
    // In even hundreds the duplicate is close, on the same page; in odd hundreds it is far, on another page.
    const earlier = index - (Math.floor(index / DUPLICATE_PERIOD) % 2 === 0 ? 3 : Math.min(FAR_DISTANCE, index))
    if (position === DUPLICATE_ID_AT) return { ...wallet, id: createMockWallet(seed, earlier).id }
    if (position === DUPLICATE_NAME_AT) return { ...wallet, name: createMockWallet(seed, earlier).name }
    return wallet
  })
}

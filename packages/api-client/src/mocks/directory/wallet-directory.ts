/**
 * A directory of made-up wallets, as uneven as a real one: names in many scripts, holes, and about one in a hundred
 * listed twice, under another name with the same id or under another id with the same name.
 *
 * In      seed, count
 * Out     listings; a longer directory of the same seed begins with the shorter one
 * Throws  nothing
 * Source  spec R-STATE-43, R-CONN-22, R-API-64; security §11 (lists of 10,000)
 */
import type { WalletListing } from '../../explorer/wallet-listing.js'
import { madeWallet } from './mock-wallet.js'

/** How many wallets a directory has unless told otherwise. */
export const DIRECTORY_WALLETS = 640

const DUPLICATE_PERIOD = 100
const DUPLICATE_ID_AT = 37
const DUPLICATE_NAME_AT = 73
const FAR = 61

/** Makes the directory. */
export function createWalletDirectory({
  seed = 'bowline',
  count = DIRECTORY_WALLETS,
}: {
  readonly seed?: string
  readonly count?: number
} = {}): readonly WalletListing[] {
  return Array.from({ length: count }, (_, index) => {
    const wallet = madeWallet(seed, index)
    const place = index % DUPLICATE_PERIOD
    // Near, so that both are on one page, in even hundreds; far, on different pages, in odd ones.
    const earlier = index - (Math.floor(index / DUPLICATE_PERIOD) % 2 === 0 ? 3 : Math.min(FAR, index))
    if (place === DUPLICATE_ID_AT) return { ...wallet, id: madeWallet(seed, earlier).id }
    if (place === DUPLICATE_NAME_AT) return { ...wallet, name: madeWallet(seed, earlier).name }
    return wallet
  })
}

// @ts-check
/** The installed wallets of every measured page; they announce themselves and respond at once. */
import { announceGuests, sign } from '@bowline/browser/scenes/guest-wallets.mjs'

/** The account of both wallets. */
export const WALLET_ADDRESS = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

/** Their names; the first one is connected. */
export const WALLET_NAMES = ['North Wallet', 'Harbour']

/** @param {import('@playwright/test').Page} page */
export async function announceWallets(page) {
  await announceGuests(
    page,
    WALLET_NAMES.map((name, at) => ({ name, icon: sign(at === 0 ? '#4f5bd5' : '#2e7d6b') })),
  )
}

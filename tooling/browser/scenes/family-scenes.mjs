// @ts-check
/** The kit with several chain families: the demo's own wallets approve by themselves. */
import { connectWith, FAMILIES, MULTI, openWithWallets, showAccount } from './family-steps.mjs'
import { card, networkButton, row } from './steps.mjs'

/** @type {readonly import('./scenes.mjs').Scene[]} */
export const familyScenes = [
  { name: 'connect-families', isMain: true, settings: FAMILIES, reach: openWithWallets },
  {
    name: 'multi-chain',
    isMain: true,
    settings: FAMILIES,
    async reach(page) {
      await openWithWallets(page)
      await row(page, MULTI).click()
      await card(page).locator('h2').first().waitFor()
    },
  },
  account('account-solana', 'Solana Sandbox', 'SOL'),
  account('account-bitcoin', 'Bitcoin Sandbox', 'BTC'),
  {
    name: 'switch-active-chain',
    isMain: true,
    settings: FAMILIES,
    async reach(page) {
      await connectWith(page, 'Bitcoin Sandbox')
      await networkButton(page).click()
      await row(page, 'Solana').first().click()
      await card(page).locator('h2').first().waitFor()
    },
  },
]

/**
 * @param {string} name
 * @param {string} wallet
 * @param {string} symbol
 * @returns {import('./scenes.mjs').Scene}
 */
function account(name, wallet, symbol) {
  return {
    name,
    isMain: true,
    settings: FAMILIES,
    reach: (page) => showAccount(page, wallet, symbol),
  }
}

// @ts-check
/** The kit with several chain families: the demo's own wallets say yes by themselves. */
import { card, open, row } from './steps.mjs'

const FAMILIES = {
  adapters: 'evm,solana,bitcoin',
  wallets: '1',
  ...Object.fromEntries([1, 2, 3, 4, 5].map((number) => [`wallet${number}`, 'approve'])),
}
const MULTI = 'Multi Sandbox'

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
    async reach(page) {
      await openWithWallets(page)
      await row(page, wallet).click()
      await card(page).waitFor({ state: 'hidden' })
      await open(page)
      await card(page).getByText(symbol).first().waitFor()
    },
  }
}

/** Opens the modal and waits for the wallets that are loaded for it. @param {import('@playwright/test').Page} page */
async function openWithWallets(page) {
  await open(page)
  for (const name of [MULTI, 'Solana Sandbox', 'Bitcoin Sandbox']) await row(page, name).waitFor()
}

// @ts-check
/** Steps with several chain families: the demo's own wallets approve by themselves. */
import { card, open, row } from './steps.mjs'

/** Settings of the demo. */
export const FAMILIES = {
  adapters: 'evm,solana,bitcoin',
  wallets: '1',
  ...Object.fromEntries([1, 2, 3, 4, 5].map((number) => [`wallet${number}`, 'approve'])),
}

export const MULTI = 'Multi Sandbox'

/** @param {import('@playwright/test').Page} page @param {string} wallet @param {string} symbol */
export async function showAccount(page, wallet, symbol) {
  await connectWith(page, wallet)
  await open(page)
  await card(page).getByText(symbol).first().waitFor()
}

/** @param {import('@playwright/test').Page} page @param {string} wallet */
export async function connectWith(page, wallet) {
  await openWithWallets(page)
  await row(page, wallet).click()
  await card(page).waitFor({ state: 'hidden' })
}

/** Opens the modal and waits for the wallets that are loaded for it. @param {import('@playwright/test').Page} page */
export async function openWithWallets(page) {
  await open(page)
  for (const name of [MULTI, 'Solana Sandbox', 'Bitcoin Sandbox']) await row(page, name).waitFor()
}

// @ts-check
/** The kit with several chain families: the demo's own wallets say yes by themselves. */
import { card, networkButton, open, openAt, row } from './steps.mjs'

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
  receive('receive-solana', 'Solana Sandbox', 'SOL'),
  receive('receive-bitcoin', 'Bitcoin Sandbox', 'BTC'),
  {
    name: 'compatible-networks',
    isMain: true,
    settings: FAMILIES,
    async reach(page) {
      await receiveWith(page, 'Solana Sandbox', 'SOL')
      await card(page).locator('[data-part="row"]').last().click()
      await card(page).locator('li').first().waitFor()
    },
  },
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

/**
 * @param {string} name
 * @param {string} wallet
 * @param {string} symbol
 * @returns {import('./scenes.mjs').Scene}
 */
function receive(name, wallet, symbol) {
  return { name, isMain: true, settings: FAMILIES, reach: (page) => receiveWith(page, wallet, symbol) }
}

/** @param {import('@playwright/test').Page} page @param {string} wallet @param {string} symbol */
async function receiveWith(page, wallet, symbol) {
  await showAccount(page, wallet, symbol)
  await openAt(page, 'WalletReceive', {})
  await card(page).locator('[data-part="qr-code"]').waitFor()
}

/** @param {import('@playwright/test').Page} page @param {string} wallet @param {string} symbol */
async function showAccount(page, wallet, symbol) {
  await connectWith(page, wallet)
  await open(page)
  await card(page).getByText(symbol).first().waitFor()
}

/** @param {import('@playwright/test').Page} page @param {string} wallet */
async function connectWith(page, wallet) {
  await openWithWallets(page)
  await row(page, wallet).click()
  await card(page).waitFor({ state: 'hidden' })
}

/** Opens the modal and waits for the wallets that are loaded for it. @param {import('@playwright/test').Page} page */
async function openWithWallets(page) {
  await open(page)
  for (const name of [MULTI, 'Solana Sandbox', 'Bitcoin Sandbox']) await row(page, name).waitFor()
}

// @ts-check
/** Where an account receives, and how it can be funded. */
import { FAMILIES, showAccount } from './family-steps.mjs'
import { NORTH } from './guest-wallets.mjs'
import { card, connect, openAt, setFeatures } from './steps.mjs'

/** @type {readonly import('./scenes.mjs').Scene[]} */
export const receiveScenes = [
  {
    name: 'wallet-fund',
    isMain: true,
    guests: [NORTH],
    async reach(page) {
      await connect(page, NORTH.name)
      await openAt(page, 'WalletFund', {})
    },
  },
  {
    name: 'wallet-fund-none',
    guests: [NORTH],
    settings: { services: 'remote-config:remote-all-off' },
    async reach(page) {
      await connect(page, NORTH.name)
      await setFeatures(page, { receive: false })
      await openAt(page, 'WalletFund', {})
    },
  },
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
]

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

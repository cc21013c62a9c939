// @ts-check
import { LONG_NAME, sign } from './guest-wallets.mjs'
import { card, connect, kitButton, open, openAt, setAccount, setFeatures } from './steps.mjs'

const NORTH = { name: 'North Wallet', icon: sign('#4f5bd5') }

/** @type {readonly import('./scenes.mjs').Scene[]} */
export const accountScenes = [
  {
    name: 'account',
    isMain: true,
    guests: [NORTH],
    async reach(page) {
      await openAccount(page)
      await card(page).locator('[data-part="token-row"]').first().waitFor()
    },
  },
  {
    name: 'account-long-wallet',
    guests: [{ name: LONG_NAME, icon: sign('#7c3aed') }],
    async reach(page) {
      await connect(page, 'Very Long')
      await open(page)
      await card(page).getByText('ETH').first().waitFor()
    },
  },
  {
    name: 'account-balance-failed',
    isAlone: true,
    guests: [NORTH],
    settings: { scenario: '500' },
    complaints: /Failed to load resource|remote configuration could not be fetched/,
    async reach(page) {
      // Where local chains stand beside the demo they are asked instead of the scenario.
      await page.route('**', (route) =>
        isChainAsked(route.request()) ? route.fulfill({ status: 500 }) : route.continue(),
      )
      await connect(page, NORTH.name)
      await open(page)
      await card(page).locator('section p [data-part="icon-button"]').waitFor()
    },
  },
  {
    name: 'account-copied',
    guests: [NORTH],
    async reach(page) {
      await connect(page, NORTH.name)
      await open(page)
      await card(page).locator('section [data-state="rest"]').click()
      await card(page).locator('section [data-state="copied"]').waitFor()
    },
  },
  {
    name: 'account-tokens-many',
    guests: [NORTH],
    settings: { scenario: 'whale' },
    async reach(page) {
      await openAccount(page)
      await card(page).locator('[data-part="token-row"]').first().waitFor()
    },
  },
  {
    name: 'account-tokens-hostile',
    guests: [NORTH],
    settings: { services: 'balances:hostile' },
    complaints: /Failed to load resource/,
    async reach(page) {
      await openAccount(page)
      await card(page).locator('[data-part="token-row"]').first().waitFor()
    },
  },
  {
    name: 'account-tokens-empty',
    guests: [NORTH],
    settings: { services: 'balances:new-account' },
    async reach(page) {
      await openAccount(page)
      await card(page).locator('[data-part="empty-state"]').waitFor()
    },
  },
  {
    name: 'account-tokens-failed',
    isAlone: true,
    guests: [NORTH],
    settings: { services: 'balances:500' },
    complaints: /Failed to load resource/,
    async reach(page) {
      // The seconds until the next try stand still, or the page would never be complete.
      await page.clock.install()
      await openAccount(page)
      await card(page).locator('[data-part="empty-state"]').waitFor()
    },
  },
  {
    name: 'account-unserved',
    guests: [NORTH],
    settings: { services: 'supported-chains:empty' },
    async reach(page) {
      await openAccount(page)
      await card(page).locator('[data-part="token-row"]').first().waitFor()
    },
  },
  {
    name: 'account-hidden',
    guests: [NORTH],
    async reach(page) {
      await openAccount(page)
      await card(page).locator('[data-part="token-row"]').first().waitFor()
      await card(page).locator('[aria-pressed]').click()
    },
  },
  {
    name: 'account-embedded',
    isMain: true,
    guests: [NORTH],
    async reach(page) {
      await connect(page, NORTH.name)
      await setAccount(page, { connectedWalletInfo: { name: NORTH.name, type: 'AUTH' }, profileName: 'fox.example' })
      await open(page)
      await card(page).locator('[data-part="token-row"]').first().waitFor()
    },
  },
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
  {
    name: 'transactions',
    isMain: true,
    guests: [NORTH],
    async reach(page) {
      await connect(page, NORTH.name)
      await openAt(page, 'Transactions', {})
      await card(page).getByRole('list').first().waitFor()
    },
  },
  {
    name: 'transactions-hostile',
    guests: [NORTH],
    settings: { services: 'history:hostile' },
    async reach(page) {
      await connect(page, NORTH.name)
      await openAt(page, 'Transactions', {})
      await card(page).getByRole('list').first().waitFor()
    },
  },
  {
    name: 'transactions-empty',
    guests: [NORTH],
    settings: { services: 'history:new-account' },
    async reach(page) {
      await connect(page, NORTH.name)
      await openAt(page, 'Transactions', {})
      await card(page).locator('[data-part="empty-state"]').waitFor()
    },
  },
  {
    name: 'transactions-failed',
    guests: [NORTH],
    settings: { services: 'history:500' },
    complaints: /Failed to load resource/,
    async reach(page) {
      await connect(page, NORTH.name)
      await openAt(page, 'Transactions', {})
      await card(page).locator('[data-part="empty-state"]').waitFor()
    },
  },
  {
    name: 'account-nfts',
    isMain: true,
    guests: [NORTH],
    async reach(page) {
      await openAccount(page)
      await card(page).getByRole('tab').nth(1).click()
      await card(page).locator('li [aria-expanded]').last().waitFor()
    },
  },
  {
    name: 'account-activity',
    isMain: true,
    guests: [NORTH],
    async reach(page) {
      await openAccount(page)
      await card(page).getByRole('tab').last().click()
      await card(page).locator('[data-part="transaction"]').first().waitFor()
    },
  },
  {
    name: 'button-connected',
    isMain: true,
    isInPage: true,
    guests: [NORTH],
    async reach(page) {
      await connect(page, NORTH.name)
      await kitButton(page).getByText('ETH').waitFor()
    },
  },
]

/** Opens the account of a connected wallet. @param {import('@playwright/test').Page} page */
async function openAccount(page) {
  await connect(page, NORTH.name)
  await open(page)
}

/** @param {import('@playwright/test').Request} request */
function isChainAsked(request) {
  return request.method() === 'POST' && (request.postData() ?? '').includes('jsonrpc')
}

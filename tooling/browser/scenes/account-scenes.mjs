// @ts-check
import { LONG_NAME, NORTH, sign } from './guest-wallets.mjs'
import { card, connect, kitButton, open, openAccount, setAccount } from './steps.mjs'

/** @type {readonly import('./scenes.mjs').Scene[]} */
export const accountScenes = [
  {
    name: 'account',
    isMain: true,
    guests: [NORTH],
    async reach(page) {
      await openAccount(page, NORTH.name)
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
      // With local chains these are called instead of the scenario.
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
      await openAccount(page, NORTH.name)
      await card(page).locator('[data-part="token-row"]').first().waitFor()
    },
  },
  {
    name: 'account-tokens-hostile',
    guests: [NORTH],
    settings: { services: 'balances:hostile' },
    complaints: /Failed to load resource|could not be read and are missing/,
    async reach(page) {
      await openAccount(page, NORTH.name)
      await card(page).locator('[data-part="token-row"]').first().waitFor()
    },
  },
  {
    name: 'account-tokens-empty',
    guests: [NORTH],
    settings: { services: 'balances:new-account' },
    async reach(page) {
      await openAccount(page, NORTH.name)
      await card(page).locator('[data-part="status-placeholder"]').waitFor()
    },
  },
  {
    name: 'account-tokens-failed',
    isAlone: true,
    guests: [NORTH],
    settings: { services: 'balances:500' },
    complaints: /Failed to load resource/,
    async reach(page) {
      // The countdown to the next try is stopped, otherwise the page would never be complete.
      await page.clock.install()
      await openAccount(page, NORTH.name)
      await card(page).locator('[data-part="status-placeholder"]').waitFor()
    },
  },
  {
    name: 'account-unserved',
    guests: [NORTH],
    settings: { services: 'supported-chains:empty' },
    async reach(page) {
      await openAccount(page, NORTH.name)
      await card(page).locator('[data-part="token-row"]').first().waitFor()
    },
  },
  {
    name: 'account-hidden',
    guests: [NORTH],
    async reach(page) {
      await openAccount(page, NORTH.name)
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

/** @param {import('@playwright/test').Request} request */
function isChainAsked(request) {
  return request.method() === 'POST' && (request.postData() ?? '').includes('jsonrpc')
}

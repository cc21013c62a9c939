// @ts-check
import { LONG_NAME, sign } from './guest-wallets.mjs'
import { card, connect, kitButton, open } from './steps.mjs'

const NORTH = { name: 'North Wallet', icon: sign('#4f5bd5') }

/** @type {readonly import('./scenes.mjs').Scene[]} */
export const accountScenes = [
  {
    name: 'account',
    isMain: true,
    guests: [NORTH],
    async reach(page) {
      await connect(page, NORTH.name)
      await open(page)
      await card(page).getByText('ETH').first().waitFor()
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
      await card(page).locator('[data-part="address"] [data-part="icon-button"]').click()
      await card(page).locator('[data-part="address"] [data-state="copied"]').waitFor()
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

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
    settings: { scenario: '500', mocks: 'page' },
    async reach(page) {
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

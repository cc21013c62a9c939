// @ts-check
/** The transactions and the collectibles of an account. */
import { NORTH } from './guest-wallets.mjs'
import { card, connect, openAccount, openAt } from './steps.mjs'

/** @type {readonly import('./scenes.mjs').Scene[]} */
export const activityScenes = [
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
    complaints: /could not be read and are missing/,
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
      await card(page).locator('[data-part="status-placeholder"]').waitFor()
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
      await card(page).locator('[data-part="status-placeholder"]').waitFor()
    },
  },
  {
    name: 'account-nfts',
    isMain: true,
    guests: [NORTH],
    async reach(page) {
      await openAccount(page, NORTH.name)
      await card(page).getByRole('tab').nth(1).click()
      await card(page).locator('[role="group"] [aria-expanded]').last().waitFor()
    },
  },
  {
    name: 'account-activity',
    isMain: true,
    guests: [NORTH],
    async reach(page) {
      await openAccount(page, NORTH.name)
      await card(page).getByRole('tab').last().click()
      await card(page).locator('[data-part="transaction"]').first().waitFor()
    },
  },
]

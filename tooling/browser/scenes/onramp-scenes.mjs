// @ts-check
import { NORTH } from './guest-wallets.mjs'
import { card, connect, openAt } from './steps.mjs'

/** @typedef {import('@playwright/test').Page} Page */

const PAGE_TO_PAY_AT = 'https://pay.example/buy?session=1'

/** @type {readonly import('./scenes.mjs').Scene[]} */
export const onrampScenes = [
  {
    name: 'onramp-providers',
    isMain: true,
    guests: [NORTH],
    settings: { meld: '1' },
    reach: (page) => openWith(page, 'OnRampProviders', {}),
  },
  {
    name: 'onramp-providers-opened',
    guests: [NORTH],
    settings: { meld: '1' },
    async reach(page) {
      await openWith(page, 'OnRampProviders', { paymentAmount: '250', purchase: purchase('meld', 'waiting') })
      await card(page).locator('[data-part="external-link"]').waitFor()
    },
  },
  {
    name: 'onramp-providers-not-set-up',
    guests: [NORTH],
    reach: (page) => openWith(page, 'OnRampProviders', {}),
  },
  {
    name: 'onramp-providers-none',
    guests: [NORTH],
    settings: { services: 'remote-config:remote-all-off' },
    reach: (page) => openWith(page, 'OnRampProviders', {}),
  },
  {
    name: 'onramp-amount',
    isMain: true,
    guests: [NORTH],
    async reach(page) {
      await openWith(page, 'OnRampAmount', {})
      await chips(page).nth(1).click()
      await card(page).locator('[data-part="onramp-facts"]').waitFor()
    },
  },
  { name: 'onramp-amount-empty', guests: [NORTH], reach: (page) => openWith(page, 'OnRampAmount', {}) },
  {
    name: 'onramp-amount-above',
    guests: [NORTH],
    async reach(page) {
      await openWith(page, 'OnRampAmount', {})
      await card(page).getByRole('textbox').first().fill('123456.78')
      await card(page).locator('[data-part="error-line"]').waitFor()
    },
  },
  {
    name: 'onramp-amount-failed',
    guests: [NORTH],
    settings: { services: 'onramp-quote:500', quoteFallback: '1' },
    complaints: /Failed to load resource/,
    async reach(page) {
      await openWith(page, 'OnRampAmount', {})
      await chips(page).first().click()
      await card(page).locator('[data-part="notice"]').waitFor()
    },
  },
  {
    name: 'onramp-token-select',
    isMain: true,
    guests: [NORTH],
    async reach(page) {
      await openWith(page, 'OnRampTokenSelect', {})
      await card(page).getByRole('listitem').nth(1).waitFor()
    },
  },
  {
    name: 'onramp-fiat-select',
    guests: [NORTH],
    async reach(page) {
      await openWith(page, 'OnRampFiatSelect', {})
      await card(page).getByRole('listitem').nth(1).waitFor()
    },
  },
  {
    name: 'onramp-activity',
    isMain: true,
    guests: [NORTH],
    async reach(page) {
      await openWith(page, 'OnRampActivity', {})
      await card(page).locator('[data-part="transaction"]').first().waitFor()
    },
  },
  {
    name: 'onramp-activity-empty',
    guests: [NORTH],
    settings: { services: 'history:empty' },
    async reach(page) {
      await openWith(page, 'OnRampActivity', {})
      await card(page).locator('[data-part="status-placeholder"]').waitFor()
    },
  },
  {
    name: 'buy-in-progress',
    isMain: true,
    guests: [NORTH],
    reach: (page) => openWith(page, 'BuyInProgress', { purchase: purchase('coinbase', 'waiting') }),
  },
  {
    name: 'buy-in-progress-late',
    guests: [NORTH],
    reach: (page) => openWith(page, 'BuyInProgress', { purchase: purchase('coinbase', 'late') }),
  },
  {
    name: 'what-is-a-buy',
    isMain: true,
    guests: [NORTH],
    reach: (page) => openWith(page, 'WhatIsABuy', {}),
  },
]

/** @param {'coinbase' | 'meld'} provider @param {string} status */
function purchase(provider, status) {
  return { provider, status, url: PAGE_TO_PAY_AT, isBlocked: false }
}

/** Opens a view for buying, with parts of a purchase. @param {Page} page @param {string} view @param {object} part */
async function openWith(page, view, part) {
  await connect(page, NORTH.name)
  await page.evaluate((some) => {
    const { store } = Reflect.get(window, 'bowlineDemo').kit
    store.set({ onramp: { ...store.get().onramp, ...some } })
  }, part)
  await openAt(page, view, {}, { isBusy: true })
}

/** @param {Page} page */
const chips = (page) => card(page).locator('[data-part="chip"]')

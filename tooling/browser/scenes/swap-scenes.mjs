// @ts-check
import { NORTH } from './guest-wallets.mjs'
import { card, connect, openAt, setUnresolved } from './steps.mjs'

/** @typedef {import('@playwright/test').Page} Page */

/** @type {readonly import('./scenes.mjs').Scene[]} */
export const swapScenes = [
  {
    name: 'swap',
    isMain: true,
    guests: [NORTH],
    reach: (page) => openQuoted(page, { fromToken: 'ETH', toToken: 'USDC', amount: '0.05' }),
  },
  {
    name: 'swap-details',
    guests: [NORTH],
    async reach(page) {
      await openQuoted(page, { fromToken: 'ETH', toToken: 'USDC', amount: '0.05' })
      await details(page).getByRole('button').click()
      await details(page).locator('dl').waitFor()
    },
  },
  {
    name: 'swap-empty',
    guests: [NORTH],
    async reach(page) {
      await openForm(page, {})
      await card(page).locator('[data-part="token-button"] [data-part="image"]').first().waitFor()
    },
  },
  {
    name: 'swap-insufficient',
    guests: [NORTH],
    async reach(page) {
      await openQuoted(page, { fromToken: 'ETH', toToken: 'USDC', amount: '123456789012.5' })
      await card(page).locator('[aria-invalid]').waitFor()
    },
  },
  {
    name: 'swap-failed',
    guests: [NORTH],
    settings: { services: 'swap-quotes:500' },
    complaints: /Failed to load resource/,
    async reach(page) {
      await openForm(page, { fromToken: 'ETH', toToken: 'USDC', amount: '0.05' })
      await card(page).locator('[data-part="error-line"]').waitFor()
    },
  },
  {
    name: 'swap-select-token',
    isMain: true,
    guests: [NORTH],
    reach: openPicker,
  },
  {
    name: 'swap-select-token-hostile',
    guests: [NORTH],
    settings: { services: 'swap-tokens:hostile' },
    complaints: /Failed to load resource|could not be read and are missing/,
    reach: openPicker,
  },
  {
    name: 'swap-select-token-no-match',
    guests: [NORTH],
    async reach(page) {
      await openPicker(page)
      await card(page).getByRole('searchbox').fill('nothing of that name')
      await card(page).locator('[data-part="status-placeholder"]').waitFor()
    },
  },
  {
    name: 'swap-preview',
    isMain: true,
    guests: [NORTH],
    async reach(page) {
      await openQuoted(page, { fromToken: 'ETH', toToken: 'USDC', amount: '0.05' })
      await review(page)
    },
  },
  {
    name: 'swap-preview-approval',
    isMain: true,
    guests: [NORTH],
    async reach(page) {
      await openQuoted(page, { fromToken: 'DAI', toToken: 'ETH', amount: '25' })
      await review(page)
      await card(page).locator('[data-part="allowance-note"]').waitFor()
    },
  },
  {
    name: 'swap-preview-batch',
    guests: [{ ...NORTH, batches: true }],
    async reach(page) {
      await openQuoted(page, { fromToken: 'DAI', toToken: 'ETH', amount: '25' })
      await review(page)
      await card(page).getByText('in one request').waitFor()
    },
  },
  {
    name: 'swap-preview-unresolved',
    guests: [NORTH],
    async reach(page) {
      await openQuoted(page, { fromToken: 'ETH', toToken: 'USDC', amount: '0.05' })
      await setUnresolved(page, { kind: 'swap', status: 'unknown' })
      await review(page)
      await card(page).locator('[data-part="unresolved"]').waitFor()
    },
  },
  {
    name: 'swap-unsupported-chain',
    guests: [NORTH],
    async reach(page) {
      await connect(page, NORTH.name)
      await openAt(page, 'UnsupportedChain', { swapUnsupportedChain: true })
      await card(page).locator('[data-part="row"]').first().waitFor()
    },
  },
]

/** @param {Page} page @param {object} swap */
async function openForm(page, swap) {
  await connect(page, NORTH.name)
  await openAt(page, 'Swap', { swap })
}

/** @param {Page} page @param {object} swap */
async function openQuoted(page, swap) {
  await openForm(page, swap)
  await details(page).waitFor()
}

/** @param {Page} page */
async function openPicker(page) {
  await connect(page, NORTH.name)
  await openAt(page, 'SwapSelectToken', { target: 'target' })
  await card(page).getByRole('listitem').first().waitFor()
}

/** Continues to the review, and waits until it is complete. @param {Page} page */
async function review(page) {
  await primary(page).click()
  await card(page).locator('[data-part="swap-exchange"]').waitFor()
  await card(page).locator('[data-variant="primary"]:not([aria-busy])').waitFor()
}

/** @param {Page} page */
const details = (page) => card(page).locator('[data-part="swap-details"]')

/** @param {Page} page */
const primary = (page) => card(page).locator('[data-variant="primary"]').last()

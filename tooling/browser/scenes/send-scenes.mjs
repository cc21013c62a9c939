// @ts-check
import { GUEST_HASH, NORTH } from './guest-wallets.mjs'
import { card, connect, kitButton, open, openAt, rest, setUnresolved } from './steps.mjs'

/** @typedef {import('@playwright/test').Page} Page */

const FRIEND = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const OWN_LOOKALIKE = 'a4f2'

/** @type {readonly import('./scenes.mjs').Scene[]} */
export const sendScenes = [
  {
    name: 'wallet-send',
    guests: [NORTH],
    reach: openForm,
  },
  {
    name: 'wallet-send-filled',
    isMain: true,
    guests: [NORTH],
    reach: (page) => fillIn(page),
  },
  {
    name: 'wallet-send-long',
    guests: [NORTH],
    async reach(page) {
      await openForm(page)
      await amount(page).fill('123456789012345678901234.5')
      await recipient(page).fill('not.an.address')
      await card(page).locator('[data-part="error-line"]').last().waitFor()
    },
  },
  {
    name: 'wallet-send-empty',
    guests: [NORTH],
    settings: { services: 'balances:new-account' },
    async reach(page) {
      await connect(page, NORTH.name)
      await openAt(page, 'WalletSend', {})
      await card(page).locator('[data-part="status-placeholder"]').waitFor()
    },
  },
  {
    name: 'wallet-send-failed',
    isAlone: true,
    guests: [NORTH],
    settings: { services: 'balances:500' },
    complaints: /Failed to load resource/,
    async reach(page) {
      // The countdown to the next try is stopped, otherwise the page would never be complete.
      await page.clock.install()
      await connect(page, NORTH.name)
      await openAt(page, 'WalletSend', {})
      // The native token can still be sent.
      await card(page).locator('input').first().waitFor()
    },
  },
  {
    name: 'wallet-send-select-token',
    isMain: true,
    guests: [NORTH],
    async reach(page) {
      await openForm(page)
      await tokenButton(page).click()
      await card(page).locator('[data-part="row"]').first().waitFor()
    },
  },
  {
    name: 'wallet-send-select-token-hostile',
    guests: [NORTH],
    settings: { services: 'balances:hostile' },
    complaints: /Failed to load resource|could not be read and are missing/,
    async reach(page) {
      await openForm(page)
      await tokenButton(page).click()
      await card(page).locator('[data-part="row"]').first().waitFor()
    },
  },
  {
    name: 'wallet-send-preview',
    isMain: true,
    guests: [NORTH],
    async reach(page) {
      await fillIn(page)
      await review(page)
    },
  },
  {
    name: 'wallet-send-preview-warnings',
    guests: [NORTH],
    async reach(page) {
      await fillIn(page)
      await setSend(page, { recipients: [lookalikeOf(FRIEND)] })
      await setFields(page, { recipientKind: 'program', fee: '900000', feeStatus: 'ready' })
      await review(page)
    },
  },
  {
    name: 'wallet-send-preview-elsewhere',
    guests: [NORTH],
    async reach(page) {
      await fillIn(page)
      await setFields(page, { contractElsewhere: 'Base' })
      await review(page)
    },
  },
  {
    name: 'wallet-send-preview-unresolved',
    isMain: true,
    guests: [NORTH],
    async reach(page) {
      await fillIn(page)
      await setUnresolved(page, { kind: 'transfer', recipient: FRIEND, status: 'silent' })
      await review(page)
      await card(page).locator('[data-part="unresolved"]').waitFor()
    },
  },
  {
    name: 'send-confirmed',
    isMain: true,
    guests: [NORTH],
    reach: (page) => openConfirmed(page, 'success'),
  },
  {
    name: 'send-confirmed-failed',
    guests: [NORTH],
    reach: (page) => openConfirmed(page, 'failed'),
  },
  {
    name: 'account-pending',
    isMain: true,
    guests: [NORTH],
    async reach(page) {
      await sendFilled(page)
      await leave(page)
      await open(page)
      await card(page).locator('[data-part="transaction"]').first().waitFor()
    },
  },
  {
    name: 'account-updating',
    guests: [NORTH],
    async reach(page) {
      await sendFilled(page)
      await card(page).locator('[data-part="updating-mark"]').first().waitFor()
    },
  },
  {
    name: 'button-pending',
    isMain: true,
    isInPage: true,
    guests: [NORTH],
    async reach(page) {
      await sendFilled(page)
      await leave(page)
      await kitButton(page).locator('[data-part="pending-mark"]').waitFor()
    },
  },
]

/** @param {Page} page */
const amount = (page) => card(page).getByRole('textbox').first()

/** @param {Page} page */
const recipient = (page) => card(page).getByRole('textbox').last()

/** @param {Page} page */
const tokenButton = (page) => card(page).locator('[data-part="token-button"]')

/** Another address with the same beginning and end. @param {string} address */
const lookalikeOf = (address) => `${address.slice(0, 10)}${OWN_LOOKALIKE.repeat(6)}${address.slice(-8)}`

/** @param {Page} page */
async function openForm(page) {
  await connect(page, NORTH.name)
  await openAt(page, 'WalletSend', {})
}

/** Fills the form in and waits until recipient and fee are known. @param {Page} page */
async function fillIn(page) {
  await openForm(page)
  await tokenButton(page).click()
  await card(page).locator('[data-part="row"]').first().click()
  await amount(page).fill('0.25')
  await recipient(page).fill(FRIEND)
  await page.waitForFunction(() => {
    const { recipientStatus, feeStatus } = Reflect.get(window, 'bowlineDemo').kit.getState().send.fields
    return recipientStatus === 'valid' && feeStatus !== 'idle' && feeStatus !== 'loading'
  })
}

/** @param {Page} page */
async function review(page) {
  await card(page).locator('section [data-part="button"][data-variant="primary"]').click()
  await card(page).locator('[data-part="whole-address"]').first().waitFor()
  await rest(page)
}

/** Sends the transfer in the form, and waits until it is pending. @param {Page} page */
async function sendFilled(page) {
  await fillIn(page)
  await review(page)
  await card(page).locator('section [data-part="button"][data-variant="primary"]').click()
  await page.waitForFunction(
    () => Reflect.get(window, 'bowlineDemo').kit.getState().trackedTransactions?.[0]?.status === 'pending',
  )
  await rest(page)
}

/** Closes the modal. @param {Page} page */
async function leave(page) {
  await card(page).locator('header [data-part="icon-button"]').last().click()
  await card(page).waitFor({ state: 'hidden' })
}

/** Sets the values of the form. @param {Page} page @param {Record<string, unknown>} part */
async function setFields(page, part) {
  const fields = await page.evaluate(() => Reflect.get(window, 'bowlineDemo').kit.getState().send.fields)
  await setSend(page, { fields: { ...fields, ...part } })
}

/** Sets the state outside the form. @param {Page} page @param {Record<string, unknown>} part */
async function setSend(page, part) {
  await page.evaluate((entries) => {
    const { store } = Reflect.get(window, 'bowlineDemo').kit
    store.set({ send: { ...store.get().send, ...Object.fromEntries(entries) } })
  }, Object.entries(part))
}

/** @param {Page} page @param {'success' | 'failed'} status */
async function openConfirmed(page, status) {
  await connect(page, NORTH.name)
  const sent = { hash: GUEST_HASH, caipNetworkId: 'eip155:1', amount: '0.25', symbol: 'ETH', recipient: FRIEND, status }
  await setSend(page, { sent })
  await openAt(page, 'SendConfirmed', {})
}

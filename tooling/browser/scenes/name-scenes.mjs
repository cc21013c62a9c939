// @ts-check
/** Names of an account: the demo's own wallet replaces the embedded one, whose frame needs an e-mail to log in. */
import { card, connect, openAt, setConnect } from './steps.mjs'

/** @typedef {import('@playwright/test').Page} Page */

const EVM = { adapters: 'evm', wallets: '1', wallet1: 'approve' }

/** @type {readonly import('./scenes.mjs').Scene[]} */
export const nameScenes = [
  {
    name: 'choose-account-name',
    isMain: true,
    settings: EVM,
    reach: (page) => show(page, 'ChooseAccountName'),
  },
  {
    name: 'register-name',
    isMain: true,
    settings: EVM,
    async reach(page) {
      await showForm(page, 'ada-lovelace')
      await card(page).getByRole('option').last().waitFor()
    },
  },
  {
    name: 'register-name-empty',
    settings: EVM,
    reach: (page) => show(page, 'RegisterAccountName'),
  },
  {
    name: 'register-name-taken',
    settings: EVM,
    async reach(page) {
      await showForm(page, 'Harbourmaster-of-the-long-name')
      await card(page).getByRole('option').last().waitFor()
    },
  },
  {
    name: 'register-name-owned',
    settings: EVM,
    async reach(page) {
      await showForm(page, 'sandbox')
      await card(page).getByRole('option').last().waitFor()
    },
  },
  {
    name: 'register-name-invalid',
    settings: EVM,
    async reach(page) {
      await showForm(page, 'ada lovelace')
      await card(page).locator('[data-part="error-line"]').waitFor()
    },
  },
  {
    name: 'register-name-failed',
    settings: { ...EVM, services: 'name-suggestions:500,name-lookup:500' },
    complaints: /Failed to load resource/,
    async reach(page) {
      await showForm(page, 'ada-lovelace')
      await card(page).locator('[data-part="error-line"]').waitFor()
    },
  },
  {
    name: 'register-name-declined',
    settings: EVM,
    async reach(page) {
      await showForm(page, 'ada-lovelace')
      await card(page).getByRole('option').last().waitFor()
      await setFields(page, { isDeclined: true })
      await card(page).locator('[data-part="notice"]').waitFor()
    },
  },
  {
    name: 'register-name-long',
    settings: EVM,
    async reach(page) {
      await showForm(page, 'a-name-of-sixty-letters-which-no-one-would-ever-want-to-read-x')
      await card(page).getByRole('option').last().waitFor()
    },
  },
  {
    name: 'name-registered',
    isMain: true,
    settings: EVM,
    async reach(page) {
      await show(page, 'ChooseAccountName')
      await setFields(page, { registered: 'ada-lovelace.bowline.id' })
      await openAt(page, 'RegisterAccountNameSuccess', {})
    },
  },
]

/** @param {Page} page @param {string} view */
async function show(page, view) {
  await connect(page, 'Sandbox Wallet')
  await embed(page)
  await openAt(page, view, {})
}

/** Makes the connection count as the embedded wallet's. @param {Page} page */
async function embed(page) {
  const connections = await page.evaluate(() => Reflect.get(window, 'bowlineDemo').kit.getState().connect.connections)
  const own = connections.eip155.map((/** @type {object} */ live) => ({ ...live, connectorId: 'AUTH' }))
  await setConnect(page, { connections: { ...connections, eip155: own } })
}

/** @param {Page} page @param {string} text */
async function showForm(page, text) {
  await show(page, 'RegisterAccountName')
  await card(page).getByRole('combobox').fill(text)
}

/** Sets parts of the form. @param {Page} page @param {object} part */
async function setFields(page, part) {
  await page.evaluate((some) => {
    const { store } = Reflect.get(window, 'bowlineDemo').kit
    const { accounts, names } = store.get()
    const empty = { text: '', check: 'idle', suggestions: [], loading: false, isDeclined: false }
    store.set({ names: { owner: accounts.eip155.address, fields: { ...empty, ...names.fields, ...some } } })
  }, part)
}

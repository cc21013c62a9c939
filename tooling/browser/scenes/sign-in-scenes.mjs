// @ts-check
import { LONG_NAME, NORTH } from './guest-wallets.mjs'
import { card, open, row } from './steps.mjs'

/** @type {readonly import('./scenes.mjs').Scene[]} */
export const signInScenes = [
  {
    name: 'sign-in',
    isMain: true,
    guests: [NORTH],
    settings: { signIn: 'required' },
    reach: (page) => ask(page, NORTH.name),
  },
  {
    name: 'sign-in-long-name',
    guests: [NORTH],
    settings: { signIn: 'optional' },
    async reach(page) {
      await page.evaluate((title) => {
        document.title = title
      }, LONG_NAME)
      await ask(page, NORTH.name)
    },
  },
  {
    name: 'sign-in-signing',
    guests: [{ ...NORTH, signs: 'silent' }],
    settings: { signIn: 'required' },
    async reach(page) {
      await ask(page, NORTH.name)
      await signButton(page).click()
      await signButton(page).and(page.locator('[aria-busy="true"]')).waitFor()
    },
  },
  {
    name: 'sign-in-declined',
    guests: [{ ...NORTH, signs: 'refuse' }],
    settings: { signIn: 'required' },
    async reach(page) {
      await ask(page, NORTH.name)
      await signButton(page).click()
      await card(page).getByRole('alert').waitFor()
    },
  },
  {
    name: 'button-sign-in',
    isInPage: true,
    guests: [NORTH],
    settings: { signIn: 'required' },
    async reach(page) {
      await ask(page, NORTH.name)
      await page.evaluate(() => {
        const { store } = Reflect.get(window, 'bowlineDemo').kit
        store.set({ modal: { ...store.get().modal, open: false } })
      })
      await card(page).waitFor({ state: 'hidden' })
    },
  },
]

/** @param {import('@playwright/test').Page} page */
const signButton = (page) => card(page).locator('[data-part="button"][data-variant="primary"]')

/** Connects a wallet, and waits for the request that follows. @param {import('@playwright/test').Page} page @param {string} name */
async function ask(page, name) {
  await open(page)
  await row(page, name).click()
  await signButton(page).waitFor()
}

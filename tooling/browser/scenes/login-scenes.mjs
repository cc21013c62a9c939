// @ts-check
import { NORTH } from './guest-wallets.mjs'
import { card, open, openAt, setState } from './steps.mjs'

/** @typedef {import('@playwright/test').Page} Page */

const WITH_LOGIN = { email: '1', socials: '1' }
const EMAIL = 'anna@example.com'

/** @type {readonly import('./scenes.mjs').Scene[]} */
export const loginScenes = [
  {
    name: 'connect-login',
    isMain: true,
    guests: [NORTH],
    settings: WITH_LOGIN,
    async reach(page) {
      await open(page)
      await emailField(page).waitFor()
    },
  },
  {
    name: 'connect-login-typed',
    settings: WITH_LOGIN,
    async reach(page) {
      await open(page)
      await emailField(page).fill('anna@')
      await card(page).getByRole('option').first().waitFor()
    },
  },
  {
    name: 'connect-socials',
    settings: WITH_LOGIN,
    reach: (page) => openAt(page, 'ConnectSocials', {}),
  },
  {
    name: 'create',
    settings: WITH_LOGIN,
    reach: (page) => openAt(page, 'Create', {}),
  },
  {
    name: 'email-login-invalid',
    settings: WITH_LOGIN,
    async reach(page) {
      await openAt(page, 'EmailLogin', {})
      await emailField(page).fill('anna@example')
      await emailField(page).press('Enter')
      await card(page).locator('[data-part="error-line"]').waitFor()
    },
  },
  {
    name: 'email-code',
    isMain: true,
    settings: WITH_LOGIN,
    async reach(page) {
      await logInTo(page, EMAIL)
      await openAt(page, 'EmailVerifyOtp', {})
    },
  },
  {
    name: 'social-waiting',
    settings: WITH_LOGIN,
    async reach(page) {
      await open(page)
      await setAuth(page, { social: { provider: 'google', stage: 'waiting' } })
      await openAt(page, 'ConnectingSocial', {}, { isBusy: true })
    },
  },
  {
    name: 'social-failed',
    settings: WITH_LOGIN,
    async reach(page) {
      await open(page)
      const error = 'The login timed out. Try again.'
      await setAuth(page, { social: { provider: 'google', stage: 'failed', error } })
      await openAt(page, 'ConnectingSocial', {})
    },
  },
  {
    name: 'social-cancelled',
    settings: WITH_LOGIN,
    async reach(page) {
      await open(page)
      await setAuth(page, { social: { provider: 'google', stage: 'cancelled' } })
      await openAt(page, 'ConnectingSocial', {})
    },
  },
  {
    name: 'farcaster',
    settings: WITH_LOGIN,
    async reach(page) {
      await open(page)
      await openAt(page, 'ConnectingFarcaster', {}, { isBusy: true })
      await card(page).locator('[data-part="qr-code"]:not([aria-busy="true"])').waitFor()
    },
  },
]

/** @param {Page} page */
const emailField = (page) => card(page).getByRole('combobox').first()

/** Sets parts of what is on screen of a login. @param {Page} page @param {object} part */
async function setAuth(page, part) {
  const auth = await page.evaluate(() => Reflect.get(window, 'bowlineDemo').kit.getState().auth)
  await setState(page, { auth: { ...auth, ...part } })
}

/** @param {Page} page @param {string} email */
async function logInTo(page, email) {
  await open(page)
  await setAuth(page, { email, emailFlow: 'login' })
}

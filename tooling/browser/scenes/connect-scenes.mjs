// @ts-check
import { LONG_NAME, NORTH, sign } from './guest-wallets.mjs'
import { card, headerStart, open, row } from './steps.mjs'

const TWO = [NORTH, { name: 'Harbour', icon: sign('#0b7a75') }]
const MANY = [...TWO, ...['#b4532a', '#8a2be2', '#1f6feb', '#c2410c', '#047857', '#be185d', '#4d7c0f', '#0e7490']].map(
  (wallet, index) => (typeof wallet === 'string' ? { name: `Wallet number ${index}`, icon: sign(wallet) } : wallet),
)

/** @type {readonly import('./scenes.mjs').Scene[]} */
export const connectScenes = [
  { name: 'connect', isMain: true, guests: TWO, reach: open },
  { name: 'connect-none', isMain: true, reach: open },
  { name: 'connect-off', settings: { enableWallets: '0' }, reach: open },
  {
    name: 'connect-names',
    guests: [
      { name: LONG_NAME, icon: sign('#7c3aed') },
      { name: 'No picture', icon: 'data:image/png;base64,AAAA' },
      { name: 'Unbrokenlongwalletnamewithnospaces', icon: 'https://pictures.example/none.png' },
      { name: 'محفظة الشمال', icon: sign('#be185d') },
      { name: 'Metаmask', icon: sign('#c2410c') },
    ],
    reach: open,
  },
  { name: 'connect-many', guests: MANY, reach: open },
  { name: 'connect-legal', isMain: true, guests: TWO, settings: { legalCheckbox: '1' }, reach: open },
  {
    name: 'connect-legal-agreed',
    guests: TWO,
    settings: { legalCheckbox: '1' },
    async reach(page) {
      await open(page)
      await card(page).getByRole('checkbox').check()
    },
  },
  {
    name: 'connecting-waiting',
    isMain: true,
    guests: [{ ...NORTH, connects: 'silent' }],
    reach: (page) => choose(page, NORTH.name),
  },
  {
    name: 'connecting-silent',
    isAlone: true,
    guests: [{ ...NORTH, connects: 'silent' }],
    async reach(page) {
      await page.clock.install()
      await choose(page, NORTH.name)
      await page.clock.fastForward(10_000)
      await card(page).locator('section button').last().waitFor()
    },
  },
  {
    name: 'connecting-declined',
    isMain: true,
    guests: [{ ...NORTH, connects: 'refuse' }],
    reach: (page) => chooseUntilOver(page, NORTH.name),
  },
  {
    name: 'connecting-failed',
    guests: [{ name: LONG_NAME, icon: sign('#7c3aed'), connects: 'fail' }],
    reach: (page) => chooseUntilOver(page, 'Very Long'),
  },
  {
    name: 'what-is-a-wallet',
    isMain: true,
    guests: TWO,
    async reach(page) {
      await open(page)
      await headerStart(page).click()
      await card(page).locator('h2').first().waitFor()
    },
  },
]

/** @param {import('@playwright/test').Page} page @param {string} name */
async function choose(page, name) {
  await open(page)
  await row(page, name).click()
  await card(page).locator('[data-state="connecting"]').waitFor()
}

/** @param {import('@playwright/test').Page} page @param {string} name */
async function chooseUntilOver(page, name) {
  await open(page)
  await row(page, name).click()
  await card(page).locator('[data-state="error"]').waitFor()
}

// @ts-check
import { LAB } from '../lab-path.mjs'
import { NORTH, sign } from './guest-wallets.mjs'
import { card, connect, headerStart, kitButton, open } from './steps.mjs'

const HARBOUR = { name: 'Harbour', icon: sign('#0b7a75') }

/** @type {readonly import('./scenes.mjs').Scene[]} */
export const otherScenes = [
  {
    name: 'toast',
    guests: [NORTH, HARBOUR],
    async reach(page) {
      await open(page)
      await page.evaluate(() => {
        const { store } = Reflect.get(window, 'bowlineDemo').kit
        const toast = { message: 'Address copied', variant: 'success', svg: undefined, open: true, autoClose: false }
        store.set({ toast })
      })
      await card(page).locator('[data-part="toast"]').waitFor()
    },
  },
  {
    name: 'alert-bar',
    isMain: true,
    guests: [NORTH, HARBOUR],
    settings: { projectId: '' },
    complaints: /project ?id/i,
    async reach(page) {
      await open(page)
      await card(page).locator('[data-part="alert-bar"]').waitFor()
    },
  },
  {
    name: 'chunk-failed',
    isAlone: true,
    complaints: /Failed to load resource|could not be (loaded|fetched)|ChunkLoadError/,
    async reach(page) {
      await open(page)
      await page.route('**/_next/static/chunks/**', (route) => route.abort())
      await headerStart(page).click()
      await card(page).locator('[role="alert"] button').first().waitFor()
    },
  },
  {
    name: 'embedded',
    path: LAB,
    isInPage: true,
    settings: { embed: '1', wallets: '0' },
    guests: [NORTH, HARBOUR],
    async reach(page) {
      const inPage = page.locator('[data-part="embedded-card"]')
      await inPage.locator('[data-part="row"]').first().waitFor()
      await inPage.scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'buttons',
    isMain: true,
    isInPage: true,
    guests: [NORTH],
    reach: (page) => kitButton(page).waitFor(),
  },
  {
    name: 'button-unsupported',
    isInPage: true,
    guests: [{ ...NORTH, chainId: 100 }],
    settings: { allowUnsupportedChain: '1' },
    reach: (page) => connect(page, NORTH.name),
  },
]

// @ts-check
/** The wallets of the directory: in the list of Connect, all of them, and those to get. */
import { NORTH, sign } from './guest-wallets.mjs'
import { card, connect, kitButton, open, openAt, row, setState } from './steps.mjs'

const HARBOUR = { name: 'Harbour', icon: sign('#0b7a75') }
const RECENT = { id: 'deck-desktop', name: 'Deck Desktop', image_id: 'demo-deck', desktop_link: 'deck://' }
const SAFE = { id: 'safe', name: 'Safe', type: 'EXTERNAL', chain: 'eip155' }
const FAILURE = /Failed to load resource|could not be (loaded|fetched)|The wallets? /

/** Where the explorer does not answer, the kit's built-in wallets do not replace this one. */
const OWN_WALLETS = { include: 'pocket-sandbox' }

/** @type {readonly import('./scenes.mjs').Scene[]} */
export const directoryScenes = [
  {
    name: 'connect-kinds',
    isMain: true,
    guests: [NORTH],
    settings: { featured: 'harbour-mobile', custom: '1' },
    async reach(page) {
      await setState(page, { recentWallets: [RECENT] })
      await open(page)
      // Opening the modal lists the wallets again.
      await page.evaluate((safe) => {
        const { store } = Reflect.get(window, 'bowlineDemo').kit
        const { connect } = store.get()
        const eip155 = [...(connect.connectors.eip155 ?? []), safe]
        store.set({ connect: { ...connect, connectors: { ...connect.connectors, eip155 } } })
      }, SAFE)
      await row(page, 'Safe').waitFor()
    },
  },
  {
    name: 'connect-loading',
    isMain: true,
    guests: [NORTH],
    settings: { services: 'wallets:never', ...OWN_WALLETS },
    async reach(page) {
      await kitButton(page).click()
      await row(page, NORTH.name).waitFor()
    },
  },
  {
    name: 'connect-directory-failed',
    guests: [NORTH],
    settings: { services: 'wallets:500', ...OWN_WALLETS },
    complaints: FAILURE,
    reach: open,
  },
  { name: 'connect-no-pairing', guests: [NORTH], settings: { enablePairing: '0' }, reach: open },
  { name: 'connect-no-all', settings: { allWalletsRule: 'HIDE' }, reach: open },
  {
    name: 'connect-collapsed',
    guests: [NORTH],
    settings: { collapseWallets: '1' },
    reach: open,
  },
  {
    name: 'connect-wallets',
    isMain: true,
    guests: [NORTH, HARBOUR],
    reach: (page) => openAt(page, 'ConnectWallets', {}),
  },
  { name: 'all-wallets', isMain: true, reach: openAll },
  {
    name: 'all-wallets-loading',
    settings: { services: 'wallets:never', ...OWN_WALLETS },
    async reach(page) {
      await openAt(page, 'AllWallets', {}, { isBusy: true })
      await card(page).locator('[data-part="wallet-tile-skeleton"]').first().waitFor()
    },
  },
  {
    name: 'all-wallets-search',
    isMain: true,
    async reach(page) {
      await openAll(page)
      await search(page, 'sandbox')
      // The loaded ones are shown immediately, followed by placeholders until the explorer has answered.
      await page.waitForFunction(() => {
        const [tiles, coming] = ['wallet-tile', 'wallet-tile-skeleton'].map(
          (part) => document.querySelectorAll(`[data-part="${part}"]`).length,
        )
        return tiles === 2 && coming === 0
      })
    },
  },
  {
    name: 'all-wallets-none',
    isMain: true,
    async reach(page) {
      await openAll(page)
      await search(page, 'no wallet is called this')
      await card(page).locator('[data-part="status-placeholder"]').waitFor()
    },
  },
  {
    name: 'all-wallets-certified',
    async reach(page) {
      await openAll(page)
      await card(page).getByRole('switch').check()
      await card(page).locator('[data-part="wallet-tile"][data-certified="true"]').nth(6).waitFor()
    },
  },
  {
    name: 'all-wallets-failed',
    isMain: true,
    settings: { services: 'wallets:500', ...OWN_WALLETS },
    complaints: FAILURE,
    async reach(page) {
      await openAt(page, 'AllWallets', {})
      await card(page).locator('[data-part="status-placeholder"][data-tone="danger"]').waitFor()
    },
  },
  {
    name: 'all-wallets-next-failed',
    complaints: FAILURE,
    async reach(page) {
      await openAll(page)
      await page.evaluate(async () => {
        const { api } = await Reflect.get(window, 'bowlineDemo').world()
        api.setScenario('500', { only: ['wallets'] })
      })
      await scrollToEnd(page)
      await card(page).getByRole('alert').waitFor()
    },
  },
  {
    name: 'all-wallets-hostile',
    settings: { services: 'wallets:hostile,wallet-image:hostile' },
    complaints: /./,
    async reach(page) {
      await openAt(page, 'AllWallets', {})
      await card(page).locator('[data-part="wallet-tile"]').first().waitFor()
    },
  },
  { name: 'get-wallet', isMain: true, reach: openGet },
  {
    name: 'get-wallet-failed',
    settings: { services: 'wallets:500', ...OWN_WALLETS },
    complaints: FAILURE,
    async reach(page) {
      await openAt(page, 'GetWallet', {})
      await card(page).locator('[data-part="status-placeholder"][data-tone="danger"]').waitFor()
    },
  },
  {
    name: 'get-wallet-loading',
    settings: { services: 'wallets:never', ...OWN_WALLETS },
    reach: (page) => openAt(page, 'GetWallet', {}, { isBusy: true }),
  },
  { name: 'usage-exceeded', isMain: true, reach: (page) => openAt(page, 'UsageExceeded', {}) },
  {
    name: 'profile-wallets',
    isMain: true,
    guests: [NORTH, HARBOUR],
    settings: { networks: 'mainnet,base,solana' },
    async reach(page) {
      await connect(page, NORTH.name)
      await setState(page, { recentWallets: [RECENT] })
      await openAt(page, 'ProfileWallets', {})
      await card(page).locator('[aria-current]').waitFor()
    },
  },
]

/** @param {import('@playwright/test').Page} page */
async function openAll(page) {
  await openAt(page, 'AllWallets', {})
  await card(page).locator('[data-part="wallet-tile"]').nth(11).waitFor()
}

/** @param {import('@playwright/test').Page} page */
async function openGet(page) {
  await openAt(page, 'GetWallet', {})
  await row(page, 'Pocket Sandbox').waitFor()
}

/** @param {import('@playwright/test').Page} page @param {string} text */
async function search(page, text) {
  await card(page).getByRole('searchbox').fill(text)
}

/** @param {import('@playwright/test').Page} page */
async function scrollToEnd(page) {
  const grid = card(page).getByRole('grid')
  await grid.evaluate((element) => {
    const scroller = element.closest('[tabindex="-1"]')
    if (scroller === null) throw new Error('The grid does not scroll')
    scroller.scrollTop = scroller.scrollHeight
  })
}

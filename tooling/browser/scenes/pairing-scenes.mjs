// @ts-check
/** The views of pairing. The app creates the codes here, so that scenes control the timing and pictures stay the same. */
import { CODE, card, openAt, pick, setConnect } from './steps.mjs'

const OWN_CODES = { manualPairingControl: '1' }

/** Each wallet as the demo's directory lists it. */
const POCKET = {
  id: 'pocket-sandbox',
  name: 'Pocket Sandbox',
  image_id: 'demo-pocket',
  mobile_link: 'pocketsandbox://',
  desktop_link: 'pocketsandbox-desktop://',
  webapp_link: 'https://pocket.example',
  homepage: 'https://pocket.example',
  app_store: 'https://apps.example/ios/pocket-sandbox',
  play_store: 'https://apps.example/android/pocket-sandbox',
}
const DESKTOP_ONLY = {
  id: 'deck-desktop',
  name: 'Deck Desktop',
  image_id: 'demo-deck',
  desktop_link: 'deck://',
  homepage: 'https://deck.example',
}
const WEB_ONLY = {
  id: 'lantern-web',
  name: 'Lantern Web',
  image_id: 'demo-lantern',
  webapp_link: 'https://lantern.example',
}
const NOWHERE = {
  id: 'capstan-extension',
  name: 'Capstan',
  image_id: 'demo-capstan',
  homepage: 'https://capstan.example',
  chrome_store: 'https://extensions.example/capstan',
}
const LONG = {
  ...POCKET,
  id: 'long',
  name: 'The Very Long Winded Wallet Of The Northern Lighthouse Guild',
}

/**
 * A scene of a wallet's pairing view.
 * @param {string} name
 * @param {object} wallet
 * @param {Partial<import('./scenes.mjs').Scene> & { after?: (page: import('@playwright/test').Page) => Promise<void> }} [more]
 * @returns {import('./scenes.mjs').Scene}
 */
function pairing(name, wallet, { after = withCode, ...more } = {}) {
  return {
    name,
    settings: OWN_CODES,
    ...more,
    async reach(page) {
      await openAt(page, 'ConnectingWalletConnect', { wallet })
      await after(page)
    },
  }
}

/** @type {readonly import('./scenes.mjs').Scene[]} */
export const pairingScenes = [
  pairing('pairing-tabs', POCKET, { isMain: true }),
  pairing('pairing-qr-loading', POCKET, {
    after: (page) => card(page).locator('[data-part="qr-code"][data-state="loading"]').waitFor(),
  }),
  pairing('pairing-qr-outdated', POCKET, {
    async after(page) {
      await withCode(page)
      await setConnect(page, { wcUri: undefined, wcPairingExpiry: undefined })
      await card(page).locator('[data-part="qr-code"][data-state="outdated"]').waitFor()
    },
  }),
  pairing('pairing-qr-only', { ...POCKET, desktop_link: undefined, webapp_link: undefined }),
  pairing('pairing-names', LONG),
  pairing('pairing-web', POCKET, {
    async after(page) {
      await withCode(page)
      await pick(page, 1)
    },
  }),
  pairing('pairing-web-only', WEB_ONLY, { isMain: true, after: setCode }),
  pairing('pairing-desktop', POCKET, {
    async after(page) {
      await withCode(page)
      await pick(page, 2)
    },
  }),
  pairing('pairing-desktop-only', DESKTOP_ONLY, { after: setCode }),
  pairing('pairing-link-waiting', DESKTOP_ONLY, {
    opensNothing: true,
    async after(page) {
      await setCode(page)
      await card(page).locator('section [data-part="button"]').first().click()
      await card(page).locator('[data-part="wallet-image"][data-state="connecting"]').waitFor()
    },
  }),
  pairing('pairing-link-failed', WEB_ONLY, {
    opensNothing: 'throws',
    async after(page) {
      await setCode(page)
      await card(page).locator('section [data-part="button"]').first().click()
      await card(page).locator('[data-part="wallet-image"][data-state="error"]').waitFor()
    },
  }),
  pairing('pairing-mobile', POCKET, {
    isMain: true,
    device: 'android',
    opensNothing: true,
    async after(page) {
      await setCode(page)
      await card(page).locator('[data-part="wallet-image"][data-state="connecting"]').waitFor()
    },
  }),
  pairing('pairing-mobile-tap', POCKET, { device: 'iphone', opensNothing: true, after: setCode }),
  pairing('pairing-not-detected', NOWHERE, { isMain: true, after: async () => undefined }),
  pairing('pairing-failed', POCKET, {
    isMain: true,
    async after(page) {
      await setConnect(page, { wcError: true })
      await card(page).locator('[data-state="error"]').first().waitFor()
    },
  }),
  pairing('pairing-unreachable', POCKET, {
    async after(page) {
      await setConnect(page, { wcError: true, wcFailure: 'pairing/relay-unavailable' })
      await card(page).locator('[data-state="error"]').first().waitFor()
    },
  }),
  {
    name: 'pairing-any-wallet',
    settings: OWN_CODES,
    async reach(page) {
      await openAt(page, 'ConnectingWalletConnect', {})
      await withCode(page)
    },
  },
  {
    name: 'pairing-basic',
    isMain: true,
    settings: OWN_CODES,
    async reach(page) {
      await openAt(page, 'ConnectingWalletConnectBasic', {})
      await withCode(page)
    },
  },
  {
    name: 'pairing-basic-failed',
    settings: OWN_CODES,
    async reach(page) {
      await openAt(page, 'ConnectingWalletConnectBasic', {})
      await setConnect(page, { wcError: true })
      await card(page)
        .locator('section button', { hasNot: page.locator('[data-part="row"]') })
        .first()
        .waitFor()
    },
  },
  { name: 'downloads', isMain: true, reach: (page) => openAt(page, 'Downloads', { wallet: POCKET }) },
  {
    name: 'downloads-one',
    reach: (page) => openAt(page, 'Downloads', { wallet: NOWHERE }),
  },
]

/** @param {import('@playwright/test').Page} page */
async function setCode(page) {
  await setConnect(page, { wcUri: CODE })
}

/** @param {import('@playwright/test').Page} page */
async function withCode(page) {
  await setCode(page)
  await card(page).locator('[data-part="qr-code"][data-state="shown"]').waitFor()
}

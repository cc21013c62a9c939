// @ts-check
/**
 * The picture of the README: the views that visitors see first, two in each theme.
 *
 * In      take   takes the card of a scene in a theme, as PNG
 * Out     the picture, as PNG for the README and as WebP in three widths for the documentation, by the file's path
 */
import { CODE, card, connect, open, openAt, setAccount, setConnect } from './steps.mjs'
import { toWebp } from './to-webp.mjs'

/** @typedef {import('./scenes.mjs').Scene} Scene */
/** @typedef {import('./viewports.mjs').Theme} Theme */

/** Without an icon, so that the kit's mark is shown. */
const WITHOUT_PICTURE = 'data:image/png;base64,AAAA'
export const METAMASK = { name: 'MetaMask', rdns: 'io.metamask', icon: WITHOUT_PICTURE }
const RABBY = { name: 'Rabby Wallet', rdns: 'io.rabby', icon: WITHOUT_PICTURE }

const RAINBOW = {
  id: 'rainbow',
  name: 'Rainbow',
  rdns: 'me.rainbow',
  mobile_link: 'rainbow://',
  app_store: 'https://apps.apple.com/app/id1457119021',
  play_store: 'https://play.google.com/store/apps/details?id=me.rainbow',
}

/** @type {readonly (readonly [name: string, symbol: string, price: number, units: number, address?: string])[]} */
const HELD = [
  ['Ether', 'ETH', 3012.45, 2.4815],
  ['USD Coin', 'USDC', 1, 1250, '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'],
  ['Aave', 'AAVE', 182.6, 3.75, '0x7Fc66500c84A76Ad7e9c93437bFc5Ac33E2DDaE9'],
]
const TOKENS = HELD.map(([name, symbol, price, units, address]) => ({
  name,
  symbol,
  chainId: 'eip155:1',
  address: address && `eip155:1:${address}`,
  value: price * units,
  price,
  quantity: { decimals: '18', numeric: String(units) },
  iconUrl: '',
}))

/**
 * The scenes, with real names.
 * @type {Readonly<Record<Theme, readonly Scene[]>>}
 */
export const README_SCENES = {
  dark: [
    {
      name: 'connect',
      guests: [METAMASK, RABBY],
      settings: { email: '1', socials: '1', services: 'wallets:500' },
      reach: open,
    },
    {
      name: 'account',
      guests: [METAMASK],
      async reach(page) {
        await connect(page, METAMASK.name)
        await open(page)
        await card(page).locator('[data-part="token-row"]').first().waitFor()
        await setAccount(page, { profileName: 'anna.eth', tokenBalance: TOKENS, balance: '2.4815' })
      },
    },
  ],
  light: [
    {
      name: 'swap',
      guests: [METAMASK],
      async reach(page) {
        await connect(page, METAMASK.name)
        await openAt(page, 'Swap', { swap: { fromToken: 'ETH', toToken: 'USDC', amount: '0.5' } })
      },
    },
    {
      name: 'pairing',
      settings: { manualPairingControl: '1' },
      async reach(page) {
        await openAt(page, 'ConnectingWalletConnect', { wallet: RAINBOW })
        await setConnect(page, { wcUri: CODE })
        await card(page).locator('[data-part="qr-code"][data-state="shown"]').waitFor()
      },
    },
  ],
}
const GROUND = { dark: '#2a2d33', light: '#e9ebf0' }
const SHADOW = '0 12px 28px -8px rgb(0 0 0 / 40%)'

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {(scene: Scene, theme: Theme) => Promise<Buffer>} take
 * @returns {Promise<Readonly<Record<string, Buffer>>>}
 */
export async function drawReadmePicture(browser, take) {
  const halves = []
  for (const theme of /** @type {const} */ (['dark', 'light'])) {
    const cards = []
    for (const scene of README_SCENES[theme]) {
      const url = `data:image/png;base64,${(await take(scene, theme)).toString('base64')}`
      cards.push(`<img src="${url}">`)
    }
    halves.push(`<div style="background:${GROUND[theme]}">${cards.join('')}</div>`)
  }
  const page = await browser.newPage({ viewport: { width: 1640, height: 700 }, deviceScaleFactor: 1.5 })
  await page.setContent(
    `<style>body{margin:0;display:flex;height:700px}div{flex:1;display:flex;gap:28px;align-items:center;justify-content:center}
    img{width:360px;border-radius:28px;box-shadow:${SHADOW}}</style>${halves.join('')}`,
  )
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())))
  const png = await page.screenshot()
  const files = {
    '.github/modal.png': png,
    'apps/docs/pictures/modal.webp': await toWebp(page, png),
    'apps/docs/pictures/modal-1640.webp': await toWebp(page, png, 1640),
    'apps/docs/pictures/modal-820.webp': await toWebp(page, png, 820),
  }
  await page.close()
  return files
}

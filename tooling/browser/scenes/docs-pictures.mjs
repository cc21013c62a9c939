// @ts-check
/**
 * The pictures of the documentation: a card of each journey, in both themes.
 *
 * In      take   takes the card of a scene in a theme, as PNG
 * Out     apps/docs/public/pictures/<name>-<theme>.webp
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { METAMASK, README_SCENES } from './readme-picture.mjs'
import { SCENES } from './scenes.mjs'
import { card, connect, openAt } from './steps.mjs'
import { toWebp } from './to-webp.mjs'
import { THEMES } from './viewports.mjs'

const OF_README = Object.values(README_SCENES).flat()

/** @type {import('./scenes.mjs').Scene} */
const RECEIVE = {
  name: 'receive',
  guests: [METAMASK],
  async reach(page) {
    await connect(page, METAMASK.name)
    await openAt(page, 'WalletReceive', {})
    await card(page).locator('[data-part="qr-code"]').waitFor()
  },
}

/**
 * Name of a picture, and the scene that it shows.
 * @type {readonly (readonly [name: string, scene: import('./scenes.mjs').Scene])[]}
 */
const PICTURES = [
  ['connect', scene(OF_README, 'connect')],
  ['families', scene(SCENES, 'multi-chain')],
  ['pairing', scene(OF_README, 'pairing')],
  ['all-wallets', { ...scene(SCENES, 'all-wallets'), settings: { services: 'wallets:500' } }],
  ['account', scene(OF_README, 'account')],
  ['activity', scene(SCENES, 'transactions')],
  ['receive', RECEIVE],
  ['pay', scene(SCENES, 'pay')],
  ['swap', scene(OF_README, 'swap')],
  ['batch', scene(SCENES, 'swap-preview-batch')],
  ['send', scene(SCENES, 'wallet-send-preview')],
  ['name', scene(SCENES, 'register-name')],
  ['bitcoin-addresses', scene(SCENES, 'account-settings-types')],
  ['buy', scene(SCENES, 'onramp-amount')],
  ['smart-sessions', scene(SCENES, 'smart-sessions-open')],
  ['embedded-wallet', scene(SCENES, 'connect-login')],
]

/**
 * @param {import('@playwright/test').Page} page a page that nothing else uses meanwhile
 * @param {(scene: import('./scenes.mjs').Scene, theme: import('./viewports.mjs').Theme) => Promise<Buffer>} take
 */
export async function drawDocsPictures(page, take) {
  const folder = fileURLToPath(new URL('../../../apps/docs/public/pictures', import.meta.url))
  await mkdir(folder, { recursive: true })
  for (const [name, shown] of PICTURES) {
    for (const theme of THEMES) {
      await writeFile(join(folder, `${name}-${theme}.webp`), await toWebp(page, await take(shown, theme)))
    }
  }
}

/**
 * @param {readonly import('./scenes.mjs').Scene[]} scenes
 * @param {string} name
 */
function scene(scenes, name) {
  const found = scenes.find((known) => known.name === name)
  if (found === undefined) throw new Error(`There is no scene ${name}`)
  return found
}

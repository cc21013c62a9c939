// @ts-check
/**
 * Every view of the kit in each of its main states, and how to get there. The pictures and the visual tests share
 * them.
 */
import { accountScenes } from './account-scenes.mjs'
import { activityScenes } from './activity-scenes.mjs'
import { connectScenes } from './connect-scenes.mjs'
import { directoryScenes } from './directory-scenes.mjs'
import { familyScenes } from './family-scenes.mjs'
import { loginScenes } from './login-scenes.mjs'
import { nameScenes } from './name-scenes.mjs'
import { networkScenes } from './network-scenes.mjs'
import { onrampScenes } from './onramp-scenes.mjs'
import { otherScenes } from './other-scenes.mjs'
import { pairingScenes } from './pairing-scenes.mjs'
import { payScenes } from './pay-scenes.mjs'
import { receiveScenes } from './receive-scenes.mjs'
import { sendScenes } from './send-scenes.mjs'
import { sessionScenes } from './session-scenes.mjs'
import { settingsScenes } from './settings-scenes.mjs'
import { signInScenes } from './sign-in-scenes.mjs'
import { swapScenes } from './swap-scenes.mjs'

/**
 * @typedef {object} Scene
 * @property {string} name
 * @property {boolean} [isMain]  also shown in the other languages
 * @property {string} [path]  a page of the demo; `/bare` by default
 * @property {Readonly<Record<string, string>>} [settings]  search parameters of the demo
 * @property {readonly import('./guest-wallets.mjs').GuestWallet[]} [guests]
 * @property {'android' | 'iphone'} [device]  the browser's reported device, in addition to the size
 * @property {boolean | 'throws'} [opensNothing]  `window.open` does nothing, or throws, instead of leaving the page
 * @property {RegExp} [complaints]  what the browser may report on the way to the scene, because the scene causes it
 * @property {boolean} [isInPage]  nothing is opened: the scene's content is in the page itself
 * @property {boolean} [isAlone]  it stops the page's clock or its requests, so its page shows no other scene
 * @property {(page: import('@playwright/test').Page) => Promise<void>} reach
 */

/** @type {readonly Scene[]} */
export const SCENES = [
  ...connectScenes,
  ...loginScenes,
  ...directoryScenes,
  ...pairingScenes,
  ...accountScenes,
  ...activityScenes,
  ...receiveScenes,
  ...sendScenes,
  ...payScenes,
  ...settingsScenes,
  ...familyScenes,
  ...networkScenes,
  ...signInScenes,
  ...swapScenes,
  ...nameScenes,
  ...sessionScenes,
  ...onrampScenes,
  ...otherScenes,
]

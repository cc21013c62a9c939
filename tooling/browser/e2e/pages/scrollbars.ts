import { launchOptions } from '../../browser-options.mjs'

/** Scrollbars that take up space, as on most desktops; Playwright hides them otherwise. For `test.use`. */
export const SCROLLBARS = { launchOptions: { ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] } }

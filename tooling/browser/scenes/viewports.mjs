// @ts-check
/** The themes, sizes and languages in which scenes are shown. */

/** @typedef {'dark' | 'light'} Theme */
/** @typedef {{ name: 'desktop' | 'phone' | 'sideways' | 'zoomed', width: number, height: number, isPhone: boolean }} Size */

/** @type {readonly Theme[]} */
export const THEMES = ['dark', 'light']

/** @type {readonly Size[]} */
export const SIZES = [
  { name: 'desktop', width: 1280, height: 800, isPhone: false },
  { name: 'phone', width: 390, height: 844, isPhone: true },
]

/**
 * Used only on request: a phone in landscape, and a desktop at 200 % zoom.
 * @type {readonly Size[]}
 */
export const SHORT_SIZES = [
  { name: 'sideways', width: 844, height: 390, isPhone: true },
  { name: 'zoomed', width: 640, height: 400, isPhone: false },
]

/** The languages of a main scene in addition to English. */
export const OTHER_LOCALES = ['ar', 'pseudo']

/**
 * The options of a browser context with this theme and size.
 * @param {{ theme: Theme, size: Pick<Size, 'width' | 'height' | 'isPhone'> }} look
 * @returns {import('@playwright/test').BrowserContextOptions}
 */
export function contextOptions({ theme, size: { width, height, isPhone } }) {
  return {
    viewport: { width, height },
    colorScheme: theme,
    // Elements leave without animation: no picture contains two views.
    reducedMotion: 'reduce',
    hasTouch: isPhone,
    isMobile: isPhone,
    ...(isPhone ? { deviceScaleFactor: 2 } : {}),
  }
}

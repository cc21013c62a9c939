import { SCENES } from '../scenes/scenes.mjs'
import { settle } from '../scenes/steps.mjs'
import { contextOptions, SIZES, THEMES } from '../scenes/viewports.mjs'
import { brokenRules } from './pages/accessibility.js'
import { changedByFramework, FRAMEWORKS } from './pages/framework-sheets.js'
import { unreachable } from './pages/reachability.js'
import { clippedTexts, enlargeText, focusRings, sidewaysScroll, wronglyTranslated } from './pages/visual-checks.js'
import { expect, test } from './visual-test.js'

/** The lowest contrast of a focus ring with its surroundings. */
const RING_CONTRAST = 3
const NARROW = { width: 320, height: 640 }
/** Half of 1280 × 800: the space of a page at 200 %. */
const ZOOMED = { width: 640, height: 400 }
/** The height of the fade above the lower edge. */
const SHADE = 24
/** A phone in landscape. */
const SIDEWAYS = { width: 844, height: 390 }
/** Phones in landscape, half of a phone above its keyboard, desktops at 200 % and 150 %, a desktop, a phone. */
const WINDOWS = [
  [640, 400],
  [844, 390],
  [390, 500],
  [664, 320],
  [853, 480],
  [1280, 800],
  [390, 844],
] as const
const NO_TEST_OF_WORDS = new Set(['connect-names'])

for (const size of SIZES) {
  for (const scene of SCENES) {
    test.describe(size.name, () => {
      const { deviceScaleFactor: _, ...options } = contextOptions({ theme: 'dark', size })
      test.use({ ...options, isAlone: scene.isAlone === true })
      // Narrow and zoomed windows are a computer's; the page must make its own embedded elements fit.
      const isResized = !size.isPhone && scene.isInPage !== true
      const isWhole = isResized && scene.isMain === true
      const ids = `R-THEME-09 R-VIEW-03 R-HEAD-06${isResized ? ' R-HOST-14 R-VIEW-95 R-VIEW-96' : ''}${isWhole ? ' R-HOST-04 R-HOST-15' : ''}`
      const fits = isResized ? '; fits 320 px, 200 % zoom and low windows' : ''
      const more = isWhole
        ? ', keeps its words at twice the size, every stop of Tab has its ring, and no framework changes anything'
        : ''

      test(`${ids} ${scene.name} on a ${size.name} breaks no accessibility rule, dark or light${fits}${more}`, async ({
        page,
        show,
        complaints,
      }) => {
        if (scene.complaints) complaints.allow(scene.complaints)
        await show(scene, { theme: 'system' })
        for (const theme of THEMES) {
          await page.emulateMedia({ colorScheme: theme })
          await settle(page)
          await test.step(`no rule is broken when ${theme}`, async () =>
            expect(await brokenRules(page, theme === THEMES[0] ? {} : { only: 'colors' })).toEqual([]))
          if (isWhole) {
            await test.step(`every ring has ${RING_CONTRAST}:1 when ${theme}`, async () => {
              const rings = await focusRings(page)
              expect(rings.length).toBeGreaterThan(0)
              expect(rings.filter(({ contrast }) => !(contrast >= RING_CONTRAST))).toEqual([])
            })
          }
        }
        expect(await sidewaysScroll(page)).toBe(0)
        if (!isResized) return
        for (const window of [NARROW, ZOOMED]) {
          await test.step(`nothing is cut at ${window.width} × ${window.height}`, async () => {
            await page.setViewportSize(window)
            await settle(page)
            expect(await sidewaysScroll(page)).toBe(0)
            if (!NO_TEST_OF_WORDS.has(scene.name)) expect(await clippedTexts(page)).toEqual([])
          })
        }
        await test.step('the last element of the view can be scrolled into view', async () => {
          const words = ':is(button, a, p, span):not([data-part="hidden-words"], [data-part="hidden-words"] *)'
          const shown = page.getByRole('dialog').locator(`[data-direction] ${words} >> visible=true`)
          // A long list adds rows below its last one when that comes near, and measures the new rows; it may also
          // draw its rows again for the window's new size, and the previous last row is gone.
          const last = page.locator('[data-last]')
          await expect(async () => {
            if ((await last.count()) === 0)
              await shown.last().evaluate((element) => element.setAttribute('data-last', ''))
            await last.scrollIntoViewIfNeeded({ timeout: 1_000 })
            await expect(last).toBeInViewport({ ratio: 0.9, timeout: 500 })
          }).toPass()
        })
        for (const [width, height] of WINDOWS) {
          await test.step(`lists show three rows, and the last row and the primary action can be pressed at ${width} × ${height}`, async () => {
            await page.setViewportSize({ width, height })
            await settle(page)
            expect(await unreachable(page)).toEqual([])
          })
        }
        if (!isWhole) return
        await page.setViewportSize(size)
        for (const framework of FRAMEWORKS) {
          await test.step(`the style sheet of ${framework} changes nothing`, async () =>
            expect(await changedByFramework(page, framework, 'after')).toEqual([]))
        }
        await test.step('no word is cut at twice the size and wide spacing', async () => {
          await enlargeText(page)
          await settle(page)
          expect(await sidewaysScroll(page)).toBe(0)
          expect(await clippedTexts(page)).toEqual([])
        })
      })
    })
  }
}

for (const scene of SCENES.filter(({ isMain, isInPage }) => isMain === true && isInPage !== true)) {
  test(`R-HOST-12 R-HOST-74 ${scene.name} is mirrored in Arabic, and text that is not language is not translated`, async ({
    page,
    show,
    complaints,
  }) => {
    if (scene.complaints) complaints.allow(scene.complaints)
    await show(scene, { theme: 'dark', locale: 'ar' })
    const dialog = page.getByRole('dialog')
    expect(await dialog.evaluate((element) => getComputedStyle(element).direction)).toBe('rtl')
    const [card, close] = [await dialog.boundingBox(), await dialog.locator('header button').last().boundingBox()]
    if (card === null || close === null) throw new Error('The card is not on screen')
    expect(close.x + close.width / 2).toBeLessThan(card.x + card.width / 3)
    expect(await brokenRules(page)).toEqual([])
    expect(await wronglyTranslated(page, /\p{Script=Arabic}/u)).toEqual([])
  })
}

for (const name of ['connect-names', 'connect']) {
  test(`R-THEME-09 an unreadable color is detected on the page of ${name}`, async ({ page, show }) => {
    await show(sceneOf(name), { theme: 'light' })
    const texts = page.getByRole('dialog').locator('span, p, h1, h2')
    for (const text of await texts.all()) await text.evaluate(({ style }) => style.setProperty('color', '#ddd'))
    expect(await brokenRules(page, { only: 'colors' })).toContainEqual(expect.stringMatching(/^color-contrast: /))
  })
}

test('R-PAY-31 in a low window a way to pay is visible', async ({ page, show }) => {
  await page.setViewportSize(SIDEWAYS)
  await show(sceneOf('pay'), { theme: 'light' })
  await expect(page.getByRole('dialog').locator('[data-part="row"]').first()).toBeInViewport({ ratio: 1 })
})

test('R-RECV-08 in a low window the whole code of an address is visible', async ({ page, show }) => {
  await page.setViewportSize(SIDEWAYS)
  await show(sceneOf('receive-solana'), { theme: 'light' })
  const dialog = page.getByRole('dialog')
  const code = await dialog.locator('[data-part="qr-code"]').boundingBox()
  const button = await dialog.locator('[data-part="footer"]').boundingBox()
  if (code === null || button === null) throw new Error('The code or the button is not on screen')
  expect(code.y + code.height).toBeLessThanOrEqual(button.y - SHADE)
})

test('R-ACCT-159 in a low window the total of the account is on one line', async ({ page, show }) => {
  await page.setViewportSize(SIDEWAYS)
  await show(sceneOf('account'), { theme: 'light' })
  const total = page
    .getByRole('dialog')
    .locator('section bdi', { hasText: /^\$30,/ })
    .first()
  const lines = await total.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return range.getClientRects().length
  })
  expect(lines).toBe(1)
})

for (const [width, height, count] of [
  [1280, 800, 5],
  [390, 844, 5],
  [844, 390, 1],
  [640, 400, 1],
  [664, 320, 1],
] as const) {
  test(`R-VIEW-157 at ${width} × ${height} the account shows its tokens, at least ${count}, without scrolling`, async ({
    page,
    show,
  }) => {
    await page.setViewportSize({ width, height })
    await show(sceneOf('account'), { theme: 'light' })
    const row = page.locator('[data-part="token-row"]').nth(count - 1)
    await expect(row).toBeInViewport({ ratio: 1 })
    const isOnTop = await row.evaluate((element) => {
      const { left, bottom, width } = element.getBoundingClientRect()
      return element.contains(document.elementFromPoint(left + width / 2, bottom - 8))
    })
    expect(isOnTop).toBe(true)
  })
}

function sceneOf(name: string) {
  const scene = SCENES.find((one) => one.name === name)
  if (scene === undefined) throw new Error(`There is no scene ${name}`)
  return scene
}

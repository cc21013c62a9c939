import { AxeBuilder } from '@axe-core/playwright'
import { contextOptions, SIZES, THEMES } from '../scenes/looks.mjs'
import { SCENES } from '../scenes/scenes.mjs'
import { showScene } from '../scenes/show-scene.mjs'
import { settle } from '../scenes/steps.mjs'
import { clippedTexts, focusRings, sidewaysScroll } from './pages/look.js'
import { expect, test } from './test.js'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** The least contrast of a focus ring with what is beside it. */
const RING_CONTRAST = 3
const NARROW = { width: 320, height: 640 }
/** Half of 1280 × 800: what a page has to live with at 200 %. */
const ZOOMED = { width: 640, height: 400 }
const DARK = { theme: 'dark', locale: 'en' } as const
const NO_TEST_OF_WORDS = new Set(['connect-names'])

for (const scene of SCENES) {
  for (const size of SIZES) {
    test.describe(size.name, () => {
      const { deviceScaleFactor: _, ...options } = contextOptions({ theme: 'dark', size })
      test.use(options)
      // Narrow and zoomed windows are those of a computer; what stands in the page itself is the page's to fit.
      const isResized = !size.isPhone && scene.isInPage !== true
      const ids = `R-THEME-09 R-VIEW-03 R-HEAD-06${isResized ? ' R-HOST-14' : ''}`
      const fits = isResized ? '; fits 320 px and 200 % zoom' : ''

      test(`${ids} ${scene.name} on a ${size.name} breaks no accessibility rule, dark or light${fits}`, async ({
        page,
        complaints,
      }) => {
        if (scene.complaints) complaints.allow(scene.complaints)
        await showScene(page, scene, { theme: 'system' })
        for (const theme of THEMES) {
          await page.emulateMedia({ colorScheme: theme })
          await settle(page)
          const { violations } = await new AxeBuilder({ page }).include('[data-bowline]').withTags(RULES).analyze()
          const told = violations.map(({ id, nodes }) => `${theme}, ${id}: ${nodes.map(({ html }) => html).join(' ')}`)
          expect(told).toEqual([])
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
        await test.step('the last thing of the view can be scrolled into sight', async () => {
          const words = ':is(button, a, p, span):not([data-part="hidden-words"])'
          const shown = page.getByRole('dialog').locator(`[data-direction] ${words} >> visible=true`)
          // A long list puts more under its last one as that comes near, and measures what it has put there.
          await shown.last().evaluate((element) => element.setAttribute('data-last', ''))
          const last = page.locator('[data-last]')
          await expect(async () => {
            await last.scrollIntoViewIfNeeded()
            await expect(last).toBeInViewport({ ratio: 0.9, timeout: 500 })
          }).toPass({ timeout: 10_000 })
        })
      })
    })
  }
}

for (const scene of SCENES.filter(({ isMain, isInPage }) => isMain === true && isInPage !== true)) {
  test(`R-HOST-14 ${scene.name} keeps its words whole with text of twice the size and wide spacing`, async ({
    page,
    complaints,
  }) => {
    if (scene.complaints) complaints.allow(scene.complaints)
    await showScene(page, scene, { ...DARK })
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(`[data-bowline][data-bowline] { --bl-font-size: 32px }
        [data-bowline][data-bowline] *, [data-bowline][data-bowline] { letter-spacing: 0.12em !important;
          word-spacing: 0.16em !important; line-height: 1.5 !important }`)
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    })
    await settle(page)
    expect(await sidewaysScroll(page)).toBe(0)
    expect(await clippedTexts(page)).toEqual([])
  })

  test(`R-HOST-15 ${scene.name}: every stop of Tab has a ring of ${RING_CONTRAST}:1, dark or light`, async ({
    page,
    complaints,
  }) => {
    if (scene.complaints) complaints.allow(scene.complaints)
    await showScene(page, scene, { theme: 'system' })
    for (const theme of THEMES) {
      await page.emulateMedia({ colorScheme: theme })
      await settle(page)
      const rings = await focusRings(page)
      expect(rings.length).toBeGreaterThan(0)
      expect(rings.filter(({ contrast }) => !(contrast >= RING_CONTRAST))).toEqual([])
    }
  })

  test(`R-HOST-12 ${scene.name} is mirrored in Arabic`, async ({ page, complaints }) => {
    if (scene.complaints) complaints.allow(scene.complaints)
    await showScene(page, scene, { theme: 'dark', locale: 'ar' })
    const dialog = page.getByRole('dialog')
    expect(await dialog.evaluate((element) => getComputedStyle(element).direction)).toBe('rtl')
    const [card, close] = [await dialog.boundingBox(), await dialog.locator('header button').last().boundingBox()]
    if (card === null || close === null) throw new Error('The card is not on screen')
    expect(close.x + close.width / 2).toBeLessThan(card.x + card.width / 3)
    const { violations } = await new AxeBuilder({ page }).include('[data-bowline]').withTags(RULES).analyze()
    expect(violations.map(({ id }) => id)).toEqual([])
  })
}

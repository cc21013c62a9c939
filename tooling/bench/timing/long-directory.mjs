// @ts-check
/**
 * A jump to the end of ten thousand wallets, timed.
 *
 * Out     jump     from the press of the scroll bar's end to the frame with the last wallet, including the requests for all
 *                  pages before it, in milliseconds
 *         mostTiles  maximum number of tiles in the page
 */

import { card, kitButton, row } from '@bowline/browser/scenes/steps.mjs'
import { contextOptions } from '@bowline/browser/scenes/viewports.mjs'
import { answerDemo, keepFetch } from './demo-services.mjs'
import { SLOWDOWN } from './open-page.mjs'

const PAGE = '/bare?theme=dark'
const SIZE = { width: 1280, height: 800, isPhone: false }
const WALLETS = 10_000

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} demoUrl
 */
export async function timeLongDirectory(browser, demoUrl) {
  const context = await browser.newContext(contextOptions({ theme: 'dark', size: SIZE }))
  try {
    await context.addInitScript(keepFetch)
    await answerDemo(context, demoUrl, { wallets: WALLETS })
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    await page.goto(demoUrl + PAGE)
    await page.waitForFunction(() => Reflect.get(window, 'bowlineDemo') !== undefined)
    await kitButton(page).click()
    await row(page, 'All wallets').filter({ hasText: /\d/ }).click()
    const grid = card(page).getByRole('grid')
    await grid.locator('[data-index="15"]').waitFor()
    return await grid.evaluate(jumpToEnd)
  } finally {
    await context.close()
  }
}

/** Runs in the page. @param {Element} grid */
async function jumpToEnd(grid) {
  const scroller = grid.closest('[data-part="scroll-area"]')
  if (scroller === null) throw new Error('The grid does not scroll')
  const start = performance.now()
  const isOnItsWay = () =>
    grid.getAttribute('aria-rowcount') === '-1' ||
    grid.querySelector('[data-part="row-block"], [data-part="wallet-tile-skeleton"]') !== null ||
    scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop > 1
  let mostTiles = 0
  do {
    scroller.scrollTop = scroller.scrollHeight
    await new Promise((resolve) => requestAnimationFrame(resolve))
    mostTiles = Math.max(mostTiles, grid.querySelectorAll('[data-part="wallet-tile"]').length)
  } while (isOnItsWay())
  return { jump: performance.now() - start, mostTiles }
}

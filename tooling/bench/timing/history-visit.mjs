// @ts-check
/**
 * A visit to an account's 10,000 transactions in the demo, scrolled to the last one, alternating between reading speed,
 * a tenth of the list in each frame, and flings, a third of the list in each frame.
 *
 * In      demoUrl     the built demo
 * Out     longestTask the longest task of the page, among those of 50 ms and more; 0 without any
 *         mostRows    maximum number of rows in the page
 *         scrolled    from the first frame of scrolling to the one with the end of the list
 */

import { card, connect, openAt } from '@bowline/browser/scenes/steps.mjs'
import { contextOptions } from '@bowline/browser/scenes/viewports.mjs'
import { announceWallets, WALLET_NAMES } from '../wallets.mjs'
import { answerDemo, keepFetch } from './demo-services.mjs'
import { TRANSACTIONS } from './history.mjs'
import { SLOWDOWN } from './open-page.mjs'

const PAGE = '/bare?theme=dark'
const SIZE = { width: 1280, height: 800, isPhone: false }

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} demoUrl
 */
export async function timeHistory(browser, demoUrl) {
  const context = await browser.newContext(contextOptions({ theme: 'dark', size: SIZE }))
  try {
    await context.addInitScript(keepFetch)
    await answerDemo(context, demoUrl)
    const page = await context.newPage()
    await announceWallets(page)
    await page.goto(demoUrl + PAGE)
    await page.waitForFunction(() => Reflect.get(window, 'bowlineDemo') !== undefined)
    await connect(page, WALLET_NAMES[0] ?? '')
    await openAt(page, 'Transactions', {})
    await card(page).locator('[data-part="transaction"]').first().waitFor()

    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    const found = await card(page).locator('[data-part="scroll-area"]').evaluate(scrollDown)
    const read = await page.evaluate(
      () => Reflect.get(window, 'bowlineDemo').kit.getState().activity.transactions.length,
    )
    if (read !== TRANSACTIONS) throw new Error(`The list ended after ${read} of ${TRANSACTIONS} transactions`)
    return found
  } finally {
    await context.close()
  }
}

/** Runs in the page. @param {Element} scroller */
async function scrollDown(scroller) {
  let longestTask = 0
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longestTask = Math.max(longestTask, duration)
  })
  observer.observe({ type: 'longtask' })
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const start = performance.now()
  let mostRows = 0
  for (let frames = 0; ; frames++) {
    await frame()
    mostRows = Math.max(mostRows, scroller.querySelectorAll('li').length)
    const left = scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop
    if (left <= 1 && scroller.querySelector('button') === null) break
    const isRead = frames % 150 < 100
    scroller.scrollTop += scroller.clientHeight / (isRead ? 10 : 3)
  }
  const scrolled = performance.now() - start
  await new Promise((resolve) => setTimeout(resolve, 100))
  observer.disconnect()
  return { longestTask, mostRows, scrolled }
}

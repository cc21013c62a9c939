// @ts-check
/**
 * A visit to an account's 10,000 transactions, scrolled to the last one, by turns as a hand does it that reads, a tenth of
 * the list in each frame, and by flings, in which a third of it goes past in each frame.
 *
 * Out     longestTask  the longest task of the page on the way, of those of 50 ms and more; 0 without any
 *         mostRows     in the page at once on the way
 *         scroll       from the first frame of scrolling to the one with the end of the list
 */
import { announceGuests } from '../scenes/guest-wallets.mjs'
import { contextOptions } from '../scenes/looks.mjs'
import { card, connect, openAt } from '../scenes/steps.mjs'
import { TRANSACTIONS } from './history.mjs'
import { installProbe, marksWith } from './probe.mjs'
import { answerServices } from './services.mjs'
import { DESKTOP, SLOWDOWN } from './visit.mjs'

const WALLET = 'North Wallet'

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {{ demoUrl: string, path: string }} visit
 */
export async function timeActivity(browser, { demoUrl, path }) {
  const context = await browser.newContext(contextOptions({ theme: 'dark', size: DESKTOP }))
  try {
    await installProbe(context)
    await answerServices(context, demoUrl)
    const page = await context.newPage()
    await announceGuests(page, [{ name: WALLET }])
    await page.goto(demoUrl + path)
    await marksWith(page, 'ready')
    await connect(page, WALLET)
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
  const scroll = performance.now() - start
  await new Promise((resolve) => setTimeout(resolve, 100))
  observer.disconnect()
  return { longestTask, mostRows, scroll }
}

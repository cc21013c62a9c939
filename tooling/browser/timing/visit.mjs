// @ts-check
/**
 * One visit, timed: a page is opened, the modal is opened twice, a wallet connects, the page is reloaded.
 *
 * In      isRested   whether the pointer rests on the button before the press
 * Out     milliseconds by the name of the row
 */

import { announceGuests } from '../scenes/guest-wallets.mjs'
import { contextOptions } from '../scenes/looks.mjs'
import { card, kitButton, row } from '../scenes/steps.mjs'
import { press } from './press.mjs'
import { clearMarks, installProbe, marksWith } from './probe.mjs'
import { answerServices } from './services.mjs'

const WALLET = 'North Wallet'
/** The window of a visit. */
export const DESKTOP = { width: 1280, height: 800, isPhone: false }

/** How much slower than this machine the page runs. */
export const SLOWDOWN = 4

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {{ demoUrl: string, path: string, isRested: boolean }} visit
 */
export async function timeVisit(browser, { demoUrl, path, isRested }) {
  const context = await browser.newContext(contextOptions({ theme: 'dark', size: DESKTOP }))
  try {
    await installProbe(context)
    await answerServices(context, demoUrl)
    const page = await context.newPage()
    await announceGuests(page, [{ name: WALLET }, { name: 'Harbour' }])
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })

    await page.goto(demoUrl + path)
    const { ready } = await marksWith(page, 'ready')
    await quiet(page)

    await press(session, kitButton(page), { isRested })
    const first = await marksWith(page, 'settled')
    await closeCard(page)

    await clearMarks(page)
    await press(session, kitButton(page), { isRested })
    const second = await marksWith(page, 'settled')

    await clearMarks(page)
    await press(session, row(page, WALLET), { isRested })
    const connected = await marksWith(page, 'address')

    await page.reload()
    const restored = await marksWith(page, 'address')

    return {
      ready: of(ready),
      firstPainted: of(first.painted) - of(first.click),
      firstSettled: of(first.settled) - of(first.click),
      secondPainted: of(second.painted) - of(second.click),
      secondSettled: of(second.settled) - of(second.click),
      connected: of(connected.address) - of(connected.click),
      restored: of(restored.address),
    }
  } finally {
    await context.close()
  }
}

/** @param {number | undefined} mark */
function of(mark) {
  if (mark === undefined) throw new Error('A mark is missing')
  return mark
}

/** Waits until the page has nothing to do of its own accord. @param {import('@playwright/test').Page} page */
async function quiet(page) {
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => resolve(undefined))))
}

/** @param {import('@playwright/test').Page} page */
export async function closeCard(page) {
  await page.keyboard.press('Escape')
  await card(page).waitFor({ state: 'detached' })
  await page.waitForFunction(() => document.getAnimations().length === 0)
}

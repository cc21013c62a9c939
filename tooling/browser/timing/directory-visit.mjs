// @ts-check
/**
 * A visit to all wallets and to the code, timed.
 *
 * Out     typing     from the last letter typed to the frame with what was found, less the pause that is waited on purpose
 *         scroll     from the first frame of scrolling to the one with the last of 640 wallets, a screen in each frame
 *         mostTiles  in the page at once on the way
 *         code       from the press on the pairing row to the frame with the code; the provider is fetched within it
 */
import { contextOptions } from '../scenes/looks.mjs'
import { card, kitButton, row } from '../scenes/steps.mjs'
import { press } from './press.mjs'
import { installProbe, marksWith } from './probe.mjs'
import { answerServices } from './services.mjs'
import { DESKTOP, SLOWDOWN } from './visit.mjs'

/** The pause after the last letter before a search begins. */
const SEARCH_DELAY_MS = 500

/** Of the wallets of `services.mjs` this alone has it in its name. */
const SEARCHED = 'Wallet 637'

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {{ demoUrl: string, path: string }} visit
 */
export async function timeDirectory(browser, { demoUrl, path }) {
  const context = await browser.newContext(contextOptions({ theme: 'dark', size: DESKTOP }))
  try {
    await installProbe(context)
    await answerServices(context, demoUrl)
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    await page.goto(demoUrl + path)
    await marksWith(page, 'ready')
    await kitButton(page).click()
    await row(page, 'All Wallets').filter({ hasText: /\d/ }).click()
    const grid = card(page).getByRole('grid')
    await grid.locator('[data-index="15"]').waitFor()

    const { scroll, mostTiles } = await grid.evaluate(scrollDown)
    await page.evaluate(watchSearch, SEARCHED)
    await card(page).getByRole('searchbox').pressSequentially(SEARCHED)
    const typing = await page.evaluate(() => Reflect.get(window, 'searchPainted'))

    await page.keyboard.press('Escape')
    await card(page).locator('header button').first().click()
    const pairing = row(page, 'WalletConnect')
    await pairing.waitFor()
    await page.evaluate(watchCode)
    await press(session, pairing, { isRested: true })
    const code = await page.evaluate(() => Reflect.get(window, 'codePainted'))
    return { typing: Number(typing) - SEARCH_DELAY_MS, scroll, mostTiles, code: Number(code) }
  } finally {
    await context.close()
  }
}

/** Runs in the page. @param {Element} grid */
async function scrollDown(grid) {
  const scroller = grid.closest('[data-part="scroll-area"]')
  if (scroller === null) throw new Error('The grid does not scroll')
  const start = performance.now()
  let mostTiles = 0
  for (;;) {
    await new Promise((resolve) => requestAnimationFrame(resolve))
    mostTiles = Math.max(mostTiles, grid.querySelectorAll('[data-part="wallet-tile"]').length)
    const left = scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop
    if (left <= 1 && grid.getAttribute('aria-rowcount') !== '-1') break
    scroller.scrollTop += scroller.clientHeight
  }
  return { scroll: performance.now() - start, mostTiles }
}

/** Runs in the page: the time from the last letter to the paint of the one wallet that is searched for. @param {string} name */
function watchSearch(name) {
  let typedAt = 0
  window.addEventListener(
    'input',
    ({ timeStamp }) => {
      typedAt = timeStamp
    },
    { capture: true },
  )
  const painted = new Promise((resolve) => {
    new MutationObserver((_, observer) => {
      const tiles = document.querySelectorAll('[data-part="wallet-tile"]')
      if (tiles.length !== 1 || !tiles[0]?.textContent?.includes(name)) return
      observer.disconnect()
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - typedAt)))
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
  Reflect.set(window, 'searchPainted', painted)
}

/** Runs in the page: the time from the next press to the paint of a code. */
function watchCode() {
  let pressedAt = 0
  window.addEventListener(
    'click',
    ({ timeStamp }) => {
      pressedAt = timeStamp
    },
    { capture: true, once: true },
  )
  const painted = new Promise((resolve) => {
    new MutationObserver((_, observer) => {
      if (document.querySelector('[data-part="qr-code"][data-state="shown"]') === null) return
      observer.disconnect()
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - pressedAt)))
    }).observe(document, { subtree: true, childList: true, attributes: true })
  })
  Reflect.set(window, 'codePainted', painted)
}

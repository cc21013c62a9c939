// @ts-check
/**
 * A visit to all wallets.
 *
 * Out     painted   press on its row → the first wallets are painted
 *         settled   the same → the last change, images included
 *         filtered  last letter typed → only wallets with that text in their name are painted, whatever their source
 *         found     last letter typed → a wallet that only the service has is painted; nothing is subtracted
 *         scrolled  first frame of scrolling → the end of the list, a screen in each frame
 *         mostTiles maximum number of tiles in the page
 */
import { WALLET_NAMES } from '../wallets.mjs'
import { idle, openPage } from './open-page.mjs'
import { press } from './press.mjs'
import { expectNext, marksWith, since } from './probe.mjs'
import { chooseSearch } from './search-text.mjs'

const SCROLL_LIMIT_MS = 60_000
/** Enough to fill the view, so that the list is known to be restored. */
const SCREEN = 16

/**
 * @param {import('./open-page.mjs').Bench} bench
 * @param {import('../apps.mjs').App} app
 */
export async function timeDirectory(bench, app) {
  const { all, tile, search, scroller, end } = app.parts
  if (all === undefined || tile === undefined || search === undefined || scroller === undefined || end === undefined) {
    throw new Error(`${app.title} has no directory to visit`)
  }
  const { text, name } = chooseSearch()
  const visit = await openPage(bench, app)
  const { page, session, button } = visit
  try {
    await marksWith(page, 'ready')
    await idle(page)
    await expectNext(page, { rows: { kind: 'rows', names: WALLET_NAMES } }, { settles: 'rows' })
    await press(session, button)
    await marksWith(page, 'settled')

    await expectNext(page, { painted: { kind: 'shown', selector: tile } }, { settles: 'painted' })
    await press(session, page.locator(all))
    const directory = await marksWith(page, 'settled')

    await page.locator(search).focus()
    await expectNext(page, {
      filtered: { kind: 'filtered', text },
      found: { kind: 'found', text, names: [name] },
    })
    await page.keyboard.type(text)
    await marksWith(page, 'filtered')
    const searched = await marksWith(page, 'found')

    for (let letter = 0; letter < text.length; letter += 1) await page.keyboard.press('Backspace')
    await page
      .locator(tile)
      .nth(SCREEN - 1)
      .waitFor()
    await idle(page)
    const down = await page.evaluate(scrollDown, { scroller, tile, end, limitMs: SCROLL_LIMIT_MS })
    return {
      painted: since(directory, 'painted'),
      settled: since(directory, 'settled'),
      filtered: since(searched, 'filtered'),
      found: since(searched, 'found'),
      ...down,
    }
  } finally {
    await visit.close()
  }
}

/** Runs in the page. @param {{ scroller: string, tile: string, end: string, limitMs: number }} parts */
async function scrollDown({ scroller, tile, end, limitMs }) {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  let box = document.querySelector(scroller)
  while (box !== null && !/auto|scroll/.test(getComputedStyle(box).overflowY)) box = box.parentElement
  if (box === null) throw new Error('The list does not scroll')
  const start = performance.now()
  let mostTiles = 0
  for (;;) {
    await frame()
    mostTiles = Math.max(mostTiles, document.querySelectorAll(tile).length)
    const left = box.scrollHeight - box.clientHeight - box.scrollTop
    if (left <= 1 && document.querySelector(end) !== null) break
    if (performance.now() - start > limitMs) throw new Error('The list has no end')
    box.scrollTop += box.clientHeight
  }
  return { scrolled: performance.now() - start, mostTiles }
}

/** All wallets, as a visitor uses them. */
import { expect, type Locator, type Page } from '@playwright/test'
import { kitModal } from './kit-modal.js'
import { smallPage } from './small-page.js'

/** The view of all wallets. */
export type Directory = {
  readonly grid: Locator
  readonly tiles: Locator
  readonly tile: (name: string) => Locator
  /** Placeholders of wallets that are not loaded yet. */
  readonly skeletons: Locator
  readonly search: Locator
  readonly certified: Locator
  readonly scroller: Locator
}

/** The view of all wallets on a page that shows it. */
export function directory(page: Page): Directory {
  const { dialog } = kitModal(page)
  const grid = dialog.getByRole('grid', { name: 'Wallets' })
  const tiles = grid.getByRole('button')
  return {
    grid,
    tiles,
    tile: (name) => tiles.filter({ hasText: name }),
    skeletons: dialog.locator('[data-part="wallet-tile-skeleton"]'),
    search: dialog.getByRole('searchbox', { name: 'Search wallets' }),
    certified: dialog.getByRole('switch', { name: 'Certified only' }),
    scroller: dialog.locator('[data-part="scroll-area"]').filter({ has: page.getByRole('grid') }),
  }
}

/** Opens a small page and goes to all wallets by the row that leads there. */
export async function openDirectory(page: Page, settings: Readonly<Record<string, string>> = {}): Promise<Directory> {
  const { kitButton } = await smallPage(page, '/bare', { mocks: 'page', ...settings })
  await kitButton.click()
  const all = kitModal(page).row('All wallets')
  // Once the count is shown, the first wallets of the list are loaded too.
  await expect(all).toContainText(/\d/)
  await all.click()
  const found = directory(page)
  await expect(found.tiles.first()).toBeVisible()
  return found
}

/** What was seen while scrolling through the whole grid. */
export type ScrolledGrid = {
  /** The most tiles that were in the page at once. */
  readonly mostTiles: number
  /** The name at each index that was in the page at some time. */
  readonly names: ReadonlyMap<number, string>
}

/** Scrolls to the end of a grid, this many screens at a time, and checks every frame. */
export async function scrollToEnd({ grid }: Directory, screens: number): Promise<ScrolledGrid> {
  const { names, mostTiles } = await grid.evaluate(walkDown, screens)
  return { mostTiles, names: new Map(names) }
}

/**
 * Runs in the page. Ends when the grid reports its number of rows and the last row has been visible for a moment. With
 * steps of less than a screen it waits for each wallet.
 */
async function walkDown(grid: Element, screens: number) {
  const scroller = grid.closest('[data-part="scroll-area"]')
  if (scroller === null) throw new Error('The grid does not scroll')
  const names = new Map<number, string>()
  let mostTiles = 0
  for (let still = 0; still < 5; ) {
    for (let frames = 2; frames > 0; frames--) await new Promise((resolve) => requestAnimationFrame(resolve))
    if (screens < 1 && grid.querySelector(':is([data-part="row-block"], [data-part="wallet-tile-skeleton"])')) continue
    const tiles = grid.querySelectorAll<HTMLElement>('[data-part="wallet-tile"]')
    mostTiles = Math.max(mostTiles, tiles.length)
    for (const tile of tiles) names.set(Number(tile.dataset.index), tile.querySelector('bdi')?.textContent ?? '')
    const left = scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop
    still = left <= 1 && grid.getAttribute('aria-rowcount') !== '-1' ? still + 1 : 0
    scroller.scrollTop += scroller.clientHeight * screens
  }
  return { mostTiles, names: [...names] }
}

/** Index of the tile that has the focus; undefined when none has it. */
export function focusedIndex(page: Page): Promise<number | undefined> {
  return page.evaluate(() => {
    const focused = document.activeElement
    const index = focused instanceof HTMLElement ? focused.dataset.index : undefined
    return index === undefined ? undefined : Number(index)
  })
}

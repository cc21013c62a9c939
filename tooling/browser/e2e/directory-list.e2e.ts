/** All wallets as a long list: its requests, how much of it is in the page, its images, and a malicious list. */
import type { Page } from '@playwright/test'
import { onThisMachine } from '../browser-options.mjs'
import { directory, focusedIndex, openDirectory, scrollToEnd } from './pages/directory.js'
import { kitModal } from './pages/kit-modal.js'
import { recordLinks } from './pages/opened-links.js'
import { answerToAll, askedOf, setServices } from './pages/services.js'
import { smallPage } from './pages/small-page.js'
import { expect, test } from './test.js'

/** The most tiles that may be in the page at once. */
const MOST_TILES = 200

// No trace: it would keep a copy of every frame of a long scroll.
test.use({ launchOptions: onThisMachine, trace: 'off' })

/** Which pages of the directory were requested. */
async function pagesAsked(page: Page): Promise<readonly number[]> {
  const pages = (await askedOf(page, 'wallets')).filter(({ query }) => query.entries === '40')
  return pages.map((question) => Number(question.query.page)).sort((one, other) => one - other)
}

for (const { scenario, atLeast, screens } of [
  { scenario: 'healthy', atLeast: 500, screens: 0.9 },
  { scenario: 'wallets-10000', atLeast: 7_500, screens: 100 },
]) {
  test(`R-CONN-17 R-CONN-22 R-CONN-23 R-API-51 R-VIEW-26 ${scenario}: counted, each listed once to the end, at most ${MOST_TILES} tiles at once, the focus kept`, async ({
    page,
  }) => {
    const { kitButton } = await smallPage(page, '/bare', { mocks: 'page', services: `wallets:${scenario}` })
    await kitButton.click()
    const all = kitModal(page).row('All wallets')
    await expect(all).toContainText('+')
    const [question] = await askedOf(page, 'wallets')
    if (question === undefined) throw new Error('The directory was not asked')
    const { data, count } = await answerToAll(page, question)
    expect(count).toBeGreaterThan(atLeast)
    await expect(all).toHaveText(`All wallets${(Math.floor(count / 10) * 10).toLocaleString('en')}+`)

    await all.click()
    const view = directory(page)
    await view.tiles.first().focus()
    const { mostTiles, names } = await scrollToEnd(view, screens)
    expect(mostTiles).toBeLessThanOrEqual(MOST_TILES)
    expect(await view.grid.getAttribute('aria-rowcount')).toBe(
      `${Math.ceil(new Set(data.map(({ id }) => id)).size / 4)}`,
    )
    if (screens < 1) expect(names.size).toBe(new Set(data.map(({ id }) => id)).size)

    expect(await focusedIndex(page)).toBe(0)
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => focusedIndex(page)).toBe(1)
    await expect(view.tiles.filter({ has: page.locator(':focus') })).toHaveCount(0)
    await expect(page.locator(':focus')).toBeInViewport()
    const pages = await pagesAsked(page)
    expect(pages).toEqual(pages.map((_, index) => index + 1))
  })
}

test('R-CONN-23 R-VIEW-22 a page is requested two screens ahead; a jump to the end requests six at once, and leaving requests no more', async ({
  page,
}) => {
  const view = await openDirectory(page, { services: 'wallets:wallets-10000' })
  expect(await pagesAsked(page)).toEqual([1])
  await view.scroller.evaluate((scroller) => scroller.scrollTo(0, 108))
  await expect.poll(() => pagesAsked(page)).toEqual([1, 2])
  await expect(view.skeletons).toHaveCount(0)
  // The next page starts more than a screen below the visible part.
  await expect(view.grid.locator('[data-index="44"]')).toHaveCount(0)

  await setServices(page, 'never', ['wallets'])
  await view.scroller.evaluate((scroller) => scroller.scrollTo(0, scroller.scrollHeight))
  // Rows above the visible part are drawn too.
  await expect(view.skeletons.last()).toBeInViewport()
  await expect.poll(() => pagesAsked(page)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  await kitModal(page).back.click()
  await setServices(page, 'wallets-10000', ['wallets'])
  await kitModal(page).row('All wallets').click()
  await expect(view.tiles.first()).toBeVisible()
  expect(await pagesAsked(page)).toHaveLength(8)
})

test('R-CONN-28 images are requested only for tiles near the visible part, and each once', async ({ page }) => {
  const view = await openDirectory(page)
  await expect.poll(async () => (await askedOf(page, 'wallet-image')).length).toBeGreaterThan(12)
  await expect(view.tile('Pocket Sandbox').locator('[data-part="image"]')).toHaveAttribute('data-state', 'shown')
  const [question] = await askedOf(page, 'wallets')
  if (question === undefined) throw new Error('The directory was not asked')
  const { data } = await answerToAll(page, question)
  const far = new Set(data.slice(40).map(({ image_id }) => `/getWalletImage/${image_id}`))
  const asked = async () => (await askedOf(page, 'wallet-image')).map(({ path }) => path)
  expect((await asked()).filter((path) => far.has(path))).toEqual([])

  await scrollToEnd(view, 0.9)
  const all = await asked()
  expect(all.filter((path) => far.has(path)).length).toBeGreaterThan(100)
  expect(all).toHaveLength(new Set(all).size)
})

for (const fault of ['404', 'html', 'truncated', 'blank']) {
  test(`R-CONN-09 R-API-55 images that are ${fault}: a letter replaces them, and none is requested again`, async ({
    page,
  }) => {
    const view = await openDirectory(page, { services: `wallet-image:${fault}` })
    await expect.poll(async () => (await askedOf(page, 'wallet-image')).length).toBeGreaterThan(12)
    const images = view.tiles.locator('[data-part="image"]')
    await expect(images.first()).toHaveAttribute('data-state', 'placeholder')
    await expect(images.first().locator('[data-letter="P"]')).toBeVisible()
    await view.search.fill('sandbox')
    await expect(view.tiles).toHaveCount(2)
    const paths = (await askedOf(page, 'wallet-image')).map(({ path }) => path)
    expect(paths).toHaveLength(new Set(paths).size)
  })
}

test('R-CONN-22 R-CONN-23 R-CONN-43 a malicious directory: names cut and shown as text, each wallet once, the paging ends, none of its links opened', async ({
  page,
  complaints,
}) => {
  complaints.allow(/could not be read and are missing/)
  const links = await recordLinks(page)
  const view = await openDirectory(page, {
    services: 'wallets:hostile,wallet-image:hostile',
    manualPairingControl: '1',
  })
  const { title, back, dialog } = kitModal(page)
  const { names } = await scrollToEnd(view, 0.5)
  const shown = [...names.values()]
  expect(shown).toContain('<img src=x onerror=alert(1)>')
  expect(shown).toContain('{{1+1}}')
  expect(shown.filter((name) => [...new Intl.Segmenter().segment(name)].length > 41)).toEqual([])
  expect(shown.filter((name) => name === '' || /[\p{Cc}\u202e\u200b\u3164]/u.test(name))).toEqual([])
  expect(shown.filter((name) => name === 'Pocket Sandbox')).toHaveLength(1)
  expect(shown).toHaveLength(names.size)
  expect((await askedOf(page, 'wallets')).length).toBeLessThan(10)

  await view.grid.evaluate((grid) => grid.closest('[data-part="scroll-area"]')?.scrollTo(0, 0))
  for (const name of ['javascript://%0aalert', 'data:text/html', 'https://okay.example@bad', 'intent://x', '<img']) {
    await view.tile(name).first().click()
    await expect(title).not.toHaveText('All wallets')
    await expect(dialog.getByRole('tab', { name: /Web|Desktop/ })).toHaveCount(0)
    await expect(dialog.getByRole('button', { name: 'Open' })).toHaveCount(0)
    await expect(dialog.getByRole('button', { name: /Get$/ })).toHaveCount(0)
    await back.click()
    await expect(title).toHaveText('All wallets')
  }
  expect(await links.list()).toEqual([])
  expect(await page.evaluate(() => Reflect.has(window, 'polluted'))).toBe(false)
  expect(page.url()).toContain('/bare')
})

import type { Page } from '@playwright/test'
import { launchOptions } from '../browser-options.mjs'
import { serverAddresses } from '../servers.mjs'
import { directory, focusedIndex, openDirectory, scrollToEnd } from './pages/directory.js'
import { kitModal } from './pages/kit-modal.js'
import { recordLinks } from './pages/opened-links.js'
import { answerToAll, askedOf, setServices } from './pages/services.js'
import { smallPage } from './pages/small-page.js'
import { expect, test } from './test.js'

/** Names lead nowhere but to this machine: whatever a page asked of anybody else would fail, and be a complaint. */
const ONLY_THIS_MACHINE = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost'

/** Tiles that may be in the page at once. */
const MOST_TILES = 200

// No trace: it would keep a copy of every frame of a long way down.
test.use({ launchOptions: { ...launchOptions, args: [...launchOptions.args, ONLY_THIS_MACHINE] }, trace: 'off' })

/** Which pages of all wallets were asked for. */
async function pagesAsked(page: Page): Promise<readonly number[]> {
  const pages = (await askedOf(page, 'wallets')).filter(({ query }) => query.entries === '40')
  return pages.map((question) => Number(question.query.page)).sort((one, other) => one - other)
}

for (const { scenario, atLeast, screens } of [
  { scenario: 'healthy', atLeast: 500, screens: 0.9 },
  { scenario: 'wallets-10000', atLeast: 7_500, screens: 100 },
]) {
  test(`R-CONN-17 R-CONN-22 R-CONN-23 R-API-51 R-VIEW-26 ${scenario}: counted, listed once each to the end, at most ${MOST_TILES} tiles at once, the focus kept`, async ({
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

test('R-CONN-23 R-VIEW-22 a page is asked for two screens ahead; a jump to the end asks for six at once, and leaving for no more', async ({
  page,
}) => {
  const view = await openDirectory(page, { services: 'wallets:wallets-10000' })
  expect(await pagesAsked(page)).toEqual([1])
  await view.scroller.evaluate((scroller) => scroller.scrollTo(0, 108))
  await expect.poll(() => pagesAsked(page)).toEqual([1, 2])
  await expect(view.skeletons).toHaveCount(0)
  // The next page's place is more than a screen below what is in sight.
  await expect(view.grid.locator('[data-index="44"]')).toHaveCount(0)

  await setServices(page, 'never', ['wallets'])
  await view.scroller.evaluate((scroller) => scroller.scrollTo(0, scroller.scrollHeight))
  // Rows above what is in sight are drawn too.
  await expect(view.skeletons.last()).toBeInViewport()
  await expect.poll(() => pagesAsked(page)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  await kitModal(page).back.click()
  await setServices(page, 'wallets-10000', ['wallets'])
  await kitModal(page).row('All wallets').click()
  await expect(view.tiles.first()).toBeVisible()
  expect(await pagesAsked(page)).toHaveLength(8)
})

test('R-CONN-26 R-CONST-13 a search shows what is here before it asks, and asks 500 ms after the last letter', async ({
  page,
}) => {
  await page.clock.install()
  const view = await openDirectory(page)
  const searches = async () => (await askedOf(page, 'wallets')).flatMap(({ query }) => query.search ?? [])
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  await view.search.fill('sandbox')
  await page.clock.runFor(100)
  await expect(view.tiles).toHaveText([/Pocket Sandbox/, /Sandbox Wallet/])
  await page.clock.runFor(399)
  expect(await searches()).toEqual([])
  await page.clock.runFor(1)
  await expect.poll(searches).toEqual(['sandbox'])
  await page.clock.resume()
  await expect(kitModal(page).dialog.getByRole('status')).toHaveText('2 wallets found')
})

test('R-CONN-28 images are asked for only where a tile is near, and each once', async ({ page }) => {
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

test('R-VIEW-21 R-VIEW-23 R-VIEW-24 R-FLOW-05 a search: from the second letter, found, nothing found, cleared', async ({
  page,
}) => {
  const view = await openDirectory(page)
  const { dialog, title } = kitModal(page)
  const searches = async () =>
    (await askedOf(page, 'wallets')).filter(({ query }) => query.search !== undefined).map(({ query }) => query)
  await expect(view.search).toBeFocused()
  await page.keyboard.type('s')
  await page.keyboard.type('andbox')
  await expect(view.tiles).toHaveText([/Pocket Sandbox/, /Sandbox Wallet/])
  await expect(dialog.getByRole('status')).toHaveText('2 wallets found')
  expect(await searches()).toEqual([expect.objectContaining({ search: 'sandbox', entries: '100', page: '1' })])

  await view.search.fill('no wallet is called this')
  await expect(dialog.getByText('No wallets found')).toBeVisible()
  await dialog.getByRole('button', { name: 'Clear search' }).last().click()
  await expect(view.search).toHaveValue('')
  await expect(view.search).toBeFocused()
  await expect(view.tile('Deck Desktop')).toBeVisible()

  await page.keyboard.type('x')
  await page.keyboard.press('Escape')
  await expect(view.search).toHaveValue('')
  await expect(title).toHaveText('All wallets')
  expect(await searches()).toHaveLength(2)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('R-VIEW-21 R-CONN-25 the switch leaves the certified wallets alone, and back', async ({ page }) => {
  const view = await openDirectory(page)
  await view.certified.check()
  await expect(view.tile('Deck Desktop')).toBeHidden()
  await expect(view.tile('Pocket Sandbox')).toBeVisible()
  await expect.poll(() => view.tiles.count()).toBeGreaterThan(8)
  await expect(view.grid.locator('[data-part="wallet-tile"]:not([data-certified="true"])')).toHaveCount(0)
  const asked = (await askedOf(page, 'wallets')).filter(({ query }) => query.badge_type !== undefined)
  expect(asked[0]?.query.badge_type).toBe('certified')
  await view.certified.uncheck()
  await expect(view.tile('Deck Desktop')).toBeVisible()
})

test('R-VIEW-26 R-VIEW-131 R-FLOW-05 by keyboard alone: into the grid, about it, through its end, and a wallet chosen', async ({
  page,
}) => {
  const view = await openDirectory(page, { manualPairingControl: '1' })
  const { title, back } = kitModal(page)
  const expectAt = (index: number) => expect.poll(() => focusedIndex(page)).toBe(index)
  await expect(view.search).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(view.certified).toBeFocused()
  await page.keyboard.press('Tab')
  await expectAt(0)
  for (const [key, index] of [
    ['ArrowRight', 1],
    ['ArrowDown', 5],
    ['Home', 4],
    ['End', 7],
    ['ArrowUp', 3],
    ['ArrowLeft', 2],
    ['Control+End', 43],
    ['Control+Home', 0],
  ] as const) {
    await page.keyboard.press(key)
    await expectAt(index)
    await expect(page.locator(':focus')).toBeInViewport({ ratio: 0.9 })
  }
  await test.step('the end of what is there is not the end of the grid', async () => {
    await page.keyboard.press('Control+End')
    await expect
      .poll(
        async () => {
          await page.keyboard.press('ArrowDown')
          return focusedIndex(page)
        },
        { timeout: 30_000 },
      )
      .toBeGreaterThan(50)
    await page.keyboard.press('Control+Home')
    await expectAt(0)
  })
  await test.step('Tab goes from each to the next, also to those that are not on screen yet', async () => {
    for (let index = 1; index <= 30; index += 1) {
      await page.keyboard.press('Tab')
      await expectAt(index)
    }
    await expect(page.locator(':focus')).toBeInViewport({ ratio: 0.9 })
    await page.keyboard.press('Control+Home')
    await expectAt(0)
  })
  await page.keyboard.press('Shift+Tab')
  await expect(view.certified).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(title).toHaveText('Pocket Sandbox')
  await back.click()
  await expect(title).toHaveText('All wallets')
})

test('R-VIEW-21 R-FLOW-05 a tile takes a press while the list is still moving', async ({ page }) => {
  const view = await openDirectory(page, { manualPairingControl: '1' })
  const { title } = kitModal(page)
  const tile = await view.tile('Deck Desktop').boundingBox()
  if (tile === null) throw new Error('The tile is not in the page')
  await page.mouse.move(tile.x + tile.width / 2, tile.y + tile.height / 2)
  await view.scroller.evaluate((scroller) => {
    const creep = () => {
      scroller.scrollTop = scroller.scrollTop === 0 ? 4 : 0
      if (scroller.isConnected) requestAnimationFrame(creep)
    }
    creep()
  })
  await page.mouse.down()
  await page.waitForTimeout(100)
  await page.mouse.up()
  await expect(title).toHaveText('Deck Desktop')
})

test('R-CONN-22 R-CONN-23 R-CONN-43 a hostile directory: names cut and shown as text, each wallet once, the paging ends, no link of it opened', async ({
  page,
}) => {
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

for (const fault of ['404', 'html', 'truncated', 'blank']) {
  test(`R-CONN-09 R-API-55 images that are ${fault}: a letter stands in, and nobody asks again`, async ({ page }) => {
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

test('R-FLOW-29 a quota that is used up is said, at the first question and at a later one; it closes', async ({
  page,
}) => {
  const { kitButton } = await smallPage(page, '/bare', { mocks: 'page', services: 'wallets:quota' })
  const { dialog, title, button, row } = kitModal(page)
  await kitButton.click()
  await expect(title).toHaveText('Limit reached')
  await expect(page.locator(':focus')).toContainText('Wallet list unavailable')
  await button('Close').last().click()
  await expect(dialog).toBeHidden()

  await setServices(page, 'healthy')
  await kitButton.click()
  await row('All wallets').click()
  await expect(directory(page).tile('Deck Desktop')).toBeVisible()
  await setServices(page, 'quota')
  await directory(page).search.fill('sandbox')
  await expect(title).toHaveText('Limit reached')
})

test('R-HOST-17 a whole visit with every origin out of reach but the page’s own and those of this machine', async ({
  demo,
  page,
}) => {
  const failed: string[] = []
  page.on('requestfailed', (request) => failed.push(`${request.url()} ${request.failure()?.errorText}`))
  await demo.open({ wallet1: 'approve' })
  await demo.connect()
  await expect(demo.button('kit')).toHaveAccessibleName(/ ETH$/)
  await demo.button('network').click()
  await demo.modal.row('Base').click()
  await expect(demo.modal.dialog).toBeHidden()
  await demo.button('kit').click()
  await demo.modal.button('Disconnect').click()
  await expect(demo.fact('status')).toHaveText('disconnected')
  if (await demo.modal.dialog.isHidden()) await demo.button('kit').click()

  await demo.modal.row('WalletConnect').click()
  await expect(demo.modal.dialog.locator('[data-part="qr-code"]')).toHaveAttribute('data-state', 'shown')
  await demo.modal.back.click()
  await demo.modal.row('All wallets').click()
  await directory(page).search.fill('sandbox')
  await directory(page).tile('Pocket Sandbox').click()
  await demo.modal.dialog.getByRole('button', { name: /Get$/ }).click()
  await expect(demo.modal.title).toHaveText('Get a wallet')
  await demo.modal.close.click()
  await expect(demo.modal.dialog).toBeHidden()
  expect(failed).toEqual([])
  expect(serverAddresses().demoUrl).toContain('127.0.0.1')
})

import { onThisMachine } from '../browser-options.mjs'
import { serverAddresses } from '../servers.mjs'
import { directory, focusedIndex, openDirectory } from './pages/directory.js'
import { kitModal } from './pages/kit-modal.js'
import { askedOf, setServices } from './pages/services.js'
import { smallPage } from './pages/small-page.js'
import { expect, test } from './test.js'

test.use({ launchOptions: onThisMachine })

test('R-CONN-26 R-CONST-13 a search shows known wallets before its request, which is sent 500 ms after the last letter', async ({
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

test('R-VIEW-21 R-VIEW-23 R-VIEW-24 R-FLOW-05 a search: from the second letter, with results, without results, cleared', async ({
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

test('R-VIEW-21 R-CONN-25 the switch shows only certified wallets, and all again', async ({ page }) => {
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

test('R-VIEW-26 R-VIEW-131 R-FLOW-05 with the keyboard alone: into the grid, around it, past its end, and a wallet chosen', async ({
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
  await test.step('the end of the loaded wallets is not the end of the grid', async () => {
    await page.keyboard.press('Control+End')
    await expect
      .poll(async () => {
        await page.keyboard.press('ArrowDown')
        return focusedIndex(page)
      })
      .toBeGreaterThan(50)
    await page.keyboard.press('Control+Home')
    await expectAt(0)
  })
  await test.step('Tab goes from each to the next, including those that are not on screen yet', async () => {
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

test('R-VIEW-21 R-FLOW-05 a tile accepts a press while the list is still scrolling', async ({ page }) => {
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
  await view.scroller.evaluate(
    (scroller) =>
      new Promise<void>((resolve) => {
        let leftEvents = 4
        scroller.addEventListener('scroll', () => {
          leftEvents -= 1
          if (leftEvents === 0) resolve()
        })
      }),
  )
  await page.mouse.up()
  await expect(title).toHaveText('Deck Desktop')
})

test('R-FLOW-29 an exhausted quota is shown, after the first request and after a later one; the modal closes', async ({
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

test('R-HOST-17 a whole visit with every origin unreachable except the page’s own and those of this machine', async ({
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

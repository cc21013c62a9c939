import type { Page } from '@playwright/test'
import { FIRST_ADDRESS } from './pages/chains.js'
import { pairingView } from './pages/pairing-view.js'
import { scanCode } from './pages/scan-code.js'
import { expect, test } from './pairing-test.js'

/** How long a code is shown before the next one takes its place. */
const RENEWAL_MS = 230_000

for (const theme of ['light', 'dark']) {
  test(`R-VIEW-31 R-VIEW-32 R-VIEW-33 R-CONN-30 theme ${theme}: another library reads the address off the screen, with a wallet’s logo on it as well; the same is copied`, async ({
    demo,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await demo.open({ theme, featured: 'harbour-mobile' })
    const view = pairingView(demo)
    const address = await view.offer()
    await expect.poll(() => scanCode(view.code)).toBe(address)

    await demo.modal.back.click()
    await demo.modal.row('Harbour Mobile').click()
    await expect(view.code.locator('[data-part="image"] img')).toBeVisible()
    await expect.poll(() => scanCode(view.code)).toBe(address)

    await demo.modal.button('Copy link').click()
    await expect(demo.modal.dialog.getByText('Link copied')).toBeVisible()
    expect(await demo.page.evaluate(() => navigator.clipboard.readText())).toBe(address)
  })
}

for (const { by, darken } of [
  { by: 'forced colours', darken: (page: Page) => page.emulateMedia({ colorScheme: 'dark', forcedColors: 'active' }) },
  {
    by: 'a browser that darkens pages by itself',
    darken: async (page: Page) => {
      const session = await page.context().newCDPSession(page)
      await session.send('Emulation.setAutoDarkModeOverride', { enabled: true })
    },
  },
]) {
  test(`R-VIEW-87 a reader that knows dark on light alone reads the code under ${by}`, async ({ demo }) => {
    await demo.open({ theme: 'light' })
    await darken(demo.page)
    const view = pairingView(demo)
    const address = await view.offer()
    await expect(view.code.locator('[data-part="image"] img')).toBeVisible()
    await expect.poll(() => scanCode(view.code)).toBe(address)
  })
}

test('R-CONN-36 a code is given up with the modal: a wallet that says yes later is told that it is over', async ({
  demo,
  createWallet,
}) => {
  await demo.open()
  const view = pairingView(demo)
  const address = await view.offer()
  await demo.modal.close.click()
  await expect(demo.modal.dialog).toBeHidden()
  expect(await view.address()).toBe('')
  const wallet = await createWallet()
  await wallet.pair(address)
  await wallet.ended()
  await expect(demo.fact('status')).toHaveText('disconnected')
})

test('R-CONN-30 R-CONN-31 R-VIEW-34 R-FLOW-08 a dying code is followed by another in its place, and either can be answered', async ({
  demo,
  createWallet,
}) => {
  await demo.page.clock.install()
  await demo.open()
  const view = pairingView(demo)
  const address = await view.offer()
  const wallet = await createWallet({ policy: 'hold' })
  await wallet.pair(address)
  const place = await view.code.elementHandle()

  // The page's clock goes on by itself meanwhile.
  await demo.page.clock.fastForward(RENEWAL_MS - 20_000)
  expect(await view.address()).toBe(address)
  await demo.page.clock.fastForward(20_000)
  const renewed = await view.next(address)
  expect(await place?.evaluate((element) => element.isConnected)).toBe(true)
  await expect.poll(() => scanCode(view.code)).toBe(renewed)

  await wallet.answer('approve')
  await expect(demo.fact('caipAddress')).toHaveText(`eip155:1:${FIRST_ADDRESS}`)
})

test('R-CONN-30 R-FLOW-08 a proposal that nobody answers expires, and the code on screen is a living one', async ({
  demo,
  createWallet,
}) => {
  await demo.page.clock.install()
  await demo.open()
  const view = pairingView(demo)
  const first = await view.offer()
  await demo.page.clock.fastForward(RENEWAL_MS)
  const second = await view.next(first)
  await demo.page.clock.fastForward(RENEWAL_MS)
  const third = await view.next(second)
  await expect(demo.event('CONNECT_ERROR')).toHaveCount(0)
  await (await createWallet()).pair(third)
  await expect(demo.fact('caipAddress')).toHaveText(`eip155:1:${FIRST_ADDRESS}`)
})

test('R-MODAL-07 R-VIEW-30 R-FLOW-09 a code the app made is shown, and its session stays the app’s', async ({
  demo,
  createWallet,
}) => {
  await demo.open({ manualPairingControl: '1' })
  await demo.page.getByTestId('manual-make').click()
  const view = pairingView(demo)
  const address = await view.next()
  await expect(demo.page.getByTestId('manual-uri')).toHaveValue(address)
  await expect.poll(() => scanCode(view.code)).toBe(address)
  await (await createWallet()).pair(address)
  await expect(demo.page.getByTestId('manual-words')).toContainText(`eip155:1:${FIRST_ADDRESS}`)
  await expect(demo.modal.dialog).toBeHidden()
  await expect(demo.fact('caipAddress')).toHaveText('–')
})

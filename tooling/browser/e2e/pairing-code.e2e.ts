import type { Page } from '@playwright/test'
import { FIRST_ADDRESS } from './pages/chains.js'
import { pairingView } from './pages/pairing-view.js'
import { scanCode } from './pages/scan-code.js'
import { expect, test } from './pairing-test.js'

/** How long a code is shown before the next one replaces it. */
const RENEWAL_MS = 230_000

for (const theme of ['light', 'dark']) {
  test(`R-VIEW-31 R-VIEW-32 R-VIEW-33 R-CONN-30 theme ${theme}: another library reads the address from the screen, also with a wallet’s logo on it; the same address is copied`, async ({
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
  { by: 'forced colors', darken: (page: Page) => page.emulateMedia({ colorScheme: 'dark', forcedColors: 'active' }) },
  {
    by: 'a browser that darkens pages by itself',
    darken: async (page: Page) => {
      const session = await page.context().newCDPSession(page)
      await session.send('Emulation.setAutoDarkModeOverride', { enabled: true })
    },
  },
]) {
  test(`R-VIEW-87 a reader that only reads dark on light reads the code under ${by}`, async ({ demo }) => {
    await demo.open({ theme: 'light' })
    await darken(demo.page)
    const view = pairingView(demo)
    const address = await view.offer()
    await expect(view.code.locator('[data-part="image"] img')).toBeVisible()
    await expect.poll(() => scanCode(view.code)).toBe(address)
  })
}

test('R-CONN-36 closing the modal abandons its code: a wallet that approves later learns that it has expired', async ({
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

test('R-CONN-30 R-CONN-31 R-VIEW-34 R-FLOW-08 an expiring code is replaced by another, and either can be answered', async ({
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

  // The page's clock continues by itself meanwhile.
  await demo.page.clock.fastForward(RENEWAL_MS - 20_000)
  expect(await view.address()).toBe(address)
  await demo.page.clock.fastForward(20_000)
  const renewed = await view.next(address)
  expect(await place?.evaluate((element) => element.isConnected)).toBe(true)
  await expect.poll(() => scanCode(view.code)).toBe(renewed)

  await wallet.respond('approve')
  await expect(demo.fact('caipAddress')).toHaveText(`eip155:1:${FIRST_ADDRESS}`)
})

test('R-CONN-30 R-FLOW-08 a proposal without a response expires, and the code on screen is a valid one', async ({
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

test('R-MODAL-07 R-VIEW-30 R-FLOW-09 a code that the app made is shown, and its session belongs to the app', async ({
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

import { directory, openDirectory } from './pages/directory.js'
import { kitModal } from './pages/kit-modal.js'
import { ANDROID, IPHONE } from './pages/phones.js'
import { smallPage } from './pages/small-page.js'
import { expect, test } from './pairing-test.js'

/** The app creates the codes, so the test knows the address. */
const OWN_CODES = { manualPairingControl: '1' }

for (const { name, device, store } of [
  { name: 'Android', device: ANDROID, store: ['Google Play', 'https://apps.example/android/pocket-sandbox'] },
  { name: 'an iPhone', device: IPHONE, store: ['App Store', 'https://apps.example/ios/pocket-sandbox'] },
] as const) {
  test.describe(`wallets to get on ${name}`, () => {
    test.use(device)

    test(`R-VIEW-38 R-FLOW-12 on ${name} a wallet’s own store and its page, each in a tab without access to this one`, async ({
      page,
      context,
    }) => {
      await context.route('https://apps.example/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<p>The store</p>' }),
      )
      const view = await openDirectory(page, OWN_CODES)
      await view.tile('Pocket Sandbox').tap()
      const { dialog, title } = kitModal(page)
      await dialog.getByRole('button', { name: /Get$/ }).tap()
      await expect(title).toHaveText('Get a wallet')
      await expect(dialog.getByRole('link')).toHaveText([store[0], 'Website'])
      const [opened] = await Promise.all([context.waitForEvent('page'), dialog.getByRole('link').first().tap()])
      await opened.waitForLoadState()
      expect(opened.url()).toBe(store[1])
      expect(await opened.evaluate(() => [window.opener, document.referrer])).toEqual([null, ''])
      await opened.close()
    })

    test(`R-VIEW-38 R-FLOW-13 on ${name} wallets to get lead to their pages, and on to all of them`, async ({
      page,
    }) => {
      const { kitButton } = await smallPage(page, '/bare', { mocks: 'page', ...OWN_CODES })
      await kitButton.tap()
      const { dialog, title, button } = kitModal(page)
      await dialog.getByRole('button', { name: /Get started/ }).tap()
      await button('Get a wallet').tap()
      await expect(title).toHaveText('Get a wallet')
      const links = dialog.getByRole('link')
      await expect(links.first()).toHaveAttribute('href', 'https://pocket.example/')
      for (const link of await links.all()) {
        expect(await link.getAttribute('rel')).toBe('noopener noreferrer')
        expect(await link.getAttribute('href')).toMatch(/^https:\/\//)
      }
      await button('Explore all').tap()
      await expect(directory(page).tile('Pocket Sandbox')).toBeVisible()
    })
  })
}

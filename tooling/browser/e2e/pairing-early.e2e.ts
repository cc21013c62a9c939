/** A code is on the screen before the library that serves it. */
import type { Page } from '@playwright/test'
import { FIRST_ACCOUNT } from './pages/chains.js'
import { kitModal } from './pages/kit-modal.js'
import { pairingAddress } from './pages/pairing-view.js'
import { ANDROID } from './pages/phones.js'
import { scanCode } from './pages/scan-code.js'
import { smallPage } from './pages/small-page.js'
import { expect, test } from './pairing-test.js'

const CHUNKS = /\/_next\/static\/chunks\//

/** The library's code names this method of its protocol, and no other file does. */
const LIBRARY = 'wc_sessionPropose'

/** Holds the library until it is let go, and tells whether it was asked for. */
async function holdLibrary(page: Page) {
  let isAsked = false
  let letGo: (isThere: boolean) => void = () => {}
  const decided = new Promise<boolean>((resolve) => {
    letGo = resolve
  })
  await page.route(CHUNKS, async (route) => {
    const response = await route.fetch()
    if (!(await response.text()).includes(LIBRARY)) return route.fulfill({ response })
    isAsked = true
    return (await decided) ? route.fulfill({ response }) : route.abort()
  })
  return { isAsked: () => isAsked, release: () => letGo(true), refuse: () => letGo(false) }
}

async function showCode(page: Page, settings: Readonly<Record<string, string>> = {}) {
  const small = await smallPage(page, '/bare', settings)
  const view = kitModal(page)
  const library = await holdLibrary(page)
  await small.kitButton.click()
  await view.row('WalletConnect').click()
  const code = view.dialog.locator('[data-part="qr-code"]')
  await expect(code).toHaveAttribute('data-state', 'shown')
  return { ...small, ...view, library, code }
}

test('R-CONN-142 a wallet that scans the code before the library is there is paired once it is', async ({
  createWallet,
  page,
}) => {
  const { code, dialog, kitButton, library } = await showCode(page)
  await expect.poll(library.isAsked).toBe(true)
  const address = (await scanCode(code)) ?? ''
  expect(await pairingAddress(page)).toBe('')
  const paired = (await createWallet()).pair(address)
  library.release()
  await paired
  await expect(dialog).toBeHidden()
  await expect(kitButton).toHaveAccessibleName(FIRST_ACCOUNT)
})

test('R-CONN-142 R-CONN-37 a code whose library does not come is taken away with the reason', async ({
  complaints,
  page,
}) => {
  complaints.allow(/Failed to load resource|could not be loaded|ChunkLoadError|Failed to fetch/)
  const { code, library, row } = await showCode(page)
  library.refuse()
  await expect(page.getByText('Pairing could not be loaded. Check your connection and try again.')).toBeVisible()
  await expect(code).toBeHidden()
  await expect(row('WalletConnect')).toBeVisible()
})

test.describe('on a phone', () => {
  test.use(ANDROID)

  test('R-CONN-140 the library that a link waits for is asked for at once, and the link follows it', async ({
    page,
  }) => {
    const { kitButton } = await smallPage(page, '/bare')
    const { row } = kitModal(page)
    const library = await holdLibrary(page)
    await kitButton.tap()
    await row('Harbour Mobile').tap()
    await expect.poll(library.isAsked).toBe(true)
    expect(await pairingAddress(page)).toBe('')
    library.release()
    await expect.poll(() => pairingAddress(page)).toMatch(/^wc:/)
  })
})

import { type Demo, FIRST_WALLET } from './pages/demo.js'
import { directory } from './pages/directory.js'
import { makeFreshKit } from './pages/fresh-kit.js'
import { askedOf, setServices } from './pages/services.js'
import { expect, test } from './test.js'

const FAULTS = ['500', '429', '403', 'html', 'list', 'truncated', 'offline', 'never'] as const

/** Slightly more than the timeout of a request. */
const PATIENCE_MS = 10_500

/** What the kit logs for developers when a service fails. */
const REPORTED = /^console\.(?:warning|error): \[bowline\] /

// No trace and no motion: each page recovers eight times.
test.use({ trace: 'off', contextOptions: { reducedMotion: 'reduce' } })

type Fault = (typeof FAULTS)[number]

/** One service, and what else works while it fails: the modal is open at its first view. */
type Service = { readonly name: string; readonly find: (demo: Demo, fault: Fault) => Promise<void> }

const SERVICES: readonly Service[] = [
  { name: 'remote-config', find: findWallets },
  { name: 'allowed-origins', find: findWallets },
  {
    name: 'analytics-config',
    async find(demo) {
      await findWallets(demo)
      expect((await askedOf(demo.page, 'analytics-config')).length).toBeGreaterThan(0)
      await expect(demo.page.locator('html')).not.toHaveAttribute('data-collected')
    },
  },
  {
    name: 'wallets',
    async find({ page, modal }, fault) {
      await modal.row('All wallets').click()
      if (fault === 'never') {
        await expect(modal.dialog.locator('[data-part="wallet-tile-skeleton"]').first()).toBeVisible()
        await page.clock.fastForward(PATIENCE_MS)
      }
      // The kit's built-in wallets replace them.
      await expect(directory(page).tile('MetaMask')).toBeVisible()
      await expect(directory(page).tiles.nth(11)).toBeVisible()
    },
  },
  {
    name: 'wallet-image',
    async find(demo, fault) {
      await findWallets(demo)
      if (fault === 'never') await demo.page.clock.fastForward(PATIENCE_MS)
      const image = directory(demo.page).tile('Pocket Sandbox').locator('[data-part="image"]')
      await expect(image).toHaveAttribute('data-state', 'placeholder')
      await expect(image.locator('[data-letter="P"]')).toBeVisible()
    },
  },
]

/** The wallets of the directory, which works. */
async function findWallets({ page, modal }: Demo): Promise<void> {
  await modal.row('All wallets').click()
  await expect(directory(page).tiles.nth(11)).toBeVisible()
}

for (const { name, find } of SERVICES) {
  test(`R-API-09 R-API-48 R-API-53 R-API-55 R-VIEW-25 R-FLOW-05 ${name} failing in ${FAULTS.length} ways: wallets immediately, no endless wait, one press continues, the modal closes`, async ({
    demo,
    complaints,
  }) => {
    complaints.allow(REPORTED)
    const { page, modal } = demo
    await page.clock.install()
    // Origins are requested only for visitors who can log in.
    const logins = name === 'allowed-origins' ? { email: '1', socials: '1' } : {}
    await demo.open({ mocks: 'page', collector: '1', ...logins })
    for (const fault of FAULTS) {
      await test.step(fault, async () => {
        await setServices(page, 'healthy')
        await setServices(page, fault, [name])
        const before = (await askedOf(page, name)).length
        await makeFreshKit(page)
        await demo.button('kit').click()
        await expect(modal.title).toHaveText('Connect wallet')
        await expect(modal.row(FIRST_WALLET)).toBeVisible()
        if (fault === 'never') {
          if (name !== 'wallet-image')
            await expect.poll(async () => (await askedOf(page, name)).length).toBeGreaterThan(before)
          await page.clock.fastForward(PATIENCE_MS)
        }
        await expect(modal.dialog.locator('[aria-busy="true"]')).toHaveCount(0)
        await find(demo, fault)
        await expect(modal.dialog.locator('[aria-busy="true"]')).toHaveCount(0)
        await modal.close.click()
        await expect(modal.dialog).toBeHidden()
      })
    }
  })
}

test('R-API-53 R-API-56 with a working service the app’s collector gets the events', async ({ demo }) => {
  await demo.open({ mocks: 'page', collector: '1' })
  await demo.button('kit').click()
  await expect(demo.modal.title).toBeVisible()
  await expect(demo.page.locator('html')).toHaveAttribute('data-collected', /[1-9]/)
})

for (const fault of ['500', 'never'] as const) {
  test(`R-FLOW-13 R-CONN-202 wallets to get, the directory answering ${fault}: the kit’s built-in wallets are shown instead`, async ({
    demo,
    complaints,
  }) => {
    complaints.allow(REPORTED)
    const { page, modal } = demo
    await page.clock.install()
    await demo.open({ mocks: 'page', services: `wallets:${fault}` })
    await demo.button('kit').click()
    await modal.dialog.getByRole('button', { name: /Get started/ }).click()
    await modal.button('Get a wallet').click()
    if (fault === 'never') {
      await expect.poll(async () => (await askedOf(page, 'wallets')).length).toBeGreaterThan(0)
      await page.clock.fastForward(PATIENCE_MS)
    }
    await expect(modal.dialog.getByRole('link', { name: /MetaMask/ })).toBeVisible()
    await expect(modal.dialog.getByRole('alert')).toHaveCount(0)
  })
}

test('R-MODAL-09 R-CONN-17 a directory that failed is requested again by the next opening', async ({
  demo,
  complaints,
}) => {
  complaints.allow(REPORTED)
  const { page, modal } = demo
  await demo.open({ mocks: 'page', services: 'wallets:503' })
  await demo.button('kit').click()
  await expect(modal.row('All wallets')).toHaveText(/\D\d\d\+/)
  await modal.close.click()
  await setServices(page, 'healthy')
  await demo.button('kit').click()
  await expect(modal.row('All wallets')).toHaveText(/\d{3}\+/)
})

test('R-VIEW-25 a further page that fails: the loaded wallets stay, and one press continues', async ({
  demo,
  complaints,
}) => {
  complaints.allow(REPORTED)
  const { page, modal } = demo
  await demo.open({ mocks: 'page' })
  await demo.button('kit').click()
  await findWallets(demo)
  await setServices(page, 'offline', ['wallets'])
  const { grid, tiles } = directory(page)
  await tiles.first().focus()
  await page.keyboard.press('Control+End')
  await expect(modal.dialog.getByRole('alert')).toContainText('Couldn’t load more wallets')
  await expect(tiles.first()).toBeAttached()
  // Their number depends on whether the recommended ones were known when the first page was requested.
  const last = Number(await tiles.last().getAttribute('data-index'))
  expect(last).toBeGreaterThanOrEqual(39)
  await setServices(page, 'healthy')
  await modal.tryAgain.click()
  await expect(modal.dialog.getByRole('alert')).toBeHidden()
  await expect(grid.locator(`[data-index="${last + 1}"]`)).toBeAttached()
})

test('R-VIEW-04 a view whose code cannot be fetched while the browser is offline: an error is shown, and one press loads it', async ({
  demo,
  context,
  complaints,
}) => {
  complaints.allow(/ERR_INTERNET_DISCONNECTED|\[bowline\]/)
  const { modal } = demo
  await demo.open({ mocks: 'page' })
  await demo.button('kit').click()
  await expect(modal.row('All wallets')).toContainText('+')
  await context.setOffline(true)
  await modal.row('All wallets').click()
  await expect(modal.dialog.getByText('Loading failed')).toBeVisible()
  await context.setOffline(false)
  await modal.tryAgain.click()
  await expect(modal.dialog.getByRole('searchbox')).toBeVisible()
  await modal.close.click()
  await expect(modal.dialog).toBeHidden()
})

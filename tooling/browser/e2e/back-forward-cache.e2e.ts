/** A page that the browser keeps in its back/forward cache and restores when its visitor returns. */
import type { Page } from '@playwright/test'
import { launchOptions } from '../browser-options.mjs'
import { answerNodes, serveHost, startServices } from './pages/built-hosts.js'
import { FIRST_ADDRESS, OTHER_ADDRESS } from './pages/chains.js'
import { kitModal } from './pages/kit-modal.js'
import { installStoredWallet, moveStoredWallet } from './pages/stored-wallet.js'
import { expect, test } from './test.js'

const WALLET = 'Stored Wallet'

test.use({ launchOptions: { ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] } })

/** Goes to a page of the same site without the kit, does something there, and comes back. */
async function whileAway(page: Page, elsewhere: string, happen: () => Promise<void>): Promise<void> {
  await page.evaluate(() => Reflect.set(window, 'wasKept', true))
  await page.goto(elsewhere)
  await happen()
  await page.goBack({ waitUntil: 'commit' })
  expect(await page.evaluate(() => Reflect.get(window, 'wasKept')), 'the page was kept').toBe(true)
}

for (const path of ['/plain.html', '/wagmi.html']) {
  test(`R-CONN-148 ${path}: a page restored from the back/forward cache shows the wallet’s current state`, async ({
    complaints,
    context,
    page,
  }) => {
    complaints.allow(/: undefined, the last undefined$/)
    const [services, host] = await Promise.all([startServices(), serveHost('react-19-wagmi-3/dist')])
    await answerNodes(context, services)
    await installStoredWallet(page, { name: WALLET, account: FIRST_ADDRESS })
    const address = page.getByRole('status', { name: 'Kit address', exact: true })
    const status = page.getByRole('status', { name: 'Kit status', exact: true })

    await page.goto(`${host.url}${path}`)
    await page.getByRole('button', { name: 'Connect wallet' }).click()
    await kitModal(page).row(WALLET).click()
    await expect(address).toHaveText(FIRST_ADDRESS)

    const elsewhere = `${host.url}/elsewhere`
    await page.route(elsewhere, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }))
    await whileAway(page, elsewhere, () => moveStoredWallet(page, OTHER_ADDRESS))
    await expect(address).toHaveText(OTHER_ADDRESS)
    await whileAway(page, elsewhere, () => moveStoredWallet(page, undefined))
    await expect(address).toBeEmpty()
    await whileAway(page, elsewhere, () => moveStoredWallet(page, FIRST_ADDRESS))
    await expect(address).toHaveText(FIRST_ADDRESS)
    await expect(status).toHaveText('connected')

    await services.stop()
    await host.stop()
  })
}

import type { Page } from '@playwright/test'
import { LAB } from '../lab-path.mjs'
import { serverAddresses } from '../servers.mjs'
import { FIRST_ACCOUNT } from './pages/chains.js'
import { directory } from './pages/directory.js'
import { watchPairing, watchRequests } from './pages/requests.js'
import { expect, test } from './test.js'

const CONFIG = 'GET https://explorer.bowline.id/appkit/v1/config'
const ORIGINS = 'GET https://explorer.bowline.id/projects/v1/origins'

/** Origins are checked only for visitors who can log in (R-CFG-21). */
const WITH_LOGIN = { email: '1', socials: '1' }

/** Loaded, and without requests for half a second. */
async function untilQuiet(page: Page) {
  await page.waitForLoadState('networkidle')
}

for (const path of [LAB, `${LAB}?host=wagmi`, '/bare', '/bare?host=wagmi', `${LAB}?storage=cookie`]) {
  test(`R-HOST-09 ${path} sends no requests before the first intent`, async ({ demo: { page }, baseURL }) => {
    const requests = watchRequests(page, baseURL)
    await page.goto(path)
    await untilQuiet(page)
    await expect(page.getByRole('button', { name: 'Connect wallet' }).first()).toBeVisible()
    expect(requests.list()).toEqual([])
  })
}

for (const intent of ['pointer', 'key', 'open'] as const) {
  test(`R-HOST-09 ${intent} is an intent: features and origins are requested, each once`, async ({ demo, baseURL }) => {
    const requests = watchRequests(demo.page, baseURL)
    await demo.open(WITH_LOGIN)
    if (intent === 'pointer') await demo.button('kit').hover()
    if (intent === 'key') {
      await demo.button('kit').focus()
      await demo.page.keyboard.press('Shift+Tab')
      await demo.page.keyboard.press('Tab')
    }
    if (intent === 'open') await demo.button('kit').dispatchEvent('click')
    await expect.poll(requests.list).toEqual(expect.arrayContaining([CONFIG, ORIGINS]))
    if (intent !== 'open') await demo.button('kit').click()
    await expect(demo.modal.title).toBeVisible()
    await untilQuiet(demo.page)
    expect(requests.list().filter((request) => request === CONFIG)).toHaveLength(1)
    expect(requests.list().filter((request) => request === ORIGINS)).toHaveLength(1)
  })
}

test('R-HOST-09 a host may have them requested when the page is idle', async ({ demo, baseURL }) => {
  const requests = watchRequests(demo.page, baseURL)
  await demo.open({ prefetch: 'idle', ...WITH_LOGIN })
  await expect.poll(requests.list).toEqual(expect.arrayContaining([CONFIG, ORIGINS]))
})

test('R-HOST-09 R-ACCT-55 with a stored connection, and its account’s name cached, only the app’s own node is called', async ({
  demo,
  baseURL,
}) => {
  await demo.open({ wallet1: 'approve' })
  await demo.connect()
  const named = /^Account sandbox\.bowline\.id, .* ETH$/
  await expect(demo.button('kit')).toHaveAccessibleName(named)
  await demo.page.evaluate(() => localStorage.removeItem('@bowline/native_balance_cache'))

  const requests = watchRequests(demo.page, baseURL)
  await demo.reload()
  await expect(demo.button('kit')).toHaveAccessibleName(named)
  await untilQuiet(demo.page)
  const expected = serverAddresses().chains.map(({ url }) => `POST ${url}/`)
  expect(requests.list().filter((request) => !expected.includes(request))).toEqual([])
})

test('R-CONN-42 R-HOST-08 nothing for pairing is loaded before it is needed: no code, no relay, with wallets listed or found', async ({
  demo,
  baseURL,
}) => {
  const { page, modal } = demo
  const pairing = watchPairing(page, baseURL)
  await demo.open({ wallet1: 'approve' })
  await demo.button('kit').click()
  await modal.row('All wallets').click()
  await directory(page).search.fill('sandbox')
  await expect(directory(page).tiles).toHaveCount(2)
  await modal.back.click()
  await modal.dialog.getByRole('button', { name: /Get started/ }).click()
  await modal.button('Get a wallet').click()
  await modal.close.click()
  await demo.connect()
  await demo.reload()
  await expect(demo.button('kit')).toHaveAccessibleName(FIRST_ACCOUNT)
  await untilQuiet(page)
  expect(await pairing.chunks()).toEqual([])
  expect(pairing.sockets()).toEqual([])

  await demo.button('kit').click()
  await modal.button('Disconnect').click()
  await expect(demo.fact('status')).toHaveText('disconnected')
  if (await modal.dialog.isHidden()) await demo.button('kit').click()
  await modal.row('WalletConnect').click()
  await expect(modal.dialog.locator('[data-part="qr-code"]')).toHaveAttribute('data-state', 'shown')
  expect((await pairing.chunks()).length).toBeGreaterThan(0)
  expect(new Set(pairing.sockets().map((url) => new URL(url).origin))).toEqual(
    new Set([new URL(serverAddresses().relayUrl).origin]),
  )
})

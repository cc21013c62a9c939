/** Next.js with Cache Components, built by each of its bundlers, under the documented policy. */
import { startMockServices } from '@bowline/commands/mock-services'
import { startNextHost } from '@bowline/commands/next-host'
import type { Page } from '@playwright/test'
import { kitModal } from './pages/kit-modal.js'
import { answerServices, HOST_WALLET, installWallet } from './pages/next-host.js'
import { expect, test } from './test.js'

type Server = { readonly url: string; readonly stop: () => Promise<void> }

const ADDRESS = /0xf3.*92266/

async function connect(page: Page): Promise<void> {
  const { dialog, row, button } = kitModal(page)
  await page.getByRole('button', { name: 'Connect wallet' }).click()
  await row(HOST_WALLET.name).click()
  await button('Sign').click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: /^Account .*ETH$/ })).toBeVisible()
}

const ROUTERS = [
  { router: 'App Router', steps: 'shell' },
  { router: 'Pages Router', steps: 'shell-pages' },
] as const

/** The second page of the shop, linked from the first. */
async function enterShop(page: Page, address: string) {
  const { dialog } = kitModal(page)
  const place = page.locator('main h2:visible')
  await page.goto(`${address}/start`)
  await page.getByRole('button', { name: 'Shop' }).click()
  await expect(place).toHaveText('shop')
  return {
    place,
    go: (move: 'back' | 'forward') => page.evaluate((way) => history[way](), move),
    openModal: async () => {
      await page.getByRole('button', { name: 'Connect wallet' }).click()
      await expect(dialog).toBeVisible()
      // Its code is loaded with the first opening.
      await expect.poll(() => page.evaluate(() => sessionStorage.getItem('@bowline/history_marks'))).not.toBeNull()
    },
    closeModal: async () => {
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
    },
  }
}

for (const bundler of ['turbopack', 'webpack'] as const) {
  test.describe(`Next.js with ${bundler}`, () => {
    let host: Server
    let services: Awaited<ReturnType<typeof startMockServices>>

    test.beforeAll(async () => {
      services = await startMockServices({ accounts: [HOST_WALLET.address] })
      host = await startNextHost(bundler)
    })

    test.afterAll(async () => {
      await host.stop()
      await services.close()
    })

    test.beforeEach(async ({ complaints: _, page }) => {
      await installWallet(page)
      await answerServices(page, services.url)
    })

    for (const trustedTypes of ['enforce', 'report', 'off']) {
      test(`R-HOST-31 R-HOST-32 ${bundler}, Trusted Types ${trustedTypes}: connecting and signing in, with no violation`, async ({
        page,
      }) => {
        const answer = await page.goto(`${host.url}/?trustedTypes=${trustedTypes}`)
        const headers = (await answer?.allHeaders()) ?? {}
        const enforced = headers['content-security-policy'] ?? ''
        expect(enforced).toMatch(/script-src [^;]*'nonce-/)
        expect(enforced.includes("require-trusted-types-for 'script'")).toBe(trustedTypes === 'enforce')
        const reported = headers['content-security-policy-report-only'] ?? ''
        expect(reported.includes("require-trusted-types-for 'script'")).toBe(trustedTypes === 'report')
        await connect(page)
      })
    }

    test(`R-HOST-32 ${bundler}: a string that is not a script of the build stays refused, and so does markup`, async ({
      page,
      complaints,
    }) => {
      complaints.allow(/require-trusted-types-for|Trusted(HTML|ScriptURL)/)
      await page.goto(host.url)
      await expect(page.getByRole('button', { name: 'Connect wallet' })).toBeEnabled()
      const refused = await page.evaluate(() =>
        [
          () => Object.assign(document.createElement('script'), { src: '/uploads/a.js' }),
          () => Object.assign(document.createElement('script'), { src: 'https://elsewhere.example/_next/static/a.js' }),
          () => Object.assign(document.createElement('div'), { innerHTML: '<b>markup</b>' }),
        ].map((attempt) => {
          try {
            attempt()
            return 'let through'
          } catch (error) {
            return String(error instanceof TypeError)
          }
        }),
      )
      expect(refused).toEqual(['true', 'true', 'true'])
    })

    for (const path of ['/', '/shell']) {
      test(`R-HOST-33 R-STORE-20 ${bundler}, cacheComponents: ${path} is sent with the address from the cookie`, async ({
        page,
      }) => {
        await page.goto(`${host.url}${path}`)
        await connect(page)
        const sent = await (await page.context().request.get(`${host.url}${path}`)).text()
        const [, name] = /<button[^>]* aria-label="([^"]*)"/.exec(sent) ?? []
        expect(name).toMatch(ADDRESS)
        await page.reload()
        await expect(page.getByRole('button', { name: /^Account .*ETH$/ })).toBeEnabled()
      })
    }

    for (const { router, steps } of ROUTERS) {
      test(`R-HOST-82 ${bundler}, ${router}: a press on Back shows another page after the modal was closed, also once the router has written its entry`, async ({
        page,
      }) => {
        const { openModal, closeModal, place, go } = await enterShop(page, `${host.url}/${steps}`)
        await openModal()
        await closeModal()
        await openModal()
        await closeModal()
        await page.getByRole('button', { name: 'Refresh' }).click()
        await page.waitForLoadState('networkidle')
        await go('back')
        await expect(place).toHaveText('start')
        await go('forward')
        await expect(place).toHaveText('shop')
      })

      for (const way of ['Close and go', 'Close and go later']) {
        test(`R-HOST-82 ${bundler}, ${router}, ${way}: the page that the app opens stays, and each press on Back and Forward shows another`, async ({
          page,
        }) => {
          const { openModal, place, go } = await enterShop(page, `${host.url}/${steps}`)
          await openModal()
          // The page behind the modal is inert: its code runs, but its visitor cannot use it.
          await page.locator('main button:visible', { hasText: new RegExp(`^${way}$`) }).dispatchEvent('click')
          await expect(kitModal(page).dialog).toBeHidden()
          for (const [move, name] of [
            [undefined, 'account'],
            ['back', 'shop'],
            ['back', 'start'],
            ['forward', 'shop'],
            ['forward', 'account'],
          ] as const) {
            if (move !== undefined) await go(move)
            await expect(place).toHaveText(name)
            await page.waitForLoadState('networkidle')
          }
        })
      }

      test(`R-NAV-16 R-HOST-82 ${bundler}, ${router}: Back closes the modal and stays, Forward does not open it, and the next Back shows another page`, async ({
        page,
      }) => {
        const { openModal, place, go } = await enterShop(page, `${host.url}/${steps}`)
        const { dialog } = kitModal(page)
        await openModal()
        await go('back')
        await expect(dialog).toBeHidden()
        await expect(place).toHaveText('shop')
        await page.waitForLoadState('networkidle')
        await go('forward')
        await expect(place).toHaveText('shop')
        await expect(dialog).toBeHidden()
        await go('back')
        await expect(place).toHaveText('start')
      })

      test(`R-HOST-82 ${bundler}, ${router}: after a reload with the modal open, a press on Back shows another page`, async ({
        page,
      }) => {
        const { openModal, place, go } = await enterShop(page, `${host.url}/${steps}`)
        await openModal()
        await page.reload()
        await expect(page.getByRole('button', { name: 'Connect wallet' })).toBeEnabled()
        await page.waitForLoadState('networkidle')
        await go('back')
        await expect(place).toHaveText('start')
      })
    }

    if (bundler === 'turbopack')
      test('R-HOST-32 R-MODAL-35 turbopack: without the documented policy nothing loads, and a press shows an error', async ({
        page,
        complaints,
      }) => {
        complaints.allow(/require-trusted-types-for|TrustedScriptURL|could not be loaded/)
        // The page does not create its own policy where the browser seems to lack Trusted Types.
        await page.addInitScript(() => Object.defineProperty(window, 'trustedTypes', { value: undefined }))
        await page.goto(host.url)
        await page.getByRole('button', { name: 'Connect wallet' }).click()
        const reported = page.getByRole('alertdialog', { name: 'Loading failed' })
        await expect(reported).toBeVisible()
        await reported.getByRole('button', { name: 'Close' }).click()
        await expect(reported).toHaveCount(0)
      })
  })
}

import { LAB } from '../lab-path.mjs'
import { kitModal } from './pages/kit-modal.js'
import { smallPage } from './pages/small-page.js'
import { expect, test } from './test.js'

for (const host of ['none', 'wagmi']) {
  test(`R-HOST-03 host ${host}: a whole connection under the strict policy, with no violation`, async ({
    demo,
    page,
  }) => {
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.request().isNavigationRequest()),
      demo.open({ host, wallet1: 'approve' }),
    ])
    const policy = answer.headers()['content-security-policy'] ?? ''
    expect(policy).toMatch(/script-src [^;]*'nonce-/)
    expect(policy).toContain("require-trusted-types-for 'script'")
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval/)

    await demo.connect()
    await demo.button('network').click()
    await demo.modal.row('Base').click()
    await expect(demo.modal.dialog).toBeHidden()
    await demo.button('kit').click()
    await demo.modal.button('Disconnect').click()
    await expect(demo.fact('status')).toHaveText('disconnected')
    await expect(page.locator('html')).toHaveAttribute('data-csp-violations', '0')
  })
}

test('R-HOST-03 the policy is in force: an inline style in markup is refused and counted', async ({
  page,
  complaints,
}) => {
  complaints.allow(/style-src|inline style|cspViolations/)
  await smallPage(page, '/bare')
  await page.evaluate(() => {
    const holder = document.createElement('div')
    holder.setAttribute('style', 'color: red')
    document.body.append(holder)
  })
  await expect(page.locator('html')).not.toHaveAttribute('data-csp-violations', '0')
})

for (const path of [LAB, '/bare', '/hostile', '/nested', `${LAB}?storage=cookie`, `${LAB}?embed=1&host=wagmi`]) {
  test(`R-HOST-01 R-HOST-03 ${path}: the kit’s server-rendered HTML has no style attribute and no style element`, async ({
    page,
    request,
  }) => {
    const html = await (await request.get(path)).text()
    const found = await page.evaluate((text) => {
      const sent = new DOMParser().parseFromString(text, 'text/html')
      return {
        roots: sent.querySelectorAll('[data-bowline]').length,
        styled: sent.querySelectorAll('[data-bowline][style], [data-bowline] [style], [data-bowline] style').length,
      }
    }, html)
    expect(found).toEqual({ roots: found.roots, styled: 0 })
    if (path !== '/nested') expect(found.roots).toBeGreaterThan(0)
  })
}

for (const storage of ['local', 'cookie']) {
  for (const theme of ['system', 'light']) {
    test(`R-HOST-01 storage ${storage}, theme ${theme}: the server’s buttons are hydrated unchanged`, async ({
      page,
    }) => {
      await page.addInitScript(() => {
        new MutationObserver((_, observer) => {
          const buttons = document.querySelectorAll('[data-testid="kit-buttons"] button')
          if (buttons.length < 2) return
          observer.disconnect()
          Reflect.set(window, 'sentButtons', [...buttons])
        }).observe(document, { subtree: true, childList: true })
      })
      const settings = { storage, theme, mocks: 'page', wallets: '1', wallet1: 'approve' }
      const { kitButton } = await smallPage(page, '/bare', settings)
      await kitButton.click()
      await kitModal(page).row('Sandbox Wallet').first().click()
      await expect(kitButton).toHaveAccessibleName(/ETH$/)

      await smallPage(page, '/bare', settings)
      await expect(kitButton).toHaveAccessibleName(/ETH$/)
      const isKept = await page.evaluate(() => {
        const sent: Element[] = Reflect.get(window, 'sentButtons')
        return sent.every((button) => button.isConnected)
      })
      expect(isKept).toBe(true)
    })
  }
}

test('R-HOST-08 the modal’s code loads with the first intent, and a view’s with the view', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  const { kitButton } = await smallPage(page, '/bare')
  await page.waitForLoadState('networkidle')
  const before = scripts.length
  await kitButton.hover()
  await expect.poll(() => scripts.length).toBeGreaterThan(before)
  await kitButton.click()
  const { dialog } = kitModal(page)
  await expect(dialog).toBeVisible()
  await page.waitForLoadState('networkidle')
  const opened = scripts.length
  await dialog.getByRole('button', { name: 'What is a wallet?' }).click()
  await expect(dialog.getByRole('button', { name: 'Get a wallet' })).toBeVisible()
  expect(scripts.length).toBeGreaterThan(opened)
})

test('R-MODAL-28 R-STATE-01 two kits on a page are independent, and show one modal at a time', async ({ page }) => {
  await page.goto('/two-kits?theme=dark&wallet1=approve')
  const buttons = (kit: 'first' | 'second') =>
    page.getByTestId(`${kit}-kit`).getByTestId('kit-buttons').getByRole('button')
  await page.waitForFunction(() => 'bowlineDemo' in window)
  await expect(buttons('first').first()).toHaveAccessibleName(/Ethereum/)
  await expect(buttons('second').first()).toHaveAccessibleName(/Base/)

  const { dialog, row } = kitModal(page)
  await buttons('first').first().click()
  await expect(dialog).toHaveCount(1)
  await row('OP Mainnet').click()
  await expect(dialog).toBeHidden()
  await expect(buttons('first').first()).toHaveAccessibleName(/OP Mainnet/)
  await expect(buttons('second').first()).toHaveAccessibleName(/Base/)

  await buttons('second').last().click()
  await expect(dialog).toHaveCount(1)
  await expect(page.locator('[data-bowline]').filter({ has: dialog })).toHaveAttribute('data-bowline', 'light')
})

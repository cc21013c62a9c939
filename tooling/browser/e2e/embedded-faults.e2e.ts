/**
 * The embedded wallet's frame that cannot be had, or comes to its end: said so, nothing waits for ever, one press goes on. The
 * browser keeps storage for frames here, so that a frame which is replaced has the login of the one before. Time is the
 * browser's own; what waits, waits side by side.
 */
import { withFrameStorage } from '../browser-options.mjs'
import { breakFrame, endFrame, LIFE_FAULTS } from './pages/broken-frame.js'
import type { Demo } from './pages/demo.js'
import { embeddedWallet, freshEmail, WITH_LOGIN } from './pages/embedded-wallet.js'
import { expect, test } from './test.js'

test.describe.configure({ timeout: 90_000 })
test.use({ launchOptions: withFrameStorage })

/** What the browser and the kit tell a developer of a frame that fails. */
const TOLD = /^console\.(?:warning|error): (?:\[bowline\] |Failed to load resource)|chrome-error:|ERR_/

/** A little more than the kit waits for a frame, for its answer, or for a sign that it lives. */
const PATIENCE_MS = 35_000

async function sign({ page, dapp, modal }: Demo): Promise<void> {
  const wallet = embeddedWallet(page)
  await dapp.act('sign-message')
  await wallet.approve.click()
  await expect(dapp.result('sign-message').line('Verified')).toHaveText(/^yes, signed by 0x/)
  await expect(modal.dialog).toBeHidden()
  await expect(wallet.element).not.toBeVisible()
}

test('R-FRAME-08 R-FRAME-11 R-FRAME-13 R-FRAME-16 R-FRAME-17 R-ERR-05 a login whose frame cannot be had, or never answers: said so, and one press tries again', async ({
  demo,
  newTab,
  complaints,
}) => {
  complaints.allow(TOLD)
  const faults = ['network error', '500', 'silent'] as const
  const tabs = [demo, await newTab(), await newTab()]
  const mends: (() => Promise<void>)[] = []
  for (const [place, fault] of faults.entries()) {
    const { page, open, button } = tabs[place] ?? demo
    await open(WITH_LOGIN)
    mends.push(await breakFrame(page, fault))
    await button('kit').click()
    await embeddedWallet(page).email.fill(freshEmail())
    await embeddedWallet(page).email.press('Enter')
    await expect(embeddedWallet(page).element).toHaveCount(1)
  }
  for (const [place, fault] of faults.entries()) {
    await test.step(fault, async () => {
      const { page, modal, button } = tabs[place] ?? demo
      const wallet = embeddedWallet(page)
      await expect(modal.dialog.getByText(/Unable to load email login dependency|Something went wrong/)).toBeVisible({
        timeout: PATIENCE_MS,
      })
      await expect(wallet.email).toBeEnabled()
      await expect(modal.dialog.locator('[aria-busy="true"]')).toHaveCount(0)
      await modal.close.click()
      await expect(modal.dialog).toBeHidden()
      await mends[place]?.()
      // A mail that another tab has had sent would have this one wait.
      await page.evaluate(() => localStorage.clear())
      await button('kit').click()
      await wallet.email.fill(freshEmail())
      await wallet.email.press('Enter')
      await expect(modal.dialog.getByRole('textbox', { name: 'Digit 1 of 6' })).toBeVisible()
      await modal.close.click()
    })
  }
})

test('R-FRAME-06 R-FRAME-17 R-FRAME-64 a frame that is removed, led elsewhere or hung while nothing waits is replaced for the next request, with its login', async ({
  demo,
  complaints,
}) => {
  complaints.allow(TOLD)
  await demo.open(WITH_LOGIN)
  await embeddedWallet(demo.page).logIn()
  for (const fault of LIFE_FAULTS) {
    await test.step(fault, async () => {
      await endFrame(demo.page, fault)
      await sign(demo)
    })
  }
})

for (const fault of LIFE_FAULTS) {
  const isHung = fault === 'hung'
  test(`R-FRAME-16 R-FRAME-17 R-FRAME-64 R-STACK-10 a frame that is ${fault} while the visitor decides: the request fails, nothing stays, and the next press signs`, async ({
    demo,
    complaints,
  }) => {
    complaints.allow(TOLD)
    const { page, modal, dapp } = demo
    const wallet = embeddedWallet(page)
    await demo.open(WITH_LOGIN)
    await wallet.logIn()
    await dapp.act('sign-message')
    await expect(wallet.approve).toBeVisible()
    await endFrame(page, fault)
    if (isHung) await expect(wallet.approve).toBeVisible()
    await expect(modal.dialog).toBeHidden({ timeout: isHung ? PATIENCE_MS : 5_000 })
    await expect(dapp.result('sign-message').line('Code')).toHaveText('auth/frame-load')
    await expect(demo.fact('status')).toHaveText('connected')
    await sign(demo)
  })
}

test('R-FRAME-16 R-FRAME-41 R-FLOW-35 R-MODAL-12 a frame that hangs while the visitor decides keeps nobody from closing, and the next press signs', async ({
  demo,
  complaints,
}) => {
  complaints.allow(TOLD)
  const { page, modal, dapp } = demo
  const wallet = embeddedWallet(page)
  await demo.open(WITH_LOGIN)
  await wallet.logIn()
  await dapp.act('sign-message')
  await expect(wallet.approve).toBeVisible()
  await endFrame(page, 'hung')
  await modal.close.click()
  await expect(modal.dialog).toBeHidden()
  await expect(wallet.element).not.toBeVisible()
  await expect(dapp.result('sign-message').item).toContainText(/reject|declin|abort/i)
  await sign(demo)
})

test('R-FRAME-08 R-FRAME-17 R-FRAME-64 a frame that was lost and cannot be had any more: on its way in the card, which can be closed; then said so, and the next press signs', async ({
  demo,
  newTab,
  complaints,
}) => {
  complaints.allow(TOLD)
  await demo.open(WITH_LOGIN)
  await embeddedWallet(demo.page).logIn()
  const other = await newTab()
  await other.open(WITH_LOGIN)
  await expect(other.fact('status')).toHaveText('connected')
  const mends: (() => Promise<void>)[] = []
  for (const [tab, fault] of [[demo, 'network error'] as const, [other, '500'] as const]) {
    mends.push(await breakFrame(tab.page, fault))
    await endFrame(tab.page, 'removed')
    await tab.dapp.act('sign-message')
    await expect(tab.modal.dialog.getByText('Loading your wallet')).toBeVisible()
    await tab.modal.close.click()
    await expect(tab.modal.dialog).toBeHidden()
    await tab.dapp.act('sign-message')
    await expect(tab.modal.dialog.getByText('Loading your wallet')).toBeVisible()
  }
  for (const tab of [demo, other]) {
    await expect(tab.modal.dialog).toBeHidden({ timeout: PATIENCE_MS })
    await expect(tab.dapp.result('sign-message').line('Code')).toHaveText('auth/frame-load')
    await mends.shift()?.()
    await tab.page.bringToFront()
    await sign(tab)
  }
})

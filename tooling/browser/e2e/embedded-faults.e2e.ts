/**
 * The embedded wallet's frame cannot be loaded, or stops: an error is shown, nothing waits forever, and one press continues. The
 * browser keeps storage for frames here, so a replaced frame has the login of the previous one. The kit's timeouts run on the
 * page's own clock, which the test moves forward.
 */
import { withFrameStorage } from '../browser-options.mjs'
import { breakFrame, endFrame, LIFE_FAULTS } from './pages/broken-frame.js'
import type { Demo } from './pages/demo.js'
import { embeddedWallet, freshEmail, WITH_LOGIN } from './pages/embedded-wallet.js'
import { passTime } from './pages/page-time.js'
import { expect, test } from './test.js'

test.use({ launchOptions: withFrameStorage })

/** What the browser and the kit log for developers when a frame fails. */
const REPORTED = /^console\.(?:warning|error): (?:\[bowline\] |Failed to load resource)|chrome-error:|ERR_/

/** Slightly more than the kit gives a frame to load. */
const LOADING_MS = 20_500

/** A request gets no response: the kit pings after 10 s and after 20 s, and waits 3 s for each. */
const TWO_PINGS_MS = [10_000, 3_000, 7_000, 3_000]

/** A lost frame is opened again after 1, 2 and 4 s, and each gets 5 s. */
const THREE_FRAMES_MS = [1_000, 5_000, 2_000, 5_000, 4_000, 5_000]

async function sign({ page, dapp, modal }: Demo): Promise<void> {
  const wallet = embeddedWallet(page)
  await dapp.act('sign-message')
  await wallet.approve()
  await expect(dapp.result('sign-message').line('Verified')).toHaveText(/^yes, signed by 0x/)
  await expect(modal.dialog).toBeHidden()
  await expect(wallet.element).not.toBeVisible()
}

test('R-FRAME-08 R-FRAME-11 R-FRAME-13 R-FRAME-16 R-FRAME-17 R-ERR-05 a login whose frame cannot be loaded, or never answers: shown, and one press tries again', async ({
  demo,
  newTab,
  complaints,
}) => {
  complaints.allow(REPORTED)
  const faults = ['network error', '500', 'silent'] as const
  const tabs = [demo, await newTab(), await newTab()]
  const mends: (() => Promise<void>)[] = []
  await demo.page.clock.install()
  for (const [place, fault] of faults.entries()) {
    const { page, open, button } = tabs[place] ?? demo
    // A background tab draws one frame per second, and a press waits for two.
    await page.bringToFront()
    await open(WITH_LOGIN)
    mends.push(await breakFrame(page, fault))
    // The pause after another tab's login would delay this one (R-CONN-56).
    await page.evaluate(() => localStorage.removeItem('@bowline/auth_last_email_login'))
    await button('kit').click()
    await embeddedWallet(page).email.fill(freshEmail())
    await embeddedWallet(page).email.press('Enter')
    await expect(embeddedWallet(page).element).toHaveCount(1)
  }
  await passTime(demo.page, LOADING_MS)
  for (const [place, fault] of faults.entries()) {
    await test.step(fault, async () => {
      const { page, modal, button } = tabs[place] ?? demo
      const wallet = embeddedWallet(page)
      await page.bringToFront()
      await expect(modal.dialog.getByText(/Unable to load email login dependency|Something went wrong/)).toBeVisible()
      await expect(wallet.email).toBeEnabled()
      await expect(modal.dialog.locator('[aria-busy="true"]')).toHaveCount(0)
      await modal.close.click()
      await expect(modal.dialog).toBeHidden()
      await mends[place]?.()
      // The pause after an earlier login would delay this one (R-CONN-56).
      await page.evaluate(() => localStorage.clear())
      await button('kit').click()
      await wallet.email.fill(freshEmail())
      await wallet.email.press('Enter')
      await expect(modal.dialog.getByRole('textbox', { name: 'Digit 1 of 6' })).toBeVisible()
      await modal.close.click()
    })
  }
})

test('R-FRAME-06 R-FRAME-17 R-FRAME-64 a frame that is removed, navigated elsewhere or unresponsive while nothing waits is replaced for the next request, and keeps its login', async ({
  demo,
  complaints,
}) => {
  complaints.allow(REPORTED)
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
    complaints.allow(REPORTED)
    const { page, modal, dapp } = demo
    const wallet = embeddedWallet(page)
    if (isHung) await page.clock.install()
    await demo.open(WITH_LOGIN)
    await wallet.logIn()
    await dapp.act('sign-message')
    await expect(wallet.door).toBeVisible()
    await endFrame(page, fault)
    if (isHung) {
      await expect(wallet.door).toBeVisible()
      await passTime(page, ...TWO_PINGS_MS)
    }
    await expect(modal.dialog).toBeHidden()
    await expect(dapp.result('sign-message').line('Code')).toHaveText('auth/frame-load')
    await expect(demo.fact('status')).toHaveText('connected')
    await sign(demo)
  })
}

test('R-FRAME-16 R-FRAME-41 R-FLOW-35 R-MODAL-12 with a frame that hangs while the visitor decides, the modal can be closed, and the next press signs', async ({
  demo,
  complaints,
}) => {
  complaints.allow(REPORTED)
  const { page, modal, dapp } = demo
  const wallet = embeddedWallet(page)
  await demo.open(WITH_LOGIN)
  await wallet.logIn()
  await dapp.act('sign-message')
  await expect(wallet.door).toBeVisible()
  await endFrame(page, 'hung')
  await modal.close.click()
  await expect(modal.dialog).toBeHidden()
  await expect(wallet.element).not.toBeVisible()
  await expect(dapp.result('sign-message').item).toContainText(/reject|declin|abort/i)
  await sign(demo)
})

test('R-FRAME-08 R-FRAME-17 R-FRAME-64 a lost frame that cannot be loaded again: the card shows progress and can be closed; then it shows the error, and the next press signs', async ({
  demo,
  newTab,
  complaints,
}) => {
  complaints.allow(REPORTED)
  await demo.page.clock.install()
  await demo.open(WITH_LOGIN)
  await embeddedWallet(demo.page).logIn()
  const other = await newTab()
  await other.open(WITH_LOGIN)
  await expect(other.fact('status')).toHaveText('connected')
  const mends: (() => Promise<void>)[] = []
  for (const [tab, fault] of [[demo, 'network error'] as const, [other, '500'] as const]) {
    await tab.page.bringToFront()
    mends.push(await breakFrame(tab.page, fault))
    await endFrame(tab.page, 'removed')
    await tab.dapp.act('sign-message')
    await expect(tab.modal.dialog.getByText('Loading your wallet')).toBeVisible()
    await tab.modal.close.click()
    await expect(tab.modal.dialog).toBeHidden()
    await tab.dapp.act('sign-message')
    await expect(tab.modal.dialog.getByText('Loading your wallet')).toBeVisible()
  }
  await passTime(demo.page, ...THREE_FRAMES_MS)
  for (const tab of [demo, other]) {
    await tab.page.bringToFront()
    await expect(tab.modal.dialog).toBeHidden()
    await expect(tab.dapp.result('sign-message').line('Code')).toHaveText('auth/frame-load')
    await mends.shift()?.()
    await sign(tab)
  }
})

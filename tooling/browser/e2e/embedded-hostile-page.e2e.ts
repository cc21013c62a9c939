/**
 * A page that wants a signature the visitor does not mean to give. It owns the style of the frame's element, its place, its focus
 * and everything over it. No press in the frame signs; the window it opens waits for half a second without a press or key.
 */
import type { Page } from '@playwright/test'
import type { Demo } from './pages/demo.js'
import { embeddedWallet, WITH_LOGIN } from './pages/embedded-wallet.js'
import { COVERS, FRAME_STYLES, type FrameStyle } from './pages/frame-styles.js'
import { expect, test } from './test.js'

/** Opens the demo, logs the visitor in and requests a signature. */
async function request(demo: Demo) {
  await demo.open(WITH_LOGIN)
  const wallet = embeddedWallet(demo.page)
  await wallet.logIn()
  await demo.dapp.act('sign-message')
  await wallet.door.waitFor()
  return wallet
}

/** Presses the center of a button with the real pointer, at once and whatever covers it. */
async function pressAt(page: Page, box: { x: number; y: number; width: number; height: number } | null) {
  if (box === null) throw new Error('There is no button')
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
}

const signed = ({ dapp }: Demo) => dapp.result('sign-message').line('Verified')

/** The kit's own style of the element is restored after each attack. */
async function styleFrame(page: Page, style: FrameStyle): Promise<() => Promise<void>> {
  const frame = page.locator('iframe[title="Embedded wallet"]')
  const before = (await frame.getAttribute('style')) ?? ''
  await frame.evaluate((element: HTMLElement, given) => {
    for (const [name, value] of Object.entries(given)) element.style.setProperty(name, value, 'important')
  }, style)
  return () =>
    frame
      .evaluate((element: HTMLElement, css) => Object.assign(element.style, { cssText: css }), before)
      .then(() => undefined)
}

test('R-FRAME-75 no style of the frame’s element, and nothing over it, makes a press in the frame sign', async ({
  demo,
}) => {
  const { page } = demo
  const wallet = await request(demo)
  const box = await wallet.door.boundingBox()
  // Some keys reach Decline.
  const requestAgain = async () => {
    if (!(await wallet.door.isVisible())) await demo.dapp.act('sign-message')
    await wallet.door.waitFor()
  }
  for (const style of FRAME_STYLES) {
    await requestAgain()
    const restore = await styleFrame(page, style)
    await pressAt(page, box)
    await page.evaluate(() => document.querySelector<HTMLElement>('iframe[title="Embedded wallet"]')?.focus())
    for (const key of ['Tab', 'Tab', 'Tab', 'Space']) await page.keyboard.press(key)
    await restore()
    await expect(signed(demo), JSON.stringify(style)).toHaveCount(0)
  }
  for (const style of COVERS) {
    await requestAgain()
    await page.evaluate((given) => {
      const cover = document.createElement('div')
      cover.id = 'cover'
      const styles = { position: 'fixed', inset: '0', 'z-index': '1000000', 'pointer-events': 'none', ...given }
      for (const [name, value] of Object.entries(styles)) cover.style.setProperty(name, value)
      document.documentElement.append(cover)
    }, style)
    await pressAt(page, box)
    await page.evaluate(() => document.getElementById('cover')?.remove())
    await expect(signed(demo), JSON.stringify(style)).toHaveCount(0)
  }
  // A late signature would arrive within this time. A slow machine may miss one, and never fails without one.
  await page.waitForTimeout(1_000)
  await expect(signed(demo)).toHaveCount(0)
  await requestAgain()
  await wallet.approve()
  await expect(signed(demo)).toHaveText(/^yes, signed by 0x/)
})

for (const everyMs of [60, 120, 250, 400]) {
  test(`R-FRAME-75 a clicking game every ${everyMs} ms goes on in the window without signing`, async ({ demo }) => {
    const wallet = await request(demo)
    const window = await wallet.openWindow()
    await window.approve.waitFor()
    const box = await window.approve.boundingBox()
    // The pauses are the rhythm of a game, which the window must notice; a slow machine only makes them longer.
    for (let leftMs = 4_000; leftMs > 0; leftMs -= everyMs) {
      await pressAt(window.page, box)
      await window.page.waitForTimeout(everyMs)
    }
    await expect(signed(demo)).toHaveCount(0)
    await window.approve.click()
    await expect(signed(demo)).toHaveText(/^yes, signed by 0x/)
  })
}

test('R-FRAME-75 a typing game goes on in the window without signing', async ({ demo }) => {
  const wallet = await request(demo)
  const window = await wallet.openWindow()
  await window.approve.waitFor()
  await window.approve.focus()
  for (const key of ['Space', 'Enter', 'Tab', 'Shift+Tab', 'a', 'Space', 'Tab', 'Shift+Tab', 'Enter', 'Space']) {
    await window.page.keyboard.press(key)
    // The rhythm of a game, as above.
    await window.page.waitForTimeout(220)
  }
  await expect(signed(demo)).toHaveCount(0)
  await window.approve.click()
  await expect(signed(demo)).toHaveText(/^yes, signed by 0x/)
})

for (const [width, height] of [
  [300, 720],
  [420, 380],
] as const) {
  test(`R-FRAME-75 a window of ${width} × ${height} px signs nothing`, async ({ demo }) => {
    const wallet = await request(demo)
    const window = await wallet.openWindow()
    await window.page.setViewportSize({ width, height })
    await expect(window.page.getByText('Make this window larger to continue.')).toBeVisible()
    // Longer than the time after which a window of the right size would accept the press.
    await window.page.waitForTimeout(700)
    await pressAt(window.page, await window.approve.boundingBox())
    await expect(signed(demo)).toHaveCount(0)
    await window.page.setViewportSize({ width: 420, height: 720 })
    await window.approve.click()
    await expect(signed(demo)).toHaveText(/^yes, signed by 0x/)
  })
}

test('R-FRAME-75 forged window messages open no request, and a window that the page opens itself is empty', async ({
  demo,
}) => {
  const { page } = demo
  const wallet = await request(demo)
  const { origin } = new URL((await wallet.element.getAttribute('src')) ?? '')
  const [own] = await Promise.all([
    page.waitForEvent('popup'),
    page.evaluate((url) => void window.open(url), `${origin}/approval.html`),
  ])
  await expect(own.getByRole('heading', { name: 'This window waits for a request' })).toBeVisible()
  await page.bringToFront()
  await page.evaluate(() => {
    const frame = document.querySelector<HTMLIFrameElement>('iframe[title="Embedded wallet"]')
    for (let count = 0; count < 10_000; count += 1)
      frame?.contentWindow?.postMessage('@bowline-frame/WINDOW_LOADED', '*')
  })
  await expect(wallet.door).toBeVisible()
  await expect(own.getByRole('button')).toHaveCount(0)
  await expect(signed(demo)).toHaveCount(0)
})

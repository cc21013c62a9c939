import { launchOptions } from '../browser-options.mjs'
import { rest, settle } from '../scenes/steps.mjs'
import { styleDifferences } from './pages/host-styles.js'
import { kitModal } from './pages/kit-modal.js'
import { focusedName, smallPage } from './pages/small-page.js'
import { expect, test } from './test.js'

// Scrollbars that take room, as on most desktops; Playwright hides them otherwise.
test.use({ launchOptions: { ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] } })

const YES = { wallets: '1', wallet1: 'approve' }

test('R-VIEW-17 R-FLOW-01 R-FLOW-30 R-MODAL-19 the keyboard alone connects a wallet and changes the network', async ({
  page,
}) => {
  const { kitButton, networkButton } = await smallPage(page, '/bare', YES)
  const { dialog, title } = kitModal(page)
  const press = (...keys: string[]) =>
    keys.reduce((done, key) => done.then(() => page.keyboard.press(key)), Promise.resolve())
  const tabTo = async (name: RegExp) => {
    for (let stop = 0; stop < 10 && !name.test(await focusedName(page)); stop += 1) await press('Tab')
    expect(await focusedName(page)).toMatch(name)
  }

  await tabTo(/^Connect Wallet/)
  await press('Enter')
  await expect(title).toBeFocused()
  await tabTo(/^WalletConnect/)
  await press('ArrowDown')
  expect(await focusedName(page)).toMatch(/^Sandbox Wallet/)
  await press('ArrowDown')
  expect(await focusedName(page)).toMatch(/^Second Sandbox/)
  await press('Home')
  expect(await focusedName(page)).toMatch(/^WalletConnect/)
  await press('ArrowDown', 'Enter')
  await expect(dialog).toBeHidden()
  await expect(kitButton).toHaveAccessibleName(/^Account 0xf3/)
  await expect(kitButton).toBeFocused()

  await press('Shift+Tab')
  await expect(networkButton).toBeFocused()
  await press('Space')
  await expect(title).toBeFocused()
  await tabTo(/Ethereum/)
  await press('ArrowDown')
  expect(await focusedName(page)).toMatch(/Base/)
  await press('Enter')
  await expect(dialog).toBeHidden()
  await expect(networkButton).toHaveAccessibleName(/Base/)
  await expect(networkButton).toBeFocused()
})

test('R-MODAL-19 Tab and Shift+Tab go round inside the card', async ({ page }) => {
  const { kitButton } = await smallPage(page, '/bare', YES)
  const { dialog, title } = kitModal(page)
  await kitButton.click()
  await expect(title).toBeFocused()
  for (const key of ['Tab', 'Shift+Tab']) {
    const stops: string[] = []
    for (let stop = 0; stop < 12; stop += 1) {
      await page.keyboard.press(key)
      stops.push(await focusedName(page))
      expect(await dialog.evaluate((card) => card.contains(document.activeElement))).toBe(true)
    }
    const [first = ''] = stops
    expect(new Set(stops).size).toBeGreaterThan(2)
    expect(stops.lastIndexOf(first), 'comes round to where it began').toBeGreaterThan(0)
  }
})

for (const way of ['Escape', 'the overlay', 'the close button'] as const) {
  test(`R-MODAL-13 R-MODAL-19 ${way} closes, and the focus returns to what opened`, async ({ page }) => {
    const { kitButton, networkButton } = await smallPage(page, '/bare')
    const { dialog, overlay, close } = kitModal(page)
    for (const button of [kitButton, networkButton]) {
      await button.click()
      await expect(dialog).toBeVisible()
      if (way === 'Escape') await page.keyboard.press('Escape')
      else if (way === 'the overlay') await overlay.click({ position: { x: 5, y: 5 } })
      else await close.click()
      await expect(dialog).toBeHidden()
      await expect(button).toBeFocused()
    }
  })
}

test('R-MODAL-18 R-MODAL-20 each view is announced by its heading, which has the focus unless the view asks for it', async ({
  page,
}) => {
  const { kitButton } = await smallPage(page, '/bare', { ...YES, wallet1: 'silent' })
  const { dialog, title, row, back } = kitModal(page)
  await kitButton.click()
  await expect(dialog).toHaveAccessibleName('Connect Wallet')
  await expect(dialog).toHaveAttribute('aria-modal', 'true')
  await expect(title).toBeFocused()

  await row('Sandbox Wallet').first().click()
  await expect(dialog).toHaveAccessibleName('Sandbox Wallet')
  await expect(title).toBeFocused()

  await back.click()
  await expect(dialog).toHaveAccessibleName('Connect Wallet')
  await expect(title).toBeFocused()

  await dialog.getByRole('button', { name: 'What is a wallet?' }).click()
  await expect(dialog).toHaveAccessibleName('What is a wallet?')
  await expect(dialog.getByRole('button', { name: 'Get a wallet' })).toBeFocused()
})

test('R-MODAL-17 R-MODAL-21 the page behind keeps its place, does not shift, scroll or answer', async ({ page }) => {
  await page.goto('/?wallet1=approve')
  await expect(page.getByTestId('state-initialized')).toHaveText('true')
  const mark = page.getByRole('heading', { name: 'State' })
  const place = () =>
    mark.evaluate((element) => ({
      x: element.getBoundingClientRect().x,
      y: element.getBoundingClientRect().y,
      at: scrollY,
    }))
  const bar = await page.evaluate(() => innerWidth - document.documentElement.clientWidth)
  expect(bar, 'the scrollbar takes room').toBeGreaterThan(0)

  const button = page.getByTestId('slot-connect').getByRole('button')
  await page.evaluate(() => scrollTo(0, 60))
  const before = await place()
  expect(before.at).toBe(60)
  await button.click()
  const { dialog, overlay } = kitModal(page)
  await expect(dialog).toBeVisible()
  await settle(page)
  expect(await place()).toEqual(before)

  await overlay.hover({ position: { x: 5, y: 5 } })
  await page.mouse.wheel(0, 400)
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  expect(await place()).toEqual(before)
  await expect.poll(() => button.evaluate((element) => element.closest('[inert]') !== null)).toBe(true)

  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  expect(await place()).toEqual(before)
  expect(await page.evaluate(() => document.querySelectorAll('[inert]').length)).toBe(0)
  await page.mouse.wheel(0, 400)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(60)
})

test('R-MODAL-24 R-MODAL-26 nothing moves for who asked for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { kitButton } = await smallPage(page, '/bare', { ...YES, wallet1: 'silent' })
  const { row, title } = kitModal(page)
  const moving = () => page.evaluate(() => document.getAnimations().length)
  await kitButton.click()
  await row('Sandbox Wallet').first().waitFor()
  expect(await moving()).toBe(0)
  await row('Sandbox Wallet').first().click()
  await expect(title).toHaveText('Sandbox Wallet')
  expect(await moving()).toBe(0)

  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await expect.poll(moving, 'the ring travels for everybody else').toBeGreaterThan(0)
})

test('R-MODAL-01 R-NAV-16 the address never changes and the browser’s back leaves the page', async ({ page }) => {
  const { kitButton } = await smallPage(page, '/bare')
  const { dialog, back } = kitModal(page)
  const address = page.url()
  const entries = () => page.evaluate(() => history.length)
  const before = await entries()
  await kitButton.click()
  await dialog.getByRole('button', { name: 'What is a wallet?' }).click()
  await back.click()
  expect([page.url(), await entries()]).toEqual([address, before])
  await page.goBack()
  expect(page.url()).toBe('about:blank')
})

test('R-NAV-16 with closeOnBrowserBack the browser’s back closes the modal and stays on the page', async ({ page }) => {
  const { kitButton } = await smallPage(page, '/bare', { closeOnBrowserBack: '1' })
  const { dialog } = kitModal(page)
  const address = page.url()
  await kitButton.click()
  await expect(dialog).toBeVisible()
  expect(page.url()).toBe(address)
  await page.evaluate(() => history.back())
  await expect(dialog).toBeHidden()
  expect(page.url()).toBe(address)

  await kitButton.click()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.evaluate(() => history.forward())
  await expect(dialog).toBeHidden()
  expect(page.url()).toBe(address)
})

test('R-MODAL-22 up to 430 px it is a sheet at the bottom, wider a card of 360 px in the middle', async ({ page }) => {
  const { kitButton } = await smallPage(page, '/bare', YES)
  const { dialog } = kitModal(page)
  await kitButton.click()
  const rect = async () => {
    await settle(page)
    return dialog.evaluate((card) => {
      const { left, right, top, bottom, width } = card.getBoundingClientRect()
      return {
        left,
        width,
        sides: left - (innerWidth - right),
        below: innerHeight - bottom,
        ends: top - (innerHeight - bottom),
      }
    })
  }
  await page.setViewportSize({ width: 430, height: 900 })
  expect(await rect()).toMatchObject({ left: 0, width: 430, below: 0 })
  await page.setViewportSize({ width: 431, height: 900 })
  expect(await rect()).toMatchObject({ width: 360 })
  expect(Math.abs((await rect()).sides)).toBeLessThanOrEqual(1)
  expect(Math.abs((await rect()).ends)).toBeLessThanOrEqual(1)
})

test('R-HOST-02 with fullScreenOnPhone the card takes the whole of a phone, and of nothing wider', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { kitButton } = await smallPage(page, '/bare', { ...YES, fullScreenOnPhone: '1' })
  const { dialog } = kitModal(page)
  await kitButton.click()
  await expect(dialog).toBeVisible()
  await settle(page)
  expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 })
  await expect(page.locator('[data-part="handle"]')).toHaveCount(0)
  await page.setViewportSize({ width: 431, height: 844 })
  await settle(page)
  expect(await dialog.boundingBox()).toMatchObject({ width: 360 })
  expect((await dialog.boundingBox())?.height).toBeLessThan(700)
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
})

test('R-MODAL-13 R-MODAL-22 the sheet follows a finger on its handle: far enough closes, not far enough comes back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { kitButton } = await smallPage(page, '/bare', YES)
  const { dialog } = kitModal(page)
  await kitButton.click()
  await expect(dialog).toBeVisible()
  await settle(page)
  const top = async () => (await dialog.boundingBox())?.y ?? Number.NaN
  const rest = await top()
  const handle = await page.locator('[data-part="handle"]').boundingBox()
  if (handle === null) throw new Error('The sheet has no handle')
  const at = { x: handle.x + handle.width / 2, y: handle.y + handle.height / 2 }
  const drag = async (by: number) => {
    await page.mouse.move(at.x, at.y)
    await page.mouse.down()
    for (let step = 1; step <= 10; step += 1) {
      await page.mouse.move(at.x, at.y + (by * step) / 10)
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 30)))
    }
  }
  await drag(60)
  expect(await top()).toBeCloseTo(rest + 60, 0)
  await page.mouse.up()
  await expect.poll(top).toBeCloseTo(rest, 0)
  await drag(160)
  await page.mouse.up()
  await expect(dialog).toBeHidden()
})

test('R-HOST-05 the modal stands over the page at a height that the host can set', async ({ page }) => {
  const { kitButton } = await smallPage(page, '/bare')
  const { dialog } = kitModal(page)
  await kitButton.click()
  const height = () =>
    dialog.evaluate((card) => {
      for (let box: Element | null = card; box !== null; box = box.parentElement) {
        if (getComputedStyle(box).position === 'fixed') return getComputedStyle(box).zIndex
      }
      return undefined
    })
  expect(await height()).toBe('99999')
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('[data-bowline] { --bl-z-index: 7 }')
    document.adoptedStyleSheets = [sheet]
  })
  expect(await height()).toBe('7')
})

test('R-HOST-04 a page whose styles reach for everything leaves the kit as it is', async ({ page }) => {
  const seen = []
  for (const path of ['/bare', '/hostile']) {
    const { kitButton } = await smallPage(page, path, { ...YES, theme: 'dark' })
    await kitButton.click()
    await kitModal(page).row('Second Sandbox').waitFor()
    await page.mouse.move(0, 0)
    await rest(page)
    await settle(page)
    seen.push(await page.evaluate(readKitStyles))
  }
  const [clean = [], hostile = []] = seen
  expect(hostile.length).toBe(clean.length)
  expect(hostile).toEqual(clean)
})

test('R-HOST-04 the kit’s stylesheet matches nothing of the host', async ({ page }) => {
  const { kitButton } = await smallPage(page, '/hostile', YES)
  await kitButton.click()
  await kitModal(page).row('Second Sandbox').waitFor()
  await settle(page)
  expect(await styleDifferences(page)).toEqual([])
})

for (const kind of ['library', 'native'] as const) {
  test(`R-HOST-06 inside the ${kind} dialog of a host the modal is usable, and leaves the dialog as it was`, async ({
    page,
  }) => {
    await smallPage(page, '/nested', { wallet1: 'approve' })
    await page.getByTestId(`open-${kind}`).click()
    const host = page.getByTestId(`${kind}-dialog`)
    const card = page.locator('[data-part="card"]')
    const button = host.getByTestId('kit-buttons').getByRole('button').last()
    await button.click()
    await expect(card.getByRole('heading', { level: 1 })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(card).toBeHidden()
    await expect(button).toBeFocused()
    await expect(host.getByTestId('host-field')).toBeVisible()

    await button.click()
    await card.getByRole('button', { name: /^Sandbox Wallet/ }).click()
    await expect(card).toBeHidden()
    await expect(button).toHaveAccessibleName(/^Account 0xf3/)
    await host.getByTestId('host-field').fill('still works')
    await host.getByTestId('close-host-dialog').click()
    await expect(host).toBeHidden()
  })
}

test('R-HOST-07 in a frame it connects as in a page', async ({ page }) => {
  const body = '<iframe src="/bare?wallets=1&amp;wallet1=approve" width="900" height="700"></iframe>'
  await page.route('**/around', (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto('/around')
  const frame = page.frameLocator('iframe').first()
  const button = frame.getByTestId('kit-buttons').getByRole('button').last()
  await button.click()
  await frame
    .getByRole('dialog')
    .getByRole('button', { name: /^Sandbox Wallet/ })
    .click()
  await expect(frame.getByRole('dialog')).toBeHidden()
  await expect(button).toHaveAccessibleName(/^Account 0xf3/)
  await expect(frame.locator('html')).toHaveAttribute('data-csp-violations', '0')
  // The page around is none of the demo's and counts nothing.
  await page.goto('/blank')
})

/** How everything in the card is drawn, but for what follows the host's own font. */
function readKitStyles(): readonly string[] {
  const compared = [
    'display position color background-color background-image opacity visibility',
    'font-size font-weight font-style line-height letter-spacing word-spacing text-transform text-align text-indent',
    'text-decoration-line white-space padding-top padding-right padding-bottom padding-left margin-top margin-right',
    'margin-bottom margin-left border-top-width border-top-style border-top-color border-left-width border-radius',
    'box-sizing box-shadow outline-style min-height max-width cursor list-style-type gap flex-direction overflow-x',
  ].flatMap((line) => line.split(' '))
  const card = document.querySelector('[role="dialog"]')
  return [card, ...(card?.querySelectorAll('*') ?? [])].flatMap((element) => {
    if (element === null) return []
    const style = getComputedStyle(element)
    const { width, height } = element.getBoundingClientRect()
    const size = element.closest('svg, img') ? [`width: ${width}`, `height: ${height}`] : []
    const drawn = element.closest('svg') ? [`fill: ${style.fill}`, `stroke: ${style.stroke} ${style.strokeWidth}`] : []
    const name = `${element.tagName} ${element.getAttribute('data-part') ?? ''}`
    return [
      [name, ...compared.map((property) => `${property}: ${style.getPropertyValue(property)}`), ...size, ...drawn].join(
        '\n',
      ),
    ]
  })
}

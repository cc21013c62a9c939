import { LAB } from '../lab-path.mjs'
import { FIRST_ACCOUNT, FIRST_ADDRESS } from './pages/chains.js'
import { expect, test } from './test.js'

for (const host of ['none', 'wagmi']) {
  test(`R-STORE-20 R-HOST-01 host ${host}: with the cookie the server renders the account, and the page keeps it`, async ({
    demo,
    browser,
    context,
    baseURL,
  }) => {
    const settings = { host, storage: 'cookie', wallet1: 'approve' }
    await demo.open(settings)
    await demo.connect()
    await demo.button('network').click()
    await demo.modal.row('Base').click()
    await expect(demo.button('network')).toHaveAccessibleName('Network Base')

    await test.step('the server alone', async () => {
      const still = await browser.newContext({
        ...(baseURL !== undefined && { baseURL }),
        javaScriptEnabled: false,
        storageState: { cookies: await context.cookies(), origins: [] },
      })
      const page = await still.newPage()
      await page.goto(`${LAB}?${new URLSearchParams(settings)}`)
      await expect(page.getByTestId('slot-kit').getByRole('button')).toHaveAccessibleName(FIRST_ACCOUNT)
      await expect(page.getByTestId('slot-network').getByRole('button')).toHaveAccessibleName('Network Base')
      await still.close()
    })

    await test.step('the first render in the browser', async () => {
      await demo.page.addInitScript(recordNames)
      await demo.reload()
      await expect(demo.fact('status')).toHaveText('connected')
      await expect(demo.fact('caipAddress')).toHaveText(`eip155:8453:${FIRST_ADDRESS}`)
      await expect(demo.button('kit')).toHaveAttribute('data-status', 'connected')
      const names = await demo.page.evaluate((): unknown => Reflect.get(window, 'shownNames'))
      expect(names, 'names the button had since the page began to load').toEqual(
        expect.arrayContaining([expect.stringMatching(FIRST_ACCOUNT)]),
      )
      expect(JSON.stringify(names)).not.toContain('Connect')
    })

    await test.step('after disconnecting', async () => {
      await demo.button('kit').click()
      await demo.modal.button('Disconnect').click()
      await expect(demo.button('kit')).toHaveAccessibleName('Connect wallet')
      const html = await (await demo.page.request.get(`${LAB}?${new URLSearchParams(settings)}`)).text()
      expect(html).not.toContain('b92266')
    })
  })
}

test('R-HOST-01 R-BTN-05 without a cookie the server renders the connect button, in its final width', async ({
  demo,
  browser,
  baseURL,
}) => {
  const still = await browser.newContext({ ...(baseURL !== undefined && { baseURL }), javaScriptEnabled: false })
  const page = await still.newPage()
  await page.goto(LAB)
  const drawn = page.getByTestId('slot-kit').getByRole('button')
  await expect(drawn).toHaveAccessibleName('Connect wallet')
  const before = await drawn.boundingBox()
  await still.close()
  await demo.open()
  expect(await demo.button('kit').boundingBox()).toEqual(before)
})

test('R-HOST-90 an image that is opened directly finds the icon that the browser requests', async ({ page }) => {
  const answer = await page.request.get('/favicon.ico')
  expect(answer.status()).toBe(200)
  expect(answer.headers()['content-type']).toBe('image/svg+xml')
})

/** Runs in the page before any other script. */
function recordNames(): void {
  const names: string[] = []
  Reflect.set(window, 'shownNames', names)
  const record = () => {
    const name = document.querySelector('[data-testid="slot-kit"] button')?.getAttribute('aria-label')
    if (typeof name === 'string' && names.at(-1) !== name) names.push(name)
  }
  new MutationObserver(record).observe(document, { subtree: true, childList: true, attributes: true })
}

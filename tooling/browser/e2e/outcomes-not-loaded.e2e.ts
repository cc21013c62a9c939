/** A transaction ends on a later page, and the code that handles outcomes cannot be fetched at first. */
import type { Page } from '@playwright/test'
import { openAccountWithPrompts } from './pages/account-view.js'
import { director, FIRST_ADDRESS, RECIPIENT } from './pages/chains.js'
import { sendViews } from './pages/money-views.js'
import { passTime } from './pages/page-time.js'
import { expect, test } from './test.js'

/** A string from the file that handles outcomes. */
const OF_AN_END = 'An outcome could not be reported'

async function refuseEnds(page: Page): Promise<{ readonly refused: () => number; readonly goOn: () => Promise<void> }> {
  let refused = 0
  await page.route('**/_next/static/chunks/**', async (route) => {
    const response = await route.fetch()
    const isOfAnEnd = (await response.text()).includes(OF_AN_END)
    if (isOfAnEnd) refused += 1
    await (isOfAnEnd ? route.abort() : route.fulfill({ response }))
  })
  return { refused: () => refused, goOn: () => page.unrouteAll({ behavior: 'wait' }) }
}

/** Records every toast that the page shows from now on; the returned function reads them. */
async function keepToasts(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    const toasts: string[] = []
    Reflect.set(window, 'toasts', toasts)
    Reflect.get(window, 'bowlineDemo').kit.subscribe(
      ({ toast }: { toast: { message: string } }) => toast.message,
      (message: string) => message !== '' && toasts.push(message),
    )
  })
  return () => page.evaluate(() => Reflect.get(window, 'toasts'))
}

test.beforeEach(({ demo }) => demo.page.clock.install())
test.afterEach(() => director('mainnet').setAutomine(true))

test('R-SEND-137 an outcome whose code cannot be fetched stays pending, and is reported once by a later check', async ({
  demo,
  complaints,
}) => {
  complaints.allow(/Failed to load resource|could not be restored/)
  await director('mainnet').setBalance({ address: FIRST_ADDRESS, value: 10_000n * 10n ** 18n })
  await openAccountWithPrompts(demo)
  await demo.modal.button('Send').click()
  const views = sendViews(demo)
  await views.chooseToken('ETH')
  await views.amount.fill('0.5')
  await views.recipient.fill(RECIPIENT)
  await views.next('Review send').click()
  await director('mainnet').setAutomine(false)
  await views.send.click()
  await demo.wallet.approve('send')
  await expect(demo.modal.dialog.getByText('Transaction started')).toBeVisible()

  const { refused, goOn } = await refuseEnds(demo.page)
  await demo.reload()
  await expect(demo.button('kit')).toHaveAccessibleName(/, 1 pending$/)
  expect(refused()).toBe(0)
  const toasts = await keepToasts(demo.page)
  await director('mainnet').mine({ blocks: 1 })
  await expect(async () => {
    await passTime(demo.page, 5_000)
    expect(refused()).toBeGreaterThan(1)
  }).toPass()
  await expect(demo.button('kit')).toHaveAccessibleName(/, 1 pending$/)
  expect(await toasts()).toEqual([])

  await goOn()
  await expect(async () => {
    await passTime(demo.page, 5_000)
    expect(await toasts()).toEqual(['Transaction confirmed'])
  }).toPass()
  await expect(demo.button('kit')).not.toHaveAccessibleName(/pending/)
  await passTime(demo.page, 60_000, 60_000)
  expect(await toasts()).toEqual(['Transaction confirmed'])
})
